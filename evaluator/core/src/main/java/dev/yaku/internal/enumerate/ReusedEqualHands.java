package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import java.util.Objects;

/** The hands that consist of certain cards and one of some sets of other cards. */
public final class ReusedEqualHands extends EqualHands {
  private long held;
  private long[] others;
  private int from;
  private int count;
  private int value;

  ReusedEqualHands() {}

  /** Sets the cards that all hands hold, and the sets of other cards. */
  void set(long held, long[] others, int from, int to, int value) {
    this.held = held;
    this.others = others;
    this.from = from;
    this.count = to - from;
    this.value = value;
  }

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
