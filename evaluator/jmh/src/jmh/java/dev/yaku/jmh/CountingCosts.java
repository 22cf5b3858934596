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
import dev.yaku.equity.internal.spot.Tally;
import java.util.ArrayList;
import java.util.List;

/**
 * How long does each way to count a spot take, beside its estimate, and is the fastest one chosen?
 * The constants {@code NANOSECONDS_…} of the estimates come from this table.
 *
 * <p>{@code java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.CountingCosts} prints
 * microseconds of the thread's CPU time, the least of ten runs of a tenth of a second each. A way
 * that would take more than a second by its estimate is left out. It takes about three minutes.
 */
public final class CountingCosts {
  private static final double MOST_NANOSECONDS = 1e9;
  private static final int SLICES = 10;

  private CountingCosts() {}

  /** Prints the table. */
  public static void main(String[] arguments) {
    System.out.printf("| JDK %s, µs | way | estimate | time | |%n", Runtime.version());
    System.out.println("|---|---|---:|---:|---|");
    for (String text : texts()) {
      Spot spot = spot(text);
      Class<?> chosen = Counting.of(spot).getClass();
      for (int way = 0; way < Counting.WAYS; way++) {
        Counting counting = Counting.of(spot, way);
        if (counting != null && counting.cost() < MOST_NANOSECONDS) {
          System.out.printf(
              "| %s | %s | %.2f | %.2f | %s |%n",
              text.replace("|", "\\|"),
              counting.getClass().getSimpleName().replace("Counting", ""),
              counting.cost() / 1e3,
              time(spot, way) / 1e3,
              counting.getClass() == chosen ? "chosen" : "");
        }
      }
    }
  }

  /** The spots as texts; no commands, which have that word, too. */
  static List<String> texts() {
    return Questions.cold("equity ").stream().filter(text -> text.startsWith("equity ")).toList();
  }

  /** The least time of one answer in nanoseconds. */
  private static double time(Spot spot, int way) {
    double least = Double.POSITIVE_INFINITY;
    for (int slice = 0; slice < SLICES; slice++) {
      least = Math.min(least, Warm.slice(() -> deals(spot, Counting.of(spot, way)), Warm.SLICE));
    }
    return least;
  }

  /** The number of deals counted. */
  private static long deals(Spot spot, Counting counting) {
    Tally sum = new Tally(spot);
    int blocks = counting.blocks();
    for (int block = 0; block < blocks; block++) {
      Tally tally = blocks == 1 ? sum : new Tally(spot);
      counting.count(block, tally);
      if (blocks > 1) {
        sum.add(tally);
      }
    }
    return sum.deals();
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
      Player player = text.equals("random") ? game.any(text) : game.player(text);
      seats.add(player.seat(Math.max(game.minHole(), player.least()), HoleIndex.SIZE));
    }
    return new Spot(game, seats, parts.length == 1 ? Hand.EMPTY : Hand.parse(parts[1]), 0);
  }
}
