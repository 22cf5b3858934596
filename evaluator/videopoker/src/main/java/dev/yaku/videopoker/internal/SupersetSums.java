package dev.yaku.videopoker.internal;

/**
 * For each set of zero to five cards, the sum of a quantity over all hands of five cards that
 * contain the set. Immutable.
 */
public final class SupersetSums {
  /*
   * From sets of n cards down to those of n - 1: a hand that contains a set S of n - 1 cards
   * contains S + c for 5 - (n - 1) cards c, so
   *
   *   (6 - n) * sum(S) = sum over c of sum(S + c)
   *
   * By classes: that, times the size of the class of S, is the sum over the classes of n cards of
   * size * sum * the number of their parts in the class of S. So each class of n cards is visited
   * once, and adds to the sums of n classes.
   */
  private final long[][] byCards = new long[SuitClasses.HAND + 1][];

  /** The sums of all sets; those for each class of deals are not copied. */
  SupersetSums(SuitClasses classes, long[] ofDeals) {
    byCards[SuitClasses.HAND] = ofDeals;
    for (int cards = SuitClasses.HAND; cards > 0; cards--) {
      byCards[cards - 1] = below(classes, cards, byCards[cards]);
    }
  }

  /** Drops the sums of whole hands, which are needed least and take the most memory. */
  SupersetSums ofParts() {
    byCards[SuitClasses.HAND] = null;
    return this;
  }

  private static long[] below(SuitClasses classes, int cards, long[] sums) {
    int[] sizes = classes.sizes(cards);
    int[] sizesBelow = classes.sizes(cards - 1);
    long[] below = new long[sizesBelow.length];
    char[] parts = classes.partsOf(cards, cards - 1);
    long[] weighted = new long[SuitClasses.BLOCK];
    for (int from = 0; from < sums.length; from += SuitClasses.BLOCK) {
      int count = Math.min(SuitClasses.BLOCK, sums.length - from);
      for (int i = 0; i < count; i++) {
        weighted[i] = sums[from + i] * sizes[from + i];
      }
      add(weighted, count, parts, cards, from / SuitClasses.BLOCK, below);
    }
    for (int i = 0; i < below.length; i++) {
      below[i] /= (SuitClasses.HAND + 1 - cards) * (long) sizesBelow[i];
    }
    return below;
  }

  private static void add(
      long[] weighted, int count, char[] parts, int cards, int block, long[] below) {
    int all = (1 << cards) - 1;
    for (int left = 1; left <= all; left <<= 1) {
      int start = SuitClasses.start(cards, block, all ^ left);
      for (int i = 0; i < count; i++) {
        below[parts[start + i]] += weighted[i];
      }
    }
  }

  /**
   * The sum over all draws to a hold: see {@link HoldValues}.
   *
   * @param parts by mask, the classes of the deal's parts
   * @param own the sum for the deal itself
   * @param held the mask of the cards held
   */
  long ofDraws(int[] parts, long own, int held) {
    int all = SuitClasses.MASKS - 1;
    long sum = 0;
    for (int more = all ^ held; more >= 0; more = more == 0 ? -1 : more - 1 & (all ^ held)) {
      int mask = held | more;
      long hands = mask == all ? own : byCards[Integer.bitCount(mask)][parts[mask]];
      sum += (Integer.bitCount(more) & 1) == 0 ? hands : -hands;
    }
    return sum;
  }

  /** The sums by class of sets of this size, rounded if they are 2^53 or more. */
  double[] asDoubles(int cards) {
    double[] sums = new double[byCards[cards].length];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = byCards[cards][i];
    }
    return sums;
  }

  /** The sums by class of sets of this size. Must not be changed. */
  public long[] byCards(int cards) {
    return byCards[cards];
  }
}
