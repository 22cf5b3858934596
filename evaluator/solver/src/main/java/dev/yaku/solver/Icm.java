package dev.yaku.solver;

import java.util.Arrays;
import java.util.Locale;
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
 * <p>Exact: who took the first places is a set of players, and its probability a sum over subsets.
 * Immutable and thread-safe.
 */
public final class Icm {
  static final double MOST_CHIPS = 1e9; // of a stack

  private static final int MOST_SETS = 22; // players, by sets
  private static final double MOST_STEPS = 2e8;

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
   * Takes time as the number of sets of players for up to 22 of them, a tenth of a second; more
   * players are done if few places are paid.
   *
   * @param stacks the chips of each player, above 0
   * @throws IllegalArgumentException if there are fewer stacks than places, a stack is not above 0,
   *     or there are too many players: the message says how many steps they would need
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
      if (!(stacks[player] > 0 && stacks[player] <= MOST_CHIPS)) {
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
   * winning: 1 in chips, more near the prizes} Both have so many chips in the pot as the smaller
   * stack has. With it, a call needs a share of {@code factor * call / (factor * call + pot)}.
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
    double[] chips = Arrays.stream(stacks).filter(stack -> stack > 0).toArray();
    double[] ofLeft = chips.length <= MOST_SETS ? bySets(chips) : byOrders(chips);
    double[] prizes = Arrays.copyOf(payouts, stacks.length);
    double[] values = new double[stacks.length];
    int next = 0;
    for (int player = 0; player < stacks.length; player++) {
      if (stacks[player] > 0) {
        values[player] = ofLeft[next++];
      } else {
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

  /** By the sets of players who took the first places, each after all sets that are part of it. */
  private double[] bySets(double... chips) {
    double[] values = new double[chips.length];
    double[] probability = new double[1 << chips.length];
    probability[0] = 1;
    for (int first = 0; first < probability.length - 1; first++) {
      int place = Integer.bitCount(first);
      double left = 0;
      for (int player = 0; place < payouts.length && player < chips.length; player++) {
        left += (first >>> player & 1) == 0 ? chips[player] : 0;
      }
      for (int player = 0; place < payouts.length && player < chips.length; player++) {
        if ((first >>> player & 1) == 0) {
          double next = probability[first] * chips[player] / left;
          values[player] += next * payouts[place];
          probability[first | 1 << player] += next;
        }
      }
    }
    return values;
  }

  /** By the order of those who take the paid places. */
  private double[] byOrders(double... chips) {
    double steps = 1;
    for (int place = 0; place < payouts.length; place++) {
      steps *= chips.length - place;
    }
    if (steps > MOST_STEPS) {
      String found = "%d players and %d places need %.0e steps: expected at most %d players, or so";
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              found + " few places that they need at most %.0e",
              chips.length,
              payouts.length,
              steps,
              MOST_SETS,
              MOST_STEPS));
    }
    double[] values = new double[chips.length];
    place(0, 1, Arrays.stream(chips).sum(), chips.clone(), values);
    return values;
  }

  private void place(int place, double probability, double left, double[] chips, double[] values) {
    for (int player = 0; place < payouts.length && player < chips.length; player++) {
      double mine = chips[player];
      if (mine > 0) {
        double next = probability * mine / left;
        values[player] += next * payouts[place];
        chips[player] = 0;
        place(place + 1, next, left - mine, chips, values);
        chips[player] = mine;
      }
    }
  }
}
