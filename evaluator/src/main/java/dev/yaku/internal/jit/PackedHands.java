package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/** Hands of equal size whose cards lie one after another. */
final class PackedHands {
  private PackedHands() {}

  /** Copies the cards of one hand. */
  static void copy(byte[] cards, int from, int... hand) {
    for (int i = 0; i < hand.length; i++) {
      hand[i] = cards[from + i];
    }
  }

  /**
   * Says which of these hands is rejected first, and why.
   *
   * @param cause what was thrown for it, without its index
   */
  static IllegalArgumentException refusal(
      HandEvaluator evaluator,
      byte[] cards,
      int from,
      int size,
      int hands,
      IllegalArgumentException cause) {
    int[] hand = new int[size];
    for (int i = 0; i < hands; i++) {
      copy(cards, from + i * size, hand);
      try {
        evaluator.evaluateCards(hand);
      } catch (IllegalArgumentException e) {
        return new IllegalArgumentException("hand " + i + ": " + e.getMessage(), e);
      }
    }
    return cause;
  }
}
