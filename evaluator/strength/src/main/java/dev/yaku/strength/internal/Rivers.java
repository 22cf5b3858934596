package dev.yaku.strength.internal;

import dev.yaku.HoleIndex;

/** The complete boards that a board can become. */
public final class Rivers {
  private Rivers() {}

  /**
   * All boards of five cards.
   *
   * @param board three to five cards
   * @param live the cards that can be dealt
   */
  public static long[] of(long board, long live) {
    int missing = SpotCheck.MOST_BOARD - Long.bitCount(board);
    if (missing == 2) {
      long[] boards = HoleIndex.hands(live);
      for (int i = 0; i < boards.length; i++) {
        boards[i] |= board;
      }
      return boards;
    }
    long[] boards = new long[missing == 0 ? 1 : Long.bitCount(live)];
    boards[0] = board;
    int filled = 0;
    for (long rest = missing == 0 ? 0 : live; rest != 0; rest &= rest - 1) {
      boards[filled++] = board | rest & -rest;
    }
    return boards;
  }
}
