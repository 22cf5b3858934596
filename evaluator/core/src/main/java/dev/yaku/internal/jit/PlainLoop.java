package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/** The loop over arrays of any evaluator, for a few hands. */
record PlainLoop(HandEvaluator evaluator) implements ArrayLoop.Loop, PackedHands.WholeLoop {
  static ArrayLoop.Loop of(HandEvaluator evaluator) {
    return new PlainLoop(evaluator);
  }

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = evaluator.evaluate(hands[i]);
    }
  }

  @Override
  public void evaluate(PackedHands packed) {
    packed.evaluate(this);
  }

  @Override
  public void evaluate(byte[] cards, int size, int[] values) {
    int[] hand = new int[size];
    for (int i = 0; i < values.length; i++) {
      PackedHands.copy(cards, i * size, hand);
      values[i] = evaluator.evaluateCards(hand);
    }
  }
}
