package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.ValueAction;
import dev.yaku.internal.jit.HiddenClasses;
import java.util.function.LongConsumer;

/** The loops that call actions with hands; each class of actions has its own loop. */
public final class CallbackLoops {
  /*
   * Each class of actions gets a copy of CallbackLoopTemplate, into which the JIT inlines the
   * action: JIT.md, note 5.
   */
  private static final int MANY = 100_000; // hands; with fewer in all, loops are hardly compiled

  /** Calls an action, always of the same class, with hands. */
  public interface Loop {
    /** Enumerates a set with each choice of {@code more} of the {@code lowest} cards. */
    void choose(long hand, int more, long[] bits, int lowest, LongConsumer action);

    /** Enumerates the hands of a run. */
    void run(EqualHands run, ValueAction action);

    /** Enumerates a hand with each of the lowest cards: {@link PairEnumerator}. */
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

  private long handsBefore; // not synchronised: threads may miss some hands
  private volatile Loop own;

  private CallbackLoops() {}

  /** The loop for this action, which will get so many hands. */
  public static Loop of(Object action, long hands) {
    Class<?> type = action.getClass();
    return mayOutliveThis(type) ? SHARED : BY_CLASS.get(type).loop(hands);
  }

  /**
   * Whether a class loader above the library's has loaded the class, as for the JDK's: it would
   * keep the library, from its copy of the loop, after the library's own loader is done with.
   */
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
      loop = // which asks for no constant
          HiddenClasses.copy(CallbackLoops.class, "CallbackLoopTemplate", "") instanceof Loop copy
              ? copy
              : SHARED;
      own = loop; // another thread may make an equal one
    }
    return loop;
  }
}
