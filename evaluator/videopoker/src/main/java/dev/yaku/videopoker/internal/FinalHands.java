package dev.yaku.videopoker.internal;

/** How often each class of hands is the final hand of a deal. */
final class FinalHands {
  /*
   * The reverse of SupersetSums: the number asked for a set of cards is added to each hand that contains
   * the set. From sets of n - 1 cards up to those of n, every set sums the numbers of its parts:
   *
   *   asked(S) = own(S) + sum over the cards c of S of asked(S - c)
   *
   * A part of k cards reaches a hand of five in (5 - k)! ways, so the parts are weighted to count
   * equally, CHAINS times each. The number asked for a class is divided among its sets; all numbers
   * are multiples of the sizes, so that the shares are whole numbers.
   */
  private static final int[] WEIGHTS = {1, 5, 20, 60, 120, 120};
  private static final int CHAINS = 120;

  private final SuitClasses classes;
  private final long multiple;

  FinalHands(SuitClasses classes) {
    this.classes = classes;
    long common = 1;
    for (int cards = 0; cards <= SuitClasses.HAND; cards++) {
      for (int size : classes.sizes(cards)) {
        common = common % size == 0 ? common : DrawCounts.commonMultiple(common, size);
      }
    }
    multiple = common;
  }

  /**
   * How often each class of hands occurs. Intermediate numbers may overflow; the result is correct
   * if it is less than 2^63, divided by 120 and by the common multiple of the sizes of all classes.
   *
   * @param asked by number of cards and class, how often all hands that contain a set are asked for
   */
  long[] count(long[][] asked) {
    long[] below = {};
    for (int cards = 0; cards <= SuitClasses.HAND; cards++) {
      below = count(cards, below, asked[cards]);
    }
    int[] sizes = classes.sizes(SuitClasses.HAND);
    for (int i = 0; i < below.length; i++) {
      below[i] = below[i] * sizes[i] / (multiple * CHAINS);
    }
    return below;
  }

  private long[] count(int cards, long[] below, long[] asked) {
    int[] sizes = classes.sizes(cards);
    long[] counts = new long[asked.length];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = asked[i] == 0 ? 0 : asked[i] * (multiple / sizes[i]) * WEIGHTS[cards];
    }
    if (cards > 0) {
      char[] parts = classes.partsOf(cards, cards - 1);
      int all = (1 << cards) - 1;
      for (int from = 0; from < counts.length; from += SuitClasses.BLOCK) {
        int to = Math.min(from + SuitClasses.BLOCK, counts.length);
        for (int left = 1; left <= all; left <<= 1) {
          int start = SuitClasses.start(cards, from / SuitClasses.BLOCK, all ^ left);
          add(below, parts, start - from, from, to, counts);
        }
      }
    }
    return counts;
  }

  private static void add(long[] below, char[] parts, int offset, int from, int to, long[] counts) {
    for (int i = from; i < to; i++) {
      counts[i] += below[parts[offset + i]];
    }
  }
}
