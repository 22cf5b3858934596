package dev.yaku.cli.solver;

import dev.yaku.cli.options.Converters;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** What to show of a solution. */
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

  @Option(names = "--best-answer", paramLabel = "oop|ip", converter = PlayerName.class)
  Integer best;

  /** Why these options make no sense together; null if they do. */
  String fault() {
    long views = Stream.of(values, by != null, runouts, range != null).filter(is -> is).count();
    if (by == GroupView.By.PLACE && best == null) {
      return "--by place: expected --best-answer, too";
    }
    return views > 1 ? "expected at most one of --values, --by, --runouts and --range" : null;
  }

  /** Why there is nothing to show at a place; null if there is. */
  String fault(SolutionNode place) {
    if (range != null || by == GroupView.By.PLACE) {
      return null;
    }
    if (runouts) {
      return place.isDeal()
          ? null
          : "--runouts: expected a place where a card comes, found " + place;
    }
    if (by == GroupView.By.DRAWS && place.boardCards().length == 5) {
      return "--by draws: the board is complete";
    }
    return place.player() >= 0
        ? null
        : "--node: "
            + (place.isDeal()
                ? "a card comes there: add one, such as / 7s, or --runouts"
                : "the hand is over there");
  }

  /**
   * The view that was asked for.
   *
   * @param solution that was found
   * @param place to show, of that which is shown
   */
  View of(Solution solution, SolutionNode place, Words words) {
    if (by == GroupView.By.PLACE) {
      return new GainView(solution, best, words);
    }
    if (range != null) {
      String player = Figures.PLAYERS.get(range);
      return new RangeView(place, player, place.range(range).toString());
    }
    if (runouts) {
      return RunoutView.of(place, words);
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

    /** What is seen, for programs. */
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

  /** The hands that a player has at a place, as text that {@code yaku range} and others read. */
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

  /** Reads what hands are told apart by. */
  static final class ByWords extends Converters.Choice<GroupView.By> {
    ByWords() {
      super(GroupView.By.values());
    }
  }

  /** Reads the name of a player. */
  static final class PlayerName implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return Converters.index(text, Figures.PLAYERS);
    }
  }
}
