package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.Hands;
import dev.yaku.ValueAction;
import dev.yaku.internal.jit.HiddenClasses;
import java.lang.invoke.MethodHandles;
import java.util.function.LongConsumer;

/** Makes the loops that hand hands to actions, for each class of actions its own. */
public final class CallbackLoops {
  /*
   * What a loop calls the JIT takes into it, as long as that is of no more than two classes; each
   * lambda expression is a class. With more of them each hand would cost a call, several times as
   * much as all else. So each class of actions gets a class of loops, a copy of CallbackLoopTemplate. To make
   * the first takes a few milliseconds, others take a third of one.
   */

  /** With fewer hands in all the loops are hardly compiled, and not worth a class. */
  private static final int MANY = 100_000;

  /** Hands hands to an action, always of the same class. */
  public interface Loop {
    /** Hands over a set with each choice of so many of the lowest cards: see {@link Hands}. */
    void choose(long hand, int more, long[] bits, int lowest, LongConsumer action);

    /** Hands over all hands of a run. */
    void run(EqualHands run, ValueAction action);

    /** Hands over a hand with each of the lowest cards: see {@link PairEnumerator}. */
    void addOne(
        PairEnumerator others, long hand, int counters, int row, int lowest, ValueAction action);
  }

  private static final Loop SHARED = new CallbackLoopTemplate();

  private static final ClassValue<CallbackLoops> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected CallbackLoops computeValue(Class<?> type) {
          return new CallbackLoops();
        }
      };

  private long handsBefore; // other threads may not see it, and count less
  private volatile Loop own;

  private CallbackLoops() {}

  /**
   * The loop for this action.
   *
   * @param hands how many it will be handed
   */
  public static Loop of(Object action, long hands) {
    Class<?> type = action.getClass();
    return mayOutliveThis(type) ? SHARED : BY_CLASS.get(type).loop(hands);
  }

  /** Whether a class is loaded above this one, as the JDK's are: it would keep this one loaded. */
  private static boolean mayOutliveThis(Class<?> type) {
    ClassLoader loader = CallbackLoops.class.getClassLoader();
    if (loader == type.getClassLoader()) {
      return false; // the most frequent case
    }
    while (loader != null) {
      loader = loader.getParent();
      if (loader == type.getClassLoader()) {
        return true;
      }
    }
    return false;
  }

  private Loop loop(long hands) {
    Loop loop = own;
    if (loop == null) {
      if (handsBefore < MANY - hands) {
        handsBefore += hands;
        return SHARED;
      }
      loop =
          HiddenClasses.copy(MethodHandles.lookup(), "CallbackLoopTemplate", null)
                  instanceof Loop copy
              ? copy
              : SHARED;
      own = loop; // perhaps another thread makes one, too: it does the same
    }
    return loop;
  }
}
