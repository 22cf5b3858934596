package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import java.util.Objects;

/** The hands that consist of certain cards and one of some sets of other cards. */
public final class ReusedEqualHands extends EqualHands {
  long held;
  long[] others;
  int from;
  int count;
  int value;

  ReusedEqualHands() {}

  @Override
  public int value() {
    return value;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public long hand(int index) {
    return held | others[from + Objects.checkIndex(index, count)];
  }

  @Override
  public String toString() {
    return count + (count == 1 ? " hand" : " hands") + " of value " + value;
  }
}
