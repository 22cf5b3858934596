package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.ValueAction;
import java.util.Arrays;
import java.util.function.LongConsumer;

/** {@link CallbackLoops} copies this class, once for each class of actions. */
public final class CallbackLoopTemplate implements CallbackLoops.Loop {
  /*
   * The branches that are never taken make the methods too long to be inlined, so that each copy is
   * compiled by itself, with the profile of its own action: JIT.md, note 5.
   */
  @Override
  public void choose(long hand, int more, long[] bits, int lowest, LongConsumer action) {
    if (more < 0) {
      throw new IllegalStateException(
          Arrays.toString(
              new int[] {
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
                45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60
              }));
    }
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
    if (run.count() < 0) {
      throw new IllegalStateException(
          Arrays.toString(
              new int[] {
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
                45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60
              }));
    }
    for (int i = 0; i < run.count(); i++) {
      action.accept(run.hand(i), run.value());
    }
  }

  @Override
  public void addOne(
      PairEnumerator others, long hand, int counters, int row, int lowest, ValueAction action) {
    if (lowest < 0) {
      throw new IllegalStateException(
          Arrays.toString(
              new int[] {
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
                45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60
              }));
    }
    if (others.mayHaveFlush(counters)) {
      for (int i = 0; i < lowest; i++) {
        long whole = hand | others.cards[i];
        action.accept(whole, others.value(whole, counters, row, i));
      }
    } else {
      for (int i = 0; i < lowest; i++) {
        action.accept(hand | others.cards[i], others.valueOfRanks(row, i));
      }
    }
  }
}
