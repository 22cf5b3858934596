package dev.yaku.solver;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The worth of stacks of a tournament in prizes, by the model of Malmuth and Harville (ICM): a
 * player takes the first place with the part of all chips that the player has, the second with the
 * part of the chips of all but the first, and so on.
 *
 * <pre>{@code
 * double[] values = Icm.of(50, 30, 20).values(25, 87, 88); // 25.7, 37.1, 37.2
 * }</pre>
 *
 * <p>Exact but for rounding, some 1e-14 of the prizes, for any number of players. Immutable and
 * thread-safe.
 */
public final class Icm {
  static final double MOST_CHIPS = 1e9; // of a stack

  /*
   * Every chip rings once, and a player takes the place of the first of the player's chips to ring
   * (T. Streib, "New algorithm to calculate ICM for large tournaments", 2011). Chips ring without
   * memory, as atoms decay: so the next one is any of those left with the same chance, which is the
   * model of Malmuth and Harville. The mean prize is an integral over the time of a player's first
   * ring; over x, of which the time is exp(x - exp(-x)), it ends steeply on both sides, so that
   * sums in equal steps are exact but for rounding (H. Takahasi, M. Mori, "Double Exponential
   * Formulas for Numerical Integration", 1974), if the steps are narrower than a place.
   */
  private static final double EARLIEST = -3.7; // x: the chance that any chip has rung is 1e-19
  private static final double HARDLY_EVER = 1e-30;
  private static final double LEAST_CHIPS = 1e-200; // times are numbers, too

  private final double[] payouts;

  private Icm(double... payouts) {
    this.payouts = payouts;
  }

  /**
   * {@return the model for these prizes}
   *
   * @param payouts what places pay, the first place first: at least one, none above the one before,
   *     the first above 0, in any unit
   * @throws IllegalArgumentException if they are others
   */
  public static Icm of(double... payouts) {
    double before = Double.MAX_VALUE;
    for (int place = 0; place < payouts.length; place++) {
      if (!(payouts[place] >= 0 && payouts[place] <= before)) {
        String found = "place " + (place + 1) + " pays " + number(payouts[place]);
        throw new IllegalArgumentException(
            found + ": expected at least 0, and at most as much as the place before");
      }
      before = payouts[place];
    }
    if (payouts.length == 0 || payouts[0] == 0) {
      throw new IllegalArgumentException("expected what places pay, the first place first");
    }
    return new Icm(payouts.clone());
  }

  /** {@return the sum of all prizes} */
  public double total() {
    return Arrays.stream(payouts).sum();
  }

  /**
   * {@return what each stack is worth, in the unit of the prizes; their sum is that of the prizes}
   * Ten players take a tenth of a millisecond or less, a thousand of whom 150 are paid some tenths
   * of a second, and memory for as many numbers as players times places.
   *
   * @param stacks the chips of each player, above 0
   * @throws IllegalArgumentException if there are fewer stacks than places, or a stack is not above
   *     0, or above 1,000,000,000
   */
  public double[] values(double... stacks) {
    requireStacks(stacks);
    if (stacks.length < payouts.length) {
      String found = payouts.length + " places for " + stacks.length + " players";
      throw new IllegalArgumentException(found + ": expected at most one for each");
    }
    return values(stacks, stacks);
  }

  static double[] requireStacks(double... stacks) {
    for (int player = 0; player < stacks.length; player++) {
      if (!(stacks[player] >= LEAST_CHIPS && stacks[player] <= MOST_CHIPS)) {
        String found = "stack " + (player + 1) + " is " + number(stacks[player]);
        throw new IllegalArgumentException(found + ": expected above 0, at most 1,000,000,000");
      }
    }
    return stacks;
  }

  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < MOST_CHIPS
        ? String.valueOf((long) value)
        : String.valueOf(value);
  }

  /**
   * {@return how much more a player loses by losing all-in to another than the player gains by
   * winning: 1 in chips, more near the prizes; NaN if all prizes are equal} Both have so many chips
   * in the pot as the smaller stack has. With it, a call needs a share of {@code factor * call /
   * (factor * call + pot)}.
   *
   * @param player 0 for the first stack
   * @param opponent another one
   * @param stacks as for {@link #values}
   * @throws IllegalArgumentException as {@link #values}, or if there is no such pair of players
   */
  public double bubbleFactor(int player, int opponent, double... stacks) {
    int last = stacks.length - 1;
    if (Math.min(player, opponent) < 0 || Math.max(player, opponent) > last || player == opponent) {
      throw new IllegalArgumentException(
          "players " + player + " and " + opponent + ": expected two of 0 to " + last);
    }
    double now = values(stacks)[player];
    double chips = Math.min(stacks[player], stacks[opponent]);
    double won = valueAfter(chips, player, opponent, stacks);
    double lost = valueAfter(-chips, player, opponent, stacks);
    return (now - lost) / (won - now);
  }

  private double valueAfter(double chips, int player, int opponent, double... stacks) {
    double[] after = stacks.clone();
    after[player] += chips;
    after[opponent] -= chips;
    return values(after, stacks)[player];
  }

  /**
   * The worth of stacks of which some may be 0: who has lost all takes the last places, the one who
   * had more before the better one; who had as much shares them.
   */
  double[] values(double[] stacks, double... before) {
    double[] values = ofLeft(stacks);
    double[] prizes = Arrays.copyOf(payouts, stacks.length);
    for (int player = 0; player < stacks.length; player++) {
      if (stacks[player] == 0) {
        double mine = before[player];
        int above = count(stacks.length, of -> stacks[of] > 0 || before[of] > mine);
        int upTo = count(stacks.length, of -> stacks[of] > 0 || before[of] >= mine);
        values[player] = Arrays.stream(prizes, above, upTo).average().orElse(0);
      }
    }
    return values;
  }

  private static int count(int players, IntPredicate some) {
    return (int) IntStream.range(0, players).filter(some).count();
  }

  /** Of those who have chips left each has the mean prize over the times of the first ring. */
  private double[] ofLeft(double... chips) {
    int left = count(chips.length, player -> chips[player] > 0);
    int places = Math.min(payouts.length, left);
    double least = places < left ? 0 : payouts[places - 1]; // for each of them
    double[] values = new double[chips.length];
    Arrays.fill(values, least);
    double[] silent = new double[chips.length]; // the chance that none of a player's chips has rung
    Rung[] rung = new Rung[chips.length + 1]; // of so many players
    rung[0] = new Rung(0, 1);
    double all = Arrays.stream(chips).sum();
    double step = 1 / Math.sqrt(20 + 1.5 * chips.length);
    double x = EARLIEST;
    do {
      double time = Math.exp(x - Math.exp(-x)) / all;
      double width = step * (1 + Math.exp(-x)) * time;
      for (int player = 0; player < chips.length; player++) {
        silent[player] = Math.exp(-chips[player] * time);
        rung[player + 1] = rung[player].and(silent[player], places);
      }
      double[] prizes = new double[places + 1]; // above that, if so many ring before
      Arrays.setAll(prizes, place -> place < places ? payouts[place] - least : 0);
      for (int player = chips.length - 1; player >= 0; player--) {
        double prize = 0; // if the player's first chip rings now
        int place = rung[player].from;
        for (double chance : rung[player].chances) {
          prize += chance * prizes[place];
          prizes[place] += (1 - silent[player]) * (prizes[place + 1] - prizes[place]);
          place++;
        }
        values[player] += prize * chips[player] * silent[player] * width;
      }
      x += step;
    } while (rung[chips.length].chances.length > 0);
    for (int player = 0; player < chips.length; player++) {
      int first = 0;
      while (chips[first] != chips[player]) {
        first++;
      }
      values[player] = values[first]; // equal to the last digit
    }
    return values;
  }

  /** The chances that so many players have rung, from a number on; others hardly ever have. */
  private record Rung(int from, double... chances) {
    /** With one more player, and not more than there are places. */
    Rung and(double silent, int places) {
      double[] next = Arrays.copyOf(chances, Math.min(chances.length + 1, places - from));
      for (int i = next.length - 1; i >= 0; i--) {
        next[i] = next[i] * silent + (i == 0 ? 0 : next[i - 1] * (1 - silent));
      }
      int end = next.length;
      int least = end > 0 && next[0] < HARDLY_EVER ? 1 : 0;
      end -= end > least && next[end - 1] < HARDLY_EVER ? 1 : 0;
      return new Rung(from + least, Arrays.copyOfRange(next, least, end));
    }
  }
}
