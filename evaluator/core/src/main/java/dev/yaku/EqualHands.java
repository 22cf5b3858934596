package dev.yaku;

import dev.yaku.internal.enumerate.ReusedEqualHands;

/**
 * Hands of equal value, many at a time: see {@link HandEvaluator#forEachEqualHands}.
 *
 * <p>Do not keep this object or pass it to another thread: it is reused for the next hands.
 */
public abstract sealed class EqualHands permits ReusedEqualHands {
  /** For the library's own use. */
  protected EqualHands() {}

  /** {@return the value of each of the hands} */
  public abstract int value();

  /** {@return the number of hands; at least one} */
  public abstract int count();

  /**
   * {@return one of the hands, a set of cards}
   *
   * @param index 0 to {@link #count()} - 1
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link #count()} - 1
   */
  public abstract long hand(int index);
}
