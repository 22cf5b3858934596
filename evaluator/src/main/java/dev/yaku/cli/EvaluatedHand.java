package dev.yaku.cli;

import dev.yaku.Card;

/**
 * A hand at the showdown.
 *
 * @param cards the player's, in the order in which they were named
 * @param board the cards of all players; none where they count as the player's
 * @param high what the hand is worth, or where the pot is split, in the high half
 * @param low what it is worth in the low half; null if the pot is not split
 */
record EvaluatedHand(int[] cards, int[] board, HandResult high, HandResult low) {
  private static final int[] NO_BOARD = {};

  static EvaluatedHand of(int[] cards, HandResult worth) {
    return new EvaluatedHand(cards, NO_BOARD, worth, null);
  }

  boolean hasBoard() {
    return board.length > 0;
  }

  int size() {
    return cards.length + board.length;
  }

  /** The cards as text, which can be read again. */
  String text() {
    String own = Card.toString(cards);
    return hasBoard() ? own + " " + OmahaShowdown.BAR + " " + Card.toString(board) : own;
  }
}
