package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/**
 * Hands of equal size whose cards are stored one after another, from an index on, and the array for
 * their values, from another index on.
 */
public record PackedHands(byte[] cards, int from, int size, int[] values, int to, int hands) {
  /** The hands after the first {@code done}. */
  public PackedHands after(int done) {
    return new PackedHands(cards, from + done * size, size, values, to + done, hands - done);
  }

  int end() {
    return from + hands * size;
  }

  static void copy(byte[] cards, int from, int[] hand) {
    for (int i = 0; i < hand.length; i++) {
      hand[i] = cards[from + i];
    }
  }

  /** The exception for the first of these hands that is invalid; sets the values before it. */
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
