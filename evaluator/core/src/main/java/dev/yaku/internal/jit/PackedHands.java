package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/**
 * Hands of equal size whose cards are stored one after another, and the array for their values.
 *
 * @param from the index of the first card
 * @param size the number of cards of each hand
 * @param to the index of the first value
 * @param hands the number of hands
 */
public record PackedHands(byte[] cards, int from, int size, int[] values, int to, int hands) {
  /** The hands after the first {@code done}. */
  public PackedHands after(int done) {
    return new PackedHands(cards, from + done * size, size, values, to + done, hands - done);
  }

  /** The index after the last card. */
  int end() {
    return from + hands * size;
  }

  /** Copies the cards of one hand. */
  static void copy(byte[] cards, int from, int[] hand) {
    for (int i = 0; i < hand.length; i++) {
      hand[i] = cards[from + i];
    }
  }

  /**
   * The exception for the first of these hands that is invalid; sets the values of those before it.
   *
   * @param cause the exception thrown for that hand, without its index
   */
  IllegalArgumentException rejection(HandEvaluator evaluator, RuntimeException cause) {
    int[] hand = new int[size];
    for (int i = 0; i < hands; i++) {
      copy(cards, from + i * size, hand);
      try {
        values[to + i] = evaluator.evaluateCards(hand);
      } catch (IllegalArgumentException e) {
        return new IllegalArgumentException("hand " + i + ": " + e.getMessage(), e);
      }
    }
    return new IllegalArgumentException("one of " + hands + " hands", cause);
  }
}
