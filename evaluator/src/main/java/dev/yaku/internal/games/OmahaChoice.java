package dev.yaku.internal.games;

import dev.yaku.Hand;
import dev.yaku.OmahaHand;
import java.util.function.LongBinaryOperator;

/** Finds which two cards of the hole and three of the board make a value. */
final class OmahaChoice {
  private static final int HOLE_CARDS = 2;
  private static final int BOARD_CARDS = 3;

  private OmahaChoice() {}

  /**
   * The first two and three cards that have this value.
   *
   * @param evaluator the value of two cards of the hole and three of the board
   */
  static int[] of(OmahaHand hand, LongBinaryOperator evaluator, int value) {
    for (long two = hand.hole(); two != 0; two = previous(two, hand.hole())) {
      for (long three = hand.board(); three != 0; three = previous(three, hand.board())) {
        if (Long.bitCount(two) == HOLE_CARDS
            && Long.bitCount(three) == BOARD_CARDS
            && evaluator.applyAsLong(two, three) == value) {
          return Hand.cards(two | three);
        }
      }
    }
    throw new IllegalStateException("no cards of " + hand + " have its value " + value);
  }

  /** The subset before this one. */
  private static long previous(long subset, long set) {
    return subset - 1 & set;
  }
}
