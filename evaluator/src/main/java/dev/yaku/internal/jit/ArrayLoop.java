package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.vector.VectorLoop;

/** The loop over arrays of one evaluator, which the JIT compiles for that evaluator alone. */
public final class ArrayLoop {
  /*
   * In a loop that knows its evaluator only as an object the JIT has to keep a dozen addresses and
   * lengths, for which there are not enough registers. What a static field holds it takes for a
   * constant. So each evaluator gets a class of its own, a copy of ArrayLoopTemplate: for seven cards a
   * sixth faster, of several decks a quarter. To make it takes a few milliseconds.
   */

  /** A loop for fewer hands than these in all is not compiled, and not worth a class. */
  private static final int MANY = 10_000;

  /** Sets the values of these hands, from one index on. */
  public interface Loop {
    public void evaluate(long[] hands, int[] values, int from);
  }

  private int handsBefore; // other threads may not see it, and count less
  private volatile Loop loop;

  /**
   * Sets the values of these hands.
   *
   * @param evaluator always the same
   */
  public void evaluate(HandEvaluator evaluator, long[] hands, int[] values) {
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
      own = make(evaluator);
      loop = own; // perhaps another thread makes one, too: it does the same
    }
    own.evaluate(hands, values, 0);
  }

  private static void plain(HandEvaluator evaluator, long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = evaluator.evaluate(hands[i]);
    }
  }

  /** A loop for this evaluator alone, in a class of its own where one can be made. */
  public static Loop make(HandEvaluator evaluator) {
    Loop loop =
        HiddenClasses.of("ArrayLoopTemplate", evaluator) instanceof Loop own
            ? own
            : (hands, values, from) -> plain(evaluator, hands, values, from);
    return evaluator instanceof SetEvaluator sets && VectorLoop.AVAILABLE
        ? new VectorLoop(sets, loop)
        : loop;
  }
}
