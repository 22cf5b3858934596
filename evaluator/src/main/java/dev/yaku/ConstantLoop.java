package dev.yaku;

import java.lang.invoke.MethodHandles;

/** Of this class {@link OwnLoop} makes copies, each with another evaluator as its constant. */
final class ConstantLoop implements OwnLoop.Loop {
  private static final HandEvaluator EVALUATOR =
      ClassCopy.constant(MethodHandles.lookup(), HandEvaluator.class);

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = EVALUATOR.evaluate(hands[i]);
    }
  }
}
