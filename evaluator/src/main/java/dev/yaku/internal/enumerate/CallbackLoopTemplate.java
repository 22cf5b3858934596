package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.ValueAction;
import java.util.function.LongConsumer;

/** {@link CallbackLoops} copies this class, once for each class of actions. */
public final class CallbackLoopTemplate implements CallbackLoops.Loop {
  @Override
  public void choose(long hand, int more, long[] bits, int lowest, LongConsumer action) {
    if (more == 0) {
      action.accept(hand);
    } else if (more == 1) {
      for (int i = 0; i < lowest; i++) {
        action.accept(hand | bits[i]);
      }
    } else {
      for (int highest = more - 1; highest < lowest; highest++) {
        choose(hand | bits[highest], more - 1, bits, highest, action);
      }
    }
  }

  @Override
  public void run(EqualHands run, ValueAction action) {
    for (int i = 0; i < run.count(); i++) {
      action.accept(run.hand(i), run.value());
    }
  }

  @Override
  public void addOne(
      PairEnumerator others, long hand, int counters, int row, int lowest, ValueAction action) {
    if (others.mayHaveFlush(counters)) {
      for (int i = 0; i < lowest; i++) {
        long whole = hand | others.card(i);
        action.accept(whole, others.value(whole, counters, row, i));
      }
    } else {
      for (int i = 0; i < lowest; i++) {
        action.accept(hand | others.card(i), others.valueOfRanks(row, i));
      }
    }
  }
}
