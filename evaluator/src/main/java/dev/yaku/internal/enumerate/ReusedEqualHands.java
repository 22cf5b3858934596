package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import java.util.Objects;

/** The hands that hold certain cards, and one of some sets of others. */
public final class ReusedEqualHands extends EqualHands {
  private long held;
  private long[] others;
  private int from;
  private int count;
  private int value;

  ReusedEqualHands() {}

  /** Makes these the hands that hold these cards and one of some sets of others. */
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
}
