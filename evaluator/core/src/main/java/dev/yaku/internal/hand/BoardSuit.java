package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.table.KeyLayout;

/**
 * The only suit in which holes may complete a flush of a board.
 *
 * @param ranks those that the board has of the suit
 * @param whole whether a flush takes all cards of a hole
 * @param best the values of flushes by ranks
 */
record BoardSuit(int suit, int ranks, boolean whole, char[] best) {
  static BoardSuit of(long board, int suit, int flushCards, int holeCards, char[] best) {
    int ranks = Hand.ranks(board, suit);
    boolean whole = Integer.bitCount(ranks) + holeCards == flushCards;
    return new BoardSuit(suit, ranks, whole, best);
  }

  /** The value of the flush of a hole that has these ranks of the suit; 0 if they are too few. */
  int flush(int ofHole) {
    return best[(ranks | ofHole) & best.length - 1];
  }

  /** The bit of the key of two cards that tells whether both are of the suit. */
  int bitOfTwo() {
    return KeyLayout.BITS * suit + 1; // of the suit's counter, which counts to two
  }

  /** Replaces the values of holes that complete a flush. */
  void add(long[] holes, int[] values) {
    int shift = suit * Card.RANK_COUNT;
    if (whole) {
      addWhole((long) KeyLayout.SUIT_MASK << shift, ranks, shift, best, holes, values);
    } else {
      addAny(ranks, shift, best, holes, values);
    }
  }

  /** Those of whose cards one is enough: not rare, so without a branch. */
  private static void addAny(int ranks, int shift, char[] best, long[] holes, int[] values) {
    for (int i = 0; i < holes.length; i++) {
      int suited = ranks | (int) (holes[i] >>> shift);
      values[i] = Math.max(values[i], best[suited & best.length - 1]);
    }
  }

  /** Those all of whose cards must be of the suit: 45 of 1,081. */
  private static void addWhole(
      long cards, int ranks, int shift, char[] best, long[] holes, int[] values) {
    for (int i = 0; i < holes.length; i++) {
      if ((holes[i] & cards) == holes[i]) {
        int suited = ranks | (int) (holes[i] >>> shift);
        values[i] = Math.max(values[i], best[suited & best.length - 1]);
      }
    }
  }
}
