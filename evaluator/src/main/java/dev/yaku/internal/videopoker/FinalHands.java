package dev.yaku.internal.videopoker;

/** How often each class of hands is what a deal ends with. */
final class FinalHands {
  /*
   * The other direction of Sums: what is asked of a set of cards is asked of each hand that holds
   * it. From hands of n - 1 cards up to those of n, every hand takes what its parts have:
   *
   *   asked(S) = own(S) + sum over the cards c of S of asked(S - c)
   *
   * A part of k cards comes to a hand of five on (5 - k)! ways, so the parts are weighted for all to
   * count alike: CHAINS times. What is asked of a class is shared by its sets; so that shares are
   * whole numbers, all is a multiple of the sizes.
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
        common = common % size == 0 ? common : common * (size / gcd(size, (int) (common % size)));
      }
    }
    multiple = common;
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /**
   * How often each class of hands comes. Numbers may overflow on the way; the result is right if it
   * is less than 2^63, divided by 120 and by the common multiple of the sizes of all classes.
   *
   * @param asked by number of cards and class, how often it is asked for all hands that hold a set
   */
  long[] count(long[]... asked) {
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

  private long[] count(int cards, long[] below, long... asked) {
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

  private static void add(
      long[] below, char[] parts, int offset, int from, int to, long... counts) {
    for (int i = from; i < to; i++) {
      counts[i] += below[parts[offset + i]];
    }
  }
}
