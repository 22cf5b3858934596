package dev.yaku.equity;

/** The 1,326 sets of two cards, numbered. */
public final class HoleIndex {
  /** How many there are: {@value}. */
  public static final int SIZE = 1326;

  private static final long[] HANDS = new long[SIZE];

  static {
    for (int high = 1; high < 52; high++) {
      for (int low = 0; low < high; low++) {
        HANDS[of(low, high)] = 1L << low | 1L << high;
      }
    }
  }

  private HoleIndex() {}

  /** The index of two cards, in any order. */
  public static int of(int a, int b) {
    int high = Math.max(a, b);
    return high * (high - 1) / 2 + Math.min(a, b);
  }

  /** The cards of an index. */
  public static long hand(int index) {
    return HANDS[index];
  }
}
