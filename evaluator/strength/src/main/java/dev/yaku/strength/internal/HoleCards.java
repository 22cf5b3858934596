package dev.yaku.strength.internal;

import dev.yaku.HoleIndex;

/** The two cards of each {@link HoleIndex}, and the completions of boards. */
public final class HoleCards {
  private static final byte[] LOWS = new byte[HoleIndex.SIZE];
  private static final byte[] HIGHS = new byte[HoleIndex.SIZE];

  static {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long cards = HoleIndex.hand(hole);
      LOWS[hole] = (byte) Long.numberOfTrailingZeros(cards);
      HIGHS[hole] = (byte) Long.numberOfTrailingZeros(cards & cards - 1);
    }
  }

  private HoleCards() {}

  public static int low(int hole) {
    return LOWS[hole];
  }

  public static int high(int hole) {
    return HIGHS[hole];
  }

  /** The index of the first hand with this higher card; the lower card is added. */
  public static int first(int high) {
    return high * (high - 1) / 2;
  }

  /** All complete boards with this many more of the live cards. */
  public static long[] completions(long board, long live, int cards) {
    if (cards == 0) {
      return new long[] {board};
    }
    int count = Long.bitCount(live);
    long[] boards = new long[cards == 1 ? count : count * (count - 1) / 2];
    int filled = 0;
    for (long highs = live; highs != 0; highs &= highs - 1) {
      long high = highs & -highs;
      if (cards == 1) {
        boards[filled++] = board | high;
        continue;
      }
      for (long lows = live & high - 1; lows != 0; lows &= lows - 1) {
        boards[filled++] = board | high | lows & -lows;
      }
    }
    return boards;
  }
}
