package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.counting.Countings;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.HoldemGame;
import dev.yaku.equity.internal.spot.OmahaGame;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
  private static final double SHORT = 1e5;
  private static final long SLICE = 100_000_000;
  private static final int SLICES = 10;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final String[] SPOTS = {
    "As Ks / Qh Qd",
    "As Ks / TT+, AQ+",
    "As Ks / random",
    "AKs / QQ",
    "TT+, AQ+ / QQ+, AK, 76s",
    "AK, !AsKs / QQ+",
    "random / random",
    "As Ks / Qh Qd / Jc Tc",
    "As Ks / Qh Qd / Jc Tc / 9h 8h / 2c 2d",
    "AK / QQ+ / 76s",
    "TT+, AQ+ / QQ+, AK / TT",
    "As Ks / Qh Qd | 2c 7h Ts",
    "As Ks / TT+, AQ+ | 2c 7h Ts",
    "As Ks / random | 2c 7h Ts",
    "TT+, AQ+ / QQ+, AK, 76s | 2c 7h Ts",
    "random / random | 2c 7h Ts",
    "AK / QQ+ / 76s | 2c 7h Ts",
    "As Ks / Qh Qd | 2c 7h Ts 9s",
    "As Ks / random | 2c 7h Ts 9s",
    "TT+, AQ+ / QQ+, AK, 76s | 2c 7h Ts 9s",
    "random / random | 2c 7h Ts 9s",
    "As Ks / Qh Qd | 2c 7h Ts 9s 3d",
    "As Ks / random | 2c 7h Ts 9s 3d",
    "TT+, AQ+ / QQ+, AK, 76s | 2c 7h Ts 9s 3d",
    "random / random | 2c 7h Ts 9s 3d",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h / Tc 9c 5d 4d",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h | 3c 7d Ts",
    "omaha: As Ks Qh Jh / AdAx$ds | 3c 7d Ts",
    "omaha-hi-lo: As Ks Qh Jh / 2c 2d 7h 8h",
  };

  private CountingCosts() {}

  /** Prints the table. */
  public static void main(String[] arguments) {
    System.out.printf("| JDK %s, µs | way | estimate | time | |%n", Runtime.version());
    System.out.println("|---|---|---:|---:|---|");
    for (String text : SPOTS) {
      Spot spot = spot(text);
      Class<?> chosen = Countings.of(spot).getClass();
      for (int way = 0; way < Countings.WAYS; way++) {
        Counting counting = Countings.of(spot, way);
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

  /** The least time of one answer in nanoseconds. */
  private static double time(Spot spot, int way) {
    double least = Double.POSITIVE_INFINITY;
    int together =
        Countings.of(spot, way).cost() < SHORT ? 16 : 1; // asking for the time takes time
    for (int slice = 0; slice < SLICES; slice++) {
      long start = THREADS.getCurrentThreadCpuTime();
      long answers = 0;
      long end;
      do {
        for (int i = 0; i < together; i++) {
          count(spot, Countings.of(spot, way));
        }
        answers += together;
        end = THREADS.getCurrentThreadCpuTime();
      } while (end - start < SLICE);
      least = Math.min(least, (double) (end - start) / answers);
    }
    return least;
  }

  private static void count(Spot spot, Counting counting) {
    Tally sum = new Tally(spot);
    int blocks = counting.blocks();
    for (int block = 0; block < blocks; block++) {
      Tally tally = blocks == 1 ? sum : new Tally(spot);
      counting.count(block, tally);
      if (blocks > 1) {
        sum.add(tally);
      }
    }
    if (sum.deals() == 0) {
      throw new IllegalStateException("no deals: " + spot);
    }
  }

  private static Spot spot(String text) {
    int colon = text.indexOf(':');
    String[] parts = text.substring(colon + 1).split("\\|", -1);
    Game game =
        colon < 0
            ? new HoldemGame(HandEvaluator.of("standard"))
            : new OmahaGame(OmahaEvaluator.of(text.substring(0, colon)));
    List<Seat> seats = new ArrayList<>();
    for (String player : parts[0].split("/", -1)) {
      seats.add(seat(game, player.strip()));
    }
    return new Spot(game, seats, parts.length == 1 ? Hand.EMPTY : Hand.parse(parts[1]), 0);
  }

  private static Seat seat(Game game, String player) {
    if (player.matches("(?:[2-9TJQKA][cdhs] ?)+")) {
      return Seat.of(player, Hand.parse(player), 0);
    }
    if (player.equals("random")) {
      return Seat.ofAny(player, game.deck());
    }
    return game instanceof OmahaGame
        ? new Seat(player, OmahaRange.parse(player, 4).holes(), null, 0)
        : Seat.of(player, Range.parse(player).weights());
  }
}
