package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.PlaceGain;
import dev.yaku.solver.Solution;
import java.util.ArrayList;
import java.util.List;

/** Where a best answer gains: a row for each place, with any cards. */
record GainView(Solution solution, int player, Words words, List<PlaceGain> gains)
    implements ViewOptions.View {
  private static final int SHOWN = 20; // places, to people
  private static final int BAR = 20;
  private static final double LEAST = 5e-5; // chips that are shown as more than 0

  GainView(Solution solution, int player, Words words) {
    this(solution, player, words, solution.gains(player));
  }

  @Override
  public List<String> columns() {
    return List.of("node", "player", "gain", "share", "reached");
  }

  @Override
  public List<Members> members() {
    return gains.stream().map(this::members).toList();
  }

  private Members members(PlaceGain gain) {
    Members members = new Members().put("node", gain.node());
    members.put("player", Figures.PLAYERS.get(player)).put("gain", Figures.number(gain.gain()));
    members.put("share", Figures.number(share(gain)));
    return members.put("reached", Figures.number(gain.reached()));
  }

  private double share(PlaceGain gain) {
    double all = solution.bestAnswer(player) - solution.value(player);
    return all > 0 ? gain.gain() / all : 0;
  }

  @Override
  public void addTo(Members object, Sheet sheet) {
    double best = solution.bestAnswer(player);
    object.put("bestAnswer", Figures.number(best));
    object.put("gains", members());
    double gain = best - solution.value(player);
    String name = Figures.PLAYERS.get(player);
    String said = words.say("solve.gains", name, best, gain, Figures.PLAYERS.get(1 - player));
    sheet.title(said).line(said).line("");
    List<String> heading = words.all("solve.", "place", "gain", "gained", "reached");
    double most = gains.isEmpty() ? 1 : Math.max(gains.get(0).gain(), Double.MIN_NORMAL);
    List<Block.Bar> bars = new ArrayList<>();
    for (PlaceGain of : gains.subList(0, Math.min(SHOWN, gains.size()))) {
      if (of.gain() < LEAST) {
        break;
      }
      String chips = Words.format("%.4f", of.gain());
      List<String> figures =
          List.of(chips, Figures.percent(share(of)), Figures.percent(of.reached()));
      String node = of.node().isEmpty() ? words.say("solve.start") : of.node();
      bars.add(new Block.Bar(node, figures, of.gain() / most, Colour.ORANGE));
    }
    int longest = bars.stream().mapToInt(bar -> Columns.width(bar.name())).max().orElse(0);
    int width = Math.max(longest, Columns.width(heading.get(0)));
    sheet.block(Block.Bars.of(heading, width, BAR, bars));
  }
}
