package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.ValueAction;
import java.util.function.LongConsumer;

/** In place of the library's: there is one loop for all actions, since classes are not copied. */
public final class CallbackLoops {
  /** Calls an action with hands. */
  public interface Loop {
    void choose(long hand, int more, long[] bits, int lowest, LongConsumer action);

    void run(EqualHands run, ValueAction action);

    void addOne(
        PairEnumerator others, long hand, int counters, int row, int lowest, ValueAction action);
  }

  private static final Loop SHARED = new CallbackLoopTemplate();

  private CallbackLoops() {}

  public static Loop of(Object action, long hands) {
    return SHARED;
  }
}
