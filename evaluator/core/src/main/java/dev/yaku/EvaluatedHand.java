package dev.yaku;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A hand of any game, read from text and evaluated: see {@link Evaluator#judge}. Immutable; hands
 * with equal components are equal.
 *
 * @param cards the player's cards, in the order of the text
 * @param board the cards on the board, in the order of the text; empty if the game has no board
 * @param high the result; if the pot is split, that of the high half
 * @param low the result of the low half, if the pot is split
 */
public record EvaluatedHand(int[] cards, int[] board, HandResult high, Optional<HandResult> low) {
  /**
   * Creates an evaluated hand of its parts.
   *
   * @param cards the cards of the hand, in the order of the text; in Omaha the hole cards
   * @param board the cards on the board; none where the game has no board
   * @param high the result, or that of the high half
   * @param low the result of the low half, if the rules split the pot
   */
  public EvaluatedHand {
    cards = cards.clone();
    board = board.clone();
    Objects.requireNonNull(high, "high");
    Objects.requireNonNull(low, "low");
  }

  /** {@return the player's cards, in the order of the text; a new array} */
  @Override
  public int[] cards() {
    return cards.clone();
  }

  /** {@return the cards on the board, in the order of the text; a new array} */
  @Override
  public int[] board() {
    return board.clone();
  }

  /**
   * {@return a hand of a game without a board}
   *
   * @param cards the cards of the hand
   * @param result the result
   */
  public static EvaluatedHand of(int[] cards, HandResult result) {
    return new EvaluatedHand(
        cards, new int[0], Objects.requireNonNull(result, "result"), Optional.empty());
  }

  /** {@return the cards as {@link Evaluator#judge} reads them: {@code "As Kd Qh Jc | Ts 9s 8d"}} */
  public String text() {
    String own = Card.toString(cards);
    return board.length == 0 ? own : own + " | " + Card.toString(board);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EvaluatedHand hand
        && Arrays.equals(cards, hand.cards)
        && Arrays.equals(board, hand.board)
        && high.equals(hand.high)
        && low.equals(hand.low);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(cards), Arrays.hashCode(board), high, low);
  }

  /** The cards and the results: {@code "As Ad Kh Qc Js: One pair, aces, ... (As Ad Kh Qc Js)"}. */
  @Override
  public String toString() {
    return text() + ": " + high + low.map(half -> "; low: " + half).orElse("");
  }
}
