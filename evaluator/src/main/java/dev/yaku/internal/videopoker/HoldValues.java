package dev.yaku.internal.videopoker;

import java.util.Arrays;

/**
 * What all 32 holds of each deal are worth: the sum of pays over all draws, weighted so that holds
 * of different numbers of cards compare. Deals are visited in blocks; not thread-safe.
 */
public final class HoldValues {
  /*
   * A draw to the hold S, the other cards D being discarded, gives a hand that holds S and no card
   * of D. By inclusion and exclusion the sum over these hands is
   *
   *   sum over E, a part of D, of (-1)^|E| * sums(S + E),
   *
   * which five rounds of subtractions make of the 32 sums of a deal, for all S at once: round i
   * subtracts from each set without the i-th card the one with it.
   *
   * Rows of a block, one for each hold, are arrays of their own, and a round subtracts row from row:
   * that is what the JIT makes vector instructions of.
   */
  static final int LANES = SuitClasses.BLOCK;

  private static final int MASKS = SuitClasses.MASKS;

  private final SuitClasses classes;
  private final Sums sums;
  private final long[] weights;
  private final long[][] rows = new long[MASKS][LANES];

  /**
   * @param weights by number of cards held
   */
  HoldValues(SuitClasses classes, Sums sums, long... weights) {
    this.classes = classes;
    this.sums = sums;
    this.weights = weights;
  }

  /**
   * Visits deals from this one on, {@link #LANES} or as many as there are.
   *
   * @return how many
   */
  int visit(int from) {
    int count = Math.min(LANES, classes.count(SuitClasses.HAND) - from);
    for (int mask = 0; mask < MASKS - 1; mask++) {
      int start = SuitClasses.start(SuitClasses.HAND, from / LANES, mask);
      int cards = Integer.bitCount(mask);
      char[] parts = classes.partsOf(SuitClasses.HAND, cards);
      gather(sums.byCards(cards), parts, start, rows[mask]);
    }
    System.arraycopy(sums.byCards(SuitClasses.HAND), from, rows[MASKS - 1], 0, count);
    for (int card = 1; card < MASKS; card <<= 1) {
      for (int mask = 0; mask < MASKS; mask++) {
        if ((mask & card) == 0) {
          subtract(rows[mask], rows[mask | card]);
        }
      }
    }
    for (int mask = 0; mask < MASKS; mask++) {
      multiply(rows[mask], weights[Integer.bitCount(mask)]);
    }
    return count;
  }

  private static void gather(long[] sums, char[] parts, int start, long... row) {
    for (int lane = 0; lane < LANES; lane++) {
      row[lane] = sums[parts[start + lane]];
    }
  }

  private static void subtract(long[] row, long... other) {
    for (int lane = 0; lane < LANES; lane++) {
      row[lane] -= other[lane];
    }
  }

  private static void multiply(long[] row, long weight) {
    for (int lane = 0; lane < LANES; lane++) {
      row[lane] *= weight;
    }
  }

  /** Finds the greatest value of each deal visited last. */
  void best(long... best) {
    System.arraycopy(rows[0], 0, best, 0, LANES);
    for (int mask = 1; mask < MASKS; mask++) {
      long[] row = rows[mask];
      for (int lane = 0; lane < LANES; lane++) {
        best[lane] = Math.max(best[lane], row[lane]);
      }
    }
  }

  /**
   * Finds which holds of each deal visited last are worth the most, or less by no more than this.
   *
   * @param masks filled by deal: bit m is set for the hold with mask m
   */
  void candidates(long slack, int... masks) {
    long[] least = new long[LANES];
    best(least);
    Arrays.fill(masks, 0);
    for (int mask = 0; mask < MASKS; mask++) {
      long[] row = rows[mask];
      for (int lane = 0; lane < LANES; lane++) {
        masks[lane] |= row[lane] >= least[lane] - slack ? 1 << mask : 0;
      }
    }
  }
}
