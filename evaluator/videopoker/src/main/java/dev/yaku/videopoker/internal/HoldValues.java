package dev.yaku.videopoker.internal;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The values of all 32 holds of each deal: the sum of pays over all draws, weighted so that holds
 * of different numbers of cards are comparable. Deals are visited in blocks; not thread-safe.
 */
public final class HoldValues {
  /*
   * A draw to the hold S, the other cards D being discarded, gives a hand that holds S and no card
   * of D. By inclusion and exclusion the sum over these hands is
   *
   *   sum over E, a part of D, of (-1)^|E| * sums(S + E),
   *
   * which five rounds of subtractions compute from the 32 sums of a deal, for all S at once: round
   * i subtracts, for each set without the i-th card, the sum of the set with that card.
   *
   * The rows of a block, one for each hold, are separate arrays, and a round subtracts row from
   * row: the JIT compiles such loops to vector instructions. So it does for the greatest and the
   * product of doubles, but not for those of longs: these took a third more time. Doubles are as
   * exact as longs, see PayScale.
   */
  static final int LANES = SuitClasses.BLOCK;

  private static final int HAND = SuitClasses.HAND;
  private static final int MASKS = SuitClasses.MASKS;
  private static final long HALF = (1L << 32) - 1;

  private final SuitClasses classes;
  private final double[][] sums = new double[HAND + 1][];
  private final long[] weights; // by number of cards held
  private final double[][] rows = new double[MASKS][LANES];
  private final double[] most = new double[LANES];

  HoldValues(PaidGame game) {
    classes = game.classes();
    weights = game.draws().weights();
    for (int cards = 0; cards <= HAND; cards++) {
      sums[cards] = game.sums().asDoubles(cards);
    }
  }

  /**
   * The sum of the values of a best hold of each deal; the pays must be scaled exactly. The return
   * is this sum divided by {@link DrawCounts#total} and by {@link PayScale#denominator}.
   */
  public static BigInteger sumOfBest(PaidGame game) {
    int[] sizes = game.classes().sizes(HAND);
    HoldValues values = new HoldValues(game);
    double[] best = new double[LANES];
    // Values are whole and less than 2^53 (see PayScale). Multiplied by the size of a class and
    // summed, they would overflow; so their upper and lower halves are summed separately.
    long high = 0;
    long low = 0;
    for (int from = 0; from < sizes.length; from += LANES) {
      int count = values.visit(from);
      values.best(best);
      for (int lane = 0; lane < count; lane++) {
        long value = (long) best[lane];
        high += (value >>> 32) * sizes[from + lane];
        low += (value & HALF) * sizes[from + lane];
      }
    }
    return BigInteger.valueOf(high).shiftLeft(32).add(BigInteger.valueOf(low));
  }

  /** Visits deals from this one on, at most {@link #LANES}, and returns their number. */
  int visit(int from) {
    int count = Math.min(LANES, classes.count(HAND) - from);
    for (int mask = 0; mask < MASKS - 1; mask++) {
      int start = SuitClasses.start(HAND, from / LANES, mask);
      int cards = Integer.bitCount(mask);
      gather(sums[cards], classes.partsOf(HAND, cards), start, rows[mask]);
    }
    System.arraycopy(sums[HAND], from, rows[MASKS - 1], 0, count);
    for (int card = 1; card < MASKS; card <<= 1) {
      for (int mask = 0; mask < MASKS; mask++) {
        if ((mask & card) == 0) {
          subtract(rows[mask], rows[mask | card]);
        }
      }
    }
    return count;
  }

  private static void gather(double[] sums, char[] parts, int start, double[] row) {
    for (int lane = 0; lane < LANES; lane++) {
      row[lane] = sums[parts[start + lane]];
    }
  }

  private static void subtract(double[] row, double[] other) {
    for (int lane = 0; lane < LANES; lane++) {
      row[lane] -= other[lane];
    }
  }

  /** Finds the greatest value of each deal of the last visit. */
  void best(double[] best) {
    Arrays.fill(best, 0);
    for (int cards = 0; cards <= HAND; cards++) { // of equal weight, so multiplied only once
      Arrays.fill(most, 0);
      for (int mask = 0; mask < MASKS; mask++) {
        if (Integer.bitCount(mask) == cards) {
          raise(most, 1, rows[mask]);
        }
      }
      raise(best, (double) weights[cards], most);
    }
  }

  private static void raise(double[] most, double weight, double[] row) {
    for (int lane = 0; lane < LANES; lane++) {
      most[lane] = Math.max(most[lane], row[lane] * weight);
    }
  }

  /**
   * Finds the holds of each deal of the last visit whose value is at most {@code slack} below the
   * greatest.
   *
   * @param masks filled by deal: bit m is set for the hold with mask m
   */
  void candidates(double slack, int[] masks) {
    double[] least = new double[LANES];
    best(least);
    Arrays.fill(masks, 0);
    for (int mask = 0; mask < MASKS; mask++) {
      double[] row = rows[mask];
      double weight = weights[Integer.bitCount(mask)];
      for (int lane = 0; lane < LANES; lane++) {
        masks[lane] |= row[lane] * weight >= least[lane] - slack ? 1 << mask : 0;
      }
    }
  }
}
