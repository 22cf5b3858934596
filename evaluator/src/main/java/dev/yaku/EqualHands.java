package dev.yaku;

import java.util.Objects;

/**
 * Hands of equal value, one of many such runs: see {@link HandEvaluator#forEachRun}.
 *
 * <p>Not to be kept, nor given to another thread: the next run is the same object.
 */
public final class EqualHands {
  private long held;
  private long[] others;
  private int from;
  private int count;
  private int value;

  public EqualHands() {}

  /** Makes this the run of the hands that hold these cards and one of some sets of others. */
  public void set(long held, long[] others, int from, int to, int value) {
    this.held = held;
    this.others = others;
    this.from = from;
    this.count = to - from;
    this.value = value;
  }

  /** What each of the hands is worth. */
  public int value() {
    return value;
  }

  /** How many hands there are; at least one. */
  public int count() {
    return count;
  }

  /**
   * One of the hands.
   *
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link #count()} - 1
   */
  public long hand(int index) {
    return held | others[from + Objects.checkIndex(index, count)];
  }
}
