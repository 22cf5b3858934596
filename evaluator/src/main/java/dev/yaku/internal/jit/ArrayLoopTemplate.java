package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.lang.invoke.MethodHandles;

/** {@link ArrayLoop} copies this class, each copy with its evaluator as a constant. */
final class ArrayLoopTemplate implements ArrayLoop.Loop {
  private static final HandEvaluator EVALUATOR =
      HiddenClasses.constant(MethodHandles.lookup(), HandEvaluator.class);

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = EVALUATOR.evaluate(hands[i]);
    }
  }
}
