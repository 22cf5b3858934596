package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/** The loop over arrays for a few hands, of any evaluator. */
record PlainLoop(HandEvaluator evaluator) implements ArrayLoop.Loop {
  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = evaluator.evaluate(hands[i]);
    }
  }

  @Override
  public void evaluate(byte[] cards, int from, int size, int[] values, int to, int hands) {
    int[] hand = new int[size];
    for (int i = 0; i < hands; i++) {
      PackedHands.copy(cards, from + i * size, hand);
      values[to + i] = evaluator.evaluateCards(hand);
    }
  }
}
