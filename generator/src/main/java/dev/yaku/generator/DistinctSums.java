package dev.yaku.generator;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The sums of keys of one hand size, by their upper bits: says whether all are different. See
 * section 3 of the package's description.
 */
final class DistinctSums {
  private final int[] keys;
  private final int[] limits;
  private final int width;
  private final long[] seen;
  private final IntArrayList touched = new IntArrayList();

  DistinctSums(int[] keys, int[] limits, int width) {
    this.keys = keys;
    this.limits = limits;
    this.width = width;
    seen = new long[Math.max(1, (1 << width) >> 6)];
  }

  /** Whether the multisets of n cards within the limits have different sums. */
  boolean differ(int cards) {
    for (int word : touched) {
      seen[word] = 0;
    }
    touched.clear();
    return addAll(limits.length - 1, cards, 0);
  }

  private boolean addAll(int symbol, int left, int sum) {
    if (left == 0) {
      return add(sum);
    }
    if (symbol < 0) {
      return true;
    }
    for (int count = 0; count <= Math.min(left, limits[symbol]); count++) {
      if (!addAll(symbol - 1, left - count, sum + count * keys[symbol])) {
        return false;
      }
    }
    return true;
  }

  boolean add(int sum) {
    int upper = width == 0 ? 0 : sum >>> (32 - width);
    long bit = 1L << upper;
    boolean isNew = (seen[upper >> 6] & bit) == 0;
    seen[upper >> 6] |= bit;
    touched.add(upper >> 6);
    return isNew;
  }
}
