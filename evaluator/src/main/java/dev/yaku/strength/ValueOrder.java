package dev.yaku.strength;

import java.util.Arrays;

/**
 * Items in ascending order of their values. For few items of many values it takes little more time
 * than to read them. Not thread-safe.
 */
final class ValueOrder {
  /*
   * A bit for each value that an item has, and for each of those a linked list of its items.
   */
  private static final int END = -1;

  private final long[] present;
  private final short[] heads;
  private final short[] next;

  ValueOrder(int maxValue, int items) {
    present = new long[maxValue / Long.SIZE + 1];
    heads = new short[maxValue + 1];
    next = new short[items];
  }

  void clear() {
    Arrays.fill(present, 0);
  }

  void add(int item, int value) {
    int word = value / Long.SIZE;
    long bit = 1L << value;
    next[item] = (present[word] & bit) == 0 ? END : heads[value];
    present[word] |= bit;
    heads[value] = (short) item;
  }

  /** The least value from this one on that an item has; -1 if there is none. */
  int value(int from) {
    int word = from / Long.SIZE;
    if (word >= present.length) {
      return END;
    }
    long bits = present[word] & -1L << from;
    while (bits == 0) {
      if (++word == present.length) {
        return END;
      }
      bits = present[word];
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
  }

  /** An item of this value, which has some. */
  int first(int value) {
    return heads[value];
  }

  /** Another item of the same value; -1 after the last. */
  int next(int item) {
    return next[item];
  }
}
