package dev.yaku;

import java.util.Optional;

/**
 * A hand of any game, read from text and evaluated: see {@link Evaluator#judge}.
 *
 * @param cards the player's, in the order in which they were named
 * @param board the cards of all players, in that order; none where the game has no board
 * @param high what the hand is worth; where the pot is split, in the high half
 * @param low what the hand is worth in the low half, where the pot is split
 */
public record EvaluatedHand(int[] cards, int[] board, HandResult high, Optional<HandResult> low) {
  private static final int[] NO_BOARD = {};

  /** A hand of a game without a board. */
  public static EvaluatedHand of(int[] cards, HandResult result) {
    return new EvaluatedHand(cards, NO_BOARD, result, Optional.empty());
  }

  /** The cards as text, which can be read again: {@code "As Kd Qh Jc | Ts 9s 8d"}. */
  public String text() {
    String own = Card.toString(cards);
    return board.length == 0 ? own : own + " | " + Card.toString(board);
  }
}
