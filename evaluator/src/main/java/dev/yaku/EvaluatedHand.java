package dev.yaku;

import java.util.Optional;

/**
 * A hand of any game, read from text and evaluated: see {@link Evaluator#judge}.
 *
 * @param cards the player's cards, in the order of the text
 * @param board the cards on the board, in the order of the text; empty if the game has no board
 * @param high the result; if the pot is split, that of the high half
 * @param low the result of the low half, if the pot is split
 */
public record EvaluatedHand(int[] cards, int[] board, HandResult high, Optional<HandResult> low) {
  private static final int[] NO_BOARD = {};

  /** A hand of a game without a board. */
  public static EvaluatedHand of(int[] cards, HandResult result) {
    return new EvaluatedHand(cards, NO_BOARD, result, Optional.empty());
  }

  /**
   * The cards as text that {@link Evaluator#judge} can read again: {@code "As Kd Qh Jc | Ts 9s
   * 8d"}.
   */
  public String text() {
    String own = Card.toString(cards);
    return board.length == 0 ? own : own + " | " + Card.toString(board);
  }
}
