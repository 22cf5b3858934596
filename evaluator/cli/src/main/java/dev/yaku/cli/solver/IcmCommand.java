package dev.yaku.cli.solver;

import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.internal.cards.NumberList;
import dev.yaku.solver.Icm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "icm")
public final class IcmCommand extends WordsTask {
  private static final int MOST_FACTORS = 10; // players: two values for each pair

  @Option(names = "--payouts", paramLabel = "LIST", required = true)
  private String payouts;

  @Parameters(arity = "1", paramLabel = "STACKS")
  private String chips;

  @Override
  protected int run() throws IOException {
    Icm icm = asked("--payouts", () -> Icm.of(NumberList.parse(payouts, 0)));
    double[] stacks = asked("STACKS", () -> NumberList.parse(chips, 0));
    double[] values = asked("STACKS", () -> icm.values(stacks));
    double all = Arrays.stream(stacks).sum();
    int factored = stacks.length <= MOST_FACTORS ? stacks.length : 0;
    Sheet sheet = new Sheet();
    List<Block.Bar> bars = new ArrayList<>();
    for (int player = 0; player < stacks.length; player++) {
      List<Object> factors = new ArrayList<>();
      List<String> figures = new ArrayList<>();
      figures.add(Words.format("%.2f", stacks[player]));
      figures.add(Words.percent(stacks[player] / all));
      figures.add(Words.format("%.4f", values[player]));
      for (int other = 0; other < factored; other++) {
        double factor = other == player ? Double.NaN : icm.bubbleFactor(player, other, stacks);
        factors.add(Figures.number(factor));
        figures.add(Double.isNaN(factor) ? "–" : Words.format("%.3f", factor));
      }
      Members row = new Members().put("player", player + 1).put("stack", stacks[player]);
      row.put("value", Figures.number(values[player])).member("bubbleFactors", factors);
      sheet.add(row.column(String.join(" ", factors.stream().map(IcmCommand::said).toList())));
      String name = String.valueOf(player + 1);
      bars.add(new Block.Bar(name, figures, values[player] / icm.total(), Colour.ORANGE));
    }
    List<String> heading = new ArrayList<>(words().all("icm.", "player", "stack", "part", "value"));
    for (int other = 0; other < factored; other++) {
      heading.add(words().say("icm.factor", other + 1));
    }
    answers().header(List.of("player", "stack", "value", "bubble-factors"));
    answers().write(sheet.written(Block.Bars.of(heading, 8, 0, bars)));
    return 0;
  }

  private static String said(Object factor) {
    return factor instanceof Double ? "-" : factor.toString();
  }
}
