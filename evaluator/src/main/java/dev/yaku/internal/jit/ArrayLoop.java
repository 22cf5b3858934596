package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/** The loop over arrays of one evaluator, which the JIT compiles for that evaluator alone. */
public final class ArrayLoop {
  /*
   * Each evaluator gets a copy of ArrayLoopTemplate, in which the evaluator is a constant: JIT.md,
   * note 4.
   */

  /** With fewer hands in all the loop is not compiled, and not worth a class. */
  private static final int MANY = 10_000;

  /** Sets the values of these hands, from one index on. */
  public interface Loop {
    void evaluate(long[] hands, int[] values, int from);
  }

  private int handsBefore; // other threads may not see it, and count less
  private volatile Loop loop;

  /**
   * Sets the values of these hands.
   *
   * @param evaluator always the same
   */
  public void evaluate(HandEvaluator evaluator, long[] hands, int[] values) {
    Objects.requireNonNull(hands, "hands");
    Objects.requireNonNull(values, "values");
    if (hands.length != values.length) {
      throw new IllegalArgumentException(
          hands.length + " hands, but room for " + values.length + " values");
    }
    Loop own = loop;
    if (own == null) {
      if (handsBefore < MANY - hands.length) {
        handsBefore += hands.length;
        plain(evaluator, hands, values, 0);
        return;
      }
      own = own(evaluator);
    }
    own.evaluate(hands, values, 0);
  }

  /** The loop for this evaluator, made now if it was not yet. */
  public Loop own(HandEvaluator evaluator) {
    if (loop == null) {
      loop = make(evaluator); // another thread may make one, too: both do the same
    }
    return loop;
  }

  /** Uses another loop from now on. */
  public void replaceBy(Loop other) {
    loop = other;
  }

  private static void plain(HandEvaluator evaluator, long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = evaluator.evaluate(hands[i]);
    }
  }

  /** A loop for this evaluator alone, in a class of its own where one can be made. */
  static Loop make(HandEvaluator evaluator) {
    return HiddenClasses.copy(MethodHandles.lookup(), "ArrayLoopTemplate", evaluator)
            instanceof Loop own
        ? own
        : (hands, values, from) -> plain(evaluator, hands, values, from);
  }
}
