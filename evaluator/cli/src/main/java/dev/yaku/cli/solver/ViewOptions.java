package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Fault;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Range;
import dev.yaku.solver.PlaceGain;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.SolverSpot;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that choose which part of a solution is shown. */
final class ViewOptions {
  @Option(names = "--hands")
  boolean hands;

  @Option(names = "--values")
  boolean values;

  @Option(names = "--by", paramLabel = "WORDS", converter = ByWords.class)
  GroupView.By by;

  @Option(names = "--runouts")
  boolean runouts;

  @Option(names = "--range", paramLabel = "oop|ip", converter = PlayerName.class)
  Integer range;

  @Option(names = "--short")
  boolean isShort;

  @Option(names = "--best-answer", paramLabel = "oop|ip", converter = PlayerName.class)
  Integer best;

  @Option(names = "--lock", paramLabel = "ACTION=PART", converter = LockText.class)
  Frequency lock;

  /** How often a range is to take an action. */
  record Frequency(String action, double part) {}

  /** Whether no place was named, so that rows are those of all places. */
  boolean ofAllPlaces;

  /** Why these options make no sense together; null if they do. */
  String fault() {
    long views =
        Stream.of(values, by != null, runouts, range != null, lock != null)
            .filter(is -> is)
            .count();
    if (by == GroupView.By.PLACE && best == null) {
      return "--by place: expected --best-answer, too";
    }
    if (isShort && range == null) {
      return "--short: expected --range, too";
    }
    return views > 1
        ? "expected at most one of --values, --by, --runouts, --range and --lock"
        : null;
  }

  /** Rejects a place at which there is nothing to show. */
  void check(SolutionNode place) {
    if (range != null || by == GroupView.By.PLACE) {
      return;
    }
    if (runouts && !place.isDeal()) {
      String fault = "--runouts: expected a place where a card comes, found " + place;
      throw CliException.ofArguments(fault, null);
    }
    if (by == GroupView.By.DRAWS && place.boardCards().length == 5) {
      throw CliException.ofArguments("--by draws: the board is complete", null);
    }
    if (!runouts && place.isDeal()) {
      String fault = "--node: a card comes there: add one, such as / 7s, or --runouts";
      throw CliException.ofArguments(Fault.Code.CARD, fault, null);
    }
    if (place.isEnd()) {
      throw CliException.ofArguments(Fault.Code.OVER, "--node: the hand is over there", null);
    }
  }

  /** The view that was asked for: of a solution, or of a place of what is shown of it. */
  View of(Solution solution, SolutionNode place, Words words) {
    if (by == GroupView.By.PLACE) {
      return new GainView(solution, best, words);
    }
    if (range != null) {
      String player = Figures.PLAYERS.get(range);
      Range hands = place.range(range);
      return new RangeView(place, player, isShort ? hands.toString() : hands.plainText());
    }
    if (runouts) {
      return RunoutView.of(place, words);
    }
    if (lock != null) {
      return LockView.of(solution.spot(), place, lock);
    }
    if (by != null) {
      return new GroupView(solution.spot(), place, by, words);
    }
    return new StrategyView(place, this, words);
  }

  /** One way to look at a place of a solution. */
  interface View {
    /** The names of the columns of {@link #rows}. */
    List<String> columns();

    /** The view as objects for programs. */
    List<Members> members();

    /** Writes a table for programs. */
    default void rows(Sheet.Sink sink) throws IOException {
      for (Members row : members()) {
        sink.take(row);
      }
    }

    /** Adds the same to an object for programs, and for people. */
    void addTo(Members object, Sheet sheet);

    /** Whether there is nothing else in text, so that other programs can read it. */
    default boolean isAlone() {
      return false;
    }
  }

  /** The hands that a player has at a place, as text that other programs read, too. */
  private record RangeView(SolutionNode node, String player, String range) implements View {
    @Override
    public List<String> columns() {
      return List.of("node", "player", "range");
    }

    @Override
    public List<Members> members() {
      return List.of(new Members().column(node.path()).column(player).column(range));
    }

    @Override
    public void addTo(Members object, Sheet sheet) {
      object.put("range", new Members().put(player, range));
      sheet.line(range);
    }

    @Override
    public boolean isAlone() {
      return true;
    }
  }

  /** A question in which a range takes an action so often: see {@link SolutionNode#lock}. */
  private record LockView(SolverSpot spot, SolutionNode node, String lock) implements View {
    static LockView of(SolverSpot spot, SolutionNode node, Frequency frequency) {
      try {
        return new LockView(spot, node, node.lock(frequency.action(), frequency.part()));
      } catch (IllegalArgumentException e) {
        throw CliException.ofArguments("--lock: " + e.getMessage(), e);
      }
    }

    /** The question with one more line, whose key is not there yet. */
    private String question() {
      String text = spot.toString().stripTrailing();
      int number = 1;
      while (text.contains("lock." + number)) {
        number++;
      }
      return text + "\nlock." + number + " = " + lock;
    }

    @Override
    public List<String> columns() {
      return List.of("node", "lock");
    }

    @Override
    public List<Members> members() {
      return List.of(new Members().column(node.path()).column(lock));
    }

    @Override
    public void addTo(Members object, Sheet sheet) {
      object.put("lock", lock).put("question", question());
      sheet.line(question());
    }

    @Override
    public boolean isAlone() {
      return true;
    }
  }

  /** Where a best answer gains: a row for each place, with any cards. */
  private record GainView(Solution solution, int player, Words words, List<PlaceGain> gains)
      implements View {
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
      return members.put("reached", Figures.significant(gain.reached()));
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

  static final class ByWords extends Converters.Choice<GroupView.By> {
    ByWords() {
      super(GroupView.By.values());
    }
  }

  static final class LockText implements ITypeConverter<Frequency> {
    @Override
    public Frequency convert(String text) {
      int equals = text.indexOf('=');
      if (equals < 0) {
        throw new TypeConversionException("expected ACTION=PART, such as bet 60=30%");
      }
      double part = new Converters.Part().convert(text.substring(equals + 1).strip());
      return new Frequency(text.substring(0, equals).strip(), part);
    }
  }

  static final class PlayerName implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return Converters.index(text, Figures.PLAYERS);
    }
  }
}
