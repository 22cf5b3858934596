package dev.yaku.internal.videopoker;

/**
 * For each set of zero to five cards, the sum of something over all hands of five cards that hold
 * it. Immutable.
 */
public final class Sums {
  /*
   * From sets of n cards down to those of n - 1: the hands that hold S, counted once for each card
   * c that is added to S, are those that hold S + c. Each of them holds 5 - (n - 1) such cards:
   *
   *   (6 - n) * sum(S) = sum over c of sum(S + c)
   *
   * By classes, size(class of S) times that is the sum over the classes of n cards of
   * size * sum * how many parts of n - 1 cards are in the class of S. So each class of n cards is
   * visited once, and gives something to n classes.
   */
  private final long[][] byCards = new long[SuitClasses.HAND + 1][];

  /**
   * @param ofDeals of each class of deals; kept, not to be changed
   */
  Sums(SuitClasses classes, long... ofDeals) {
    byCards[SuitClasses.HAND] = ofDeals;
    for (int cards = SuitClasses.HAND; cards > 0; cards--) {
      byCards[cards - 1] = below(classes, cards, byCards[cards]);
    }
  }

  private static long[] below(SuitClasses classes, int cards, long... sums) {
    int[] sizes = classes.sizes(cards);
    int[] sizesBelow = classes.sizes(cards - 1);
    long[] below = new long[sizesBelow.length];
    long[] weighted = new long[SuitClasses.BLOCK];
    for (int from = 0; from < sums.length; from += SuitClasses.BLOCK) {
      int count = Math.min(SuitClasses.BLOCK, sums.length - from);
      for (int i = 0; i < count; i++) {
        weighted[i] = sums[from + i] * sizes[from + i];
      }
      add(
          weighted,
          count,
          classes.partsOf(cards, cards - 1),
          cards,
          from / SuitClasses.BLOCK,
          below);
    }
    for (int i = 0; i < below.length; i++) {
      below[i] /= (SuitClasses.HAND + 1 - cards) * (long) sizesBelow[i];
    }
    return below;
  }

  private static void add(
      long[] weighted, int count, char[] parts, int cards, int block, long... below) {
    int all = (1 << cards) - 1;
    for (int left = 1; left <= all; left <<= 1) {
      int start = SuitClasses.start(cards, block, all ^ left);
      for (int i = 0; i < count; i++) {
        below[parts[start + i]] += weighted[i];
      }
    }
  }

  /** By class of sets of so many cards. Not to be changed. */
  public long[] byCards(int cards) {
    return byCards[cards];
  }
}
