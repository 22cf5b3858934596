package dev.yaku.strength.internal;

import java.util.Arrays;

/**
 * Items in ascending order of their values. For few items of many values, sorting takes little more
 * time than reading them. Not thread-safe.
 */
public final class ValueOrder {
  /*
   * A bit for each value that some item has, and for each of these values a linked list of its
   * items. Other values have empty lists, so that adding an item takes no branch.
   */
  private static final int END = -1;

  private final long[] present;
  private final short[] heads;
  private final short[] next;

  public ValueOrder(int maxValue, int items) {
    present = new long[maxValue / Long.SIZE + 1];
    heads = new short[maxValue + 1];
    next = new short[items];
    Arrays.fill(heads, (short) END);
  }

  void clear() {
    for (int value = value(0); value >= 0; value = value(value + 1)) {
      heads[value] = END;
    }
    Arrays.fill(present, 0);
  }

  public void add(int item, int value) {
    next[item] = heads[value];
    heads[value] = (short) item;
    present[value / Long.SIZE] |= 1L << value;
  }

  /** The least value from this one on that an item has; -1 if there is none. */
  public int value(int from) {
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

  /** An item of this value; -1 if there is none. */
  public int first(int value) {
    return heads[value];
  }

  /** Another item of the same value; -1 after the last. */
  public int next(int item) {
    return next[item];
  }
}
