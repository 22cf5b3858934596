package dev.yaku;

/**
 * The perfect hash of the rank multisets of one hand size: two reads from key to value.
 *
 * <p>The key's uppermost bits are a row, the bits below a column; each row has been displaced so
 * that no two multisets of different value meet in a slot (tables/FORMAT.md).
 */
record Section(
    char[] rows, char[] values, int rowShift, int columnShift, int columnMask, int step) {

  /** The value of the rank multiset with this key, if there is one of this size. */
  int value(int key) {
    return values[slot(key)];
  }

  /** Where the value is. */
  int slot(int key) {
    return (rows[key >>> rowShift] << step) + (key >>> columnShift & columnMask);
  }
}
