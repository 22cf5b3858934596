package dev.yaku.internal.games;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.OmahaHand;
import dev.yaku.internal.rules.BestCards;
import dev.yaku.internal.rules.ValueScale;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;

/** Finds the two cards of the hole and three cards of the board that make a value. */
final class OmahaChoice {
  private OmahaChoice() {}

  /**
   * The first two and three cards to which the evaluator gives this value, with sets in descending
   * order; then sorted, most significant first. None if a low hand does not qualify.
   */
  static int[] of(OmahaHand hand, int value, ValueScale scale, LongBinaryOperator evaluator) {
    if (value == 0) {
      return new int[0];
    }
    long counts = scale.rankCounts(value);
    int[] hole = Hand.cards(hand.hole());
    int[] board = Hand.cards(hand.board());
    for (int a = hole.length - 1; a > 0; a--) {
      for (int b = a - 1; b >= 0; b--) {
        long rest = counts - count(hole[a]) - count(hole[b]);
        long two = 1L << hole[a] | 1L << hole[b];
        long three =
            rest < 0 ? 0 : three(board, rest, set -> evaluator.applyAsLong(two, set) == value);
        if (three != 0) {
          return scale.ordered(value, Hand.cards(two | three));
        }
      }
    }
    throw BestCards.noneOf(hand, value);
  }

  /** The first three cards that have these ranks and are accepted; 0 if there are none. */
  private static long three(int[] board, long counts, LongPredicate accepted) {
    for (int a = board.length - 1; a > 1; a--) {
      for (int b = a - 1; b > 0; b--) {
        long rest = counts - count(board[a]) - count(board[b]);
        for (int c = b - 1; c >= 0; c--) {
          long three = 1L << board[a] | 1L << board[b] | 1L << board[c];
          if (rest == count(board[c]) && accepted.test(three)) {
            return three;
          }
        }
      }
    }
    return 0;
  }

  private static long count(int card) {
    return 1L << ValueScale.countShift(Card.rank(card));
  }
}
