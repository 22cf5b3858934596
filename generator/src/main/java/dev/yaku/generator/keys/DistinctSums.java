package dev.yaku.generator.keys;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The sums of keys of all multisets of one size, whose upper bits are all different: symbols are
 * added one by one, and only if the sums remain different. See section 3 of the package's
 * description.
 */
public final class DistinctSums {
  /*
   * Only sums with the new symbol can equal another sum. Most unsuitable keys are detected after a
   * few hundred of these sums.
   */
  private final int size;
  private final int width;
  private final long[] seen; // the upper bits of the sums of the full size
  private final IntArrayList[] sums; // by size, of the symbols so far

  /** Sums of {@code size} keys must differ in their upper {@code width} bits; no symbols yet. */
  DistinctSums(int size, int width) {
    this.size = size;
    this.width = width;
    seen = new long[Math.max(1, (1 << width) >> 6)];
    sums = new IntArrayList[size + 1];
    Arrays.setAll(sums, i -> new IntArrayList());
    sums[0].add(0);
  }

  /**
   * Adds symbols, each of which a multiset may hold up to its limit, if all sums remain different.
   *
   * @return whether the symbols were added; if not, nothing has changed
   */
  boolean add(int[] symbols, int[] keys, int[] limits) {
    int[] sizes = sizes();
    for (int symbol : symbols) {
      if (!addFullSize(keys[symbol], limits[symbol])) {
        removeAfter(sizes);
        return false;
      }
      addSmaller(keys[symbol], limits[symbol]);
    }
    return true;
  }

  /** Removes everything added since {@link #sizes} returned these sizes. */
  void removeAfter(int[] sizes) {
    for (int i = sizes[size]; i < sums[size].size(); i++) {
      int upper = upper(sums[size].getInt(i));
      seen[upper >> 6] &= ~(1L << upper);
    }
    for (int i = 0; i <= size; i++) {
      sums[i].size(sizes[i]);
    }
  }

  /** The number of sums by size. */
  int[] sizes() {
    int[] sizes = new int[size + 1];
    Arrays.setAll(sizes, i -> sums[i].size());
    return sizes;
  }

  private boolean addFullSize(int key, int limit) {
    for (int count = 1; count <= Math.min(limit, size); count++) {
      IntArrayList others = sums[size - count];
      for (int i = 0; i < others.size(); i++) {
        if (!addFullSize(others.getInt(i) + count * key)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean addFullSize(int sum) {
    int upper = upper(sum);
    long bit = 1L << upper;
    if ((seen[upper >> 6] & bit) != 0) {
      return false;
    }
    seen[upper >> 6] |= bit;
    sums[size].add(sum);
    return true;
  }

  /** Larger sums first, since they are made from smaller sums without the symbol. */
  private void addSmaller(int key, int limit) {
    for (int i = size - 1; i > 0; i--) {
      for (int count = 1; count <= Math.min(limit, i); count++) {
        IntArrayList others = sums[i - count];
        for (int k = 0; k < others.size(); k++) {
          sums[i].add(others.getInt(k) + count * key);
        }
      }
    }
  }

  private int upper(int sum) {
    return width == 0 ? 0 : sum >>> Integer.SIZE - width;
  }
}
