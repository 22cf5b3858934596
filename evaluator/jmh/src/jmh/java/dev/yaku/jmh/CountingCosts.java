package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Player;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.work.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * How long does each way to count a spot take, beside its estimate, and is the fastest one chosen?
 * The constants {@code NANOSECONDS_…} of the estimates come from this table.
 *
 * <p>{@code java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.CountingCosts} prints the
 * thread's CPU time, the least of ten runs of a tenth of a second each. A way that would take more
 * than a second by its estimate is left out. It takes about three minutes.
 */
public final class CountingCosts {
  private static final double MOST_NANOSECONDS = 1e9;
  private static final int SLICES = 10;

  private CountingCosts() {}

  /** Prints the table of ways, estimates and times. */
  public static void main(String[] arguments) {
    Table table = new Table(List.of(Jvm.VERSION, "way", "estimate", "time", ""));
    for (String text : texts()) {
      Spot spot = spot(text);
      Class<?> chosen = Counting.of(spot, false).getClass();
      for (int way = 0; way < Counting.WAYS; way++) {
        Counting counting = Counting.of(spot, way);
        if (counting != null && counting.cost() < MOST_NANOSECONDS) {
          String name = counting.getClass().getSimpleName().replace("Counting", "");
          String mark = counting.getClass() == chosen ? "chosen" : "";
          String time = Warm.text(time(spot, way));
          table.add(List.of(text, name, Warm.text(counting.cost()), time, mark));
        }
      }
    }
    System.out.print(table);
  }

  /** The spots as texts; no commands, which have that word, too. */
  static List<String> texts() {
    return Question.cold("equity ").stream().filter(text -> text.startsWith("equity ")).toList();
  }

  /** The least time in nanoseconds of one answer, a number of deals. */
  private static double time(Spot spot, int way) {
    LongSupplier answer =
        () -> {
          Workers caller = new Workers(spot, 1, null, new Stop());
          return caller.count(Counting.of(spot, way), false).tally().deals();
        };
    return Warm.least(answer, SLICES, Warm.SLICE);
  }

  static Spot spot(String question) {
    int colon = question.indexOf(':');
    String rules = question.substring("equity ".length(), colon);
    String[] parts = question.substring(colon + 1).split("\\|", -1);
    Game game =
        rules.startsWith("omaha")
            ? new Game.Omaha(OmahaEvaluator.of(rules))
            : new Game.Holdem(HandEvaluator.of(rules));
    List<Seat> seats = new ArrayList<>();
    for (String part : parts[0].split("/", -1)) {
      String text = part.strip();
      boolean random = text.equals("random");
      Player player = random ? new Player.Known(text, Hand.EMPTY, game) : game.player(text);
      seats.add(player.seat(Math.max(game.minHole(), player.least()), HoleIndex.SIZE));
    }
    return new Spot(game, seats, parts.length == 1 ? Hand.EMPTY : Hand.parse(parts[1]), 0);
  }
}
