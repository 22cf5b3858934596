package dev.yaku;

import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;

/** Of this class {@link OwnLoop} makes copies, each with another evaluator as its constant. */
final class ConstantLoop implements OwnLoop.Loop {
  private static final HandEvaluator EVALUATOR = evaluator();

  private static HandEvaluator evaluator() {
    try {
      return MethodHandles.classData(
          MethodHandles.lookup(), ConstantDescs.DEFAULT_NAME, HandEvaluator.class);
    } catch (IllegalAccessException e) {
      throw new LinkageError("no access to the class's own data", e);
    }
  }

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = EVALUATOR.evaluate(hands[i]);
    }
  }
}
