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
  /**
   * The number of hands of a part of an array that are copied at once: they fit in the first cache.
   */
  private static final int BLOCK = 1 << 10;

  /** Sets the values of all hands of an array, {@code size} cards for each. */
  interface WholeLoop {
    void evaluate(byte[] cards, int size, int[] values);
  }

  /** The hands after the first {@code done}. */
  public PackedHands after(int done) {
    return new PackedHands(cards, from + done * size, size, values, to + done, hands - done);
  }

  /** Sets the values by a loop over whole arrays: parts of arrays are copied in blocks. */
  void evaluate(WholeLoop loop) {
    if (from == 0 && to == 0 && hands == values.length && hands * size == cards.length) {
      loop.evaluate(cards, size, values);
      return;
    }
    int block = Math.min(hands, BLOCK);
    byte[] theirs = new byte[block * size];
    int[] found = new int[block];
    int done = 0;
    while (done + block < hands) {
      evaluate(loop, done, theirs, found);
      done += block;
    }
    int rest = hands - done;
    evaluate(loop, done, new byte[rest * size], new int[rest]);
  }

  private void evaluate(WholeLoop loop, int done, byte[] theirs, int[] found) {
    System.arraycopy(cards, from + done * size, theirs, 0, theirs.length);
    loop.evaluate(theirs, size, found);
    System.arraycopy(found, 0, values, to + done, found.length);
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
