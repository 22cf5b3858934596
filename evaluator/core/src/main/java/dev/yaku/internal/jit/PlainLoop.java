package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/** The loop over arrays of any evaluator, for a few hands. */
record PlainLoop(HandEvaluator evaluator) implements ArrayLoop.Loop {
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
    int[] hand = new int[packed.size()];
    for (int i = 0; i < packed.hands(); i++) {
      PackedHands.copy(packed.cards(), packed.from() + i * hand.length, hand);
      packed.values()[packed.to() + i] = evaluator.evaluateCards(hand);
    }
  }
}
