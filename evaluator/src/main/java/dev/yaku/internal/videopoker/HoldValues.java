package dev.yaku.internal.videopoker;

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
   * row: the JIT compiles such loops to vector instructions.
   */
  static final int LANES = SuitClasses.BLOCK;

  private static final int MASKS = SuitClasses.MASKS;

  private final SuitClasses classes;
  private final Sums sums;
  private final long[] weights;
  private final long[][] rows = new long[MASKS][LANES];

  /**
   * @param weights the weights by number of cards held
   */
  HoldValues(SuitClasses classes, Sums sums, long... weights) {
    this.classes = classes;
    this.sums = sums;
    this.weights = weights;
  }

  /**
   * Visits deals from this one on, at most {@link #LANES}.
   *
   * @return the number of deals visited
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

  /** Finds the greatest value of each deal of the last visit. */
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
   * Finds the holds of each deal of the last visit whose value is at most {@code slack} below the
   * greatest.
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
