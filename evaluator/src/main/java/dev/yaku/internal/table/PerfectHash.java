package dev.yaku.internal.table;

/**
 * The perfect hash of the rank multisets of one hand size: two reads from key to value.
 *
 * <p>The key's uppermost bits are a row. Each row has been displaced so that no two multisets of
 * different value meet in a slot (tables/FORMAT.md).
 *
 * @param rows displacements, in units of {@code 1 << step} slots
 * @param values a power of two of slots; two sizes may share them
 * @param step 0 in the sections of four to seven cards
 */
public record PerfectHash(char[] rows, char[] values, int rowShift, int columnShift, int step) {
  /*
   * Hands of four to seven cards are the most frequent: their sections have one geometry in all
   * tables, so that the shifts are constants even where the evaluator is not (JIT.md, note 7).
   *
   * The slots are a ring of a power of two, so that reads need no bounds check (JIT.md, note 6).
   */
  private static final int LEAST_COMMON = 4;
  static final int MOST_COMMON = 7;
  static final int COMMON_WIDTH = 25;

  /** The row's bits, less the number of cards. */
  static final int COMMON_ROW_BITS = 7;

  public static final int ROW_SHIFT_OF_FIVE = Integer.SIZE - COMMON_ROW_BITS - 5;
  public static final int ROW_SHIFT_OF_SIX = Integer.SIZE - COMMON_ROW_BITS - 6;
  public static final int ROW_SHIFT_OF_SEVEN = Integer.SIZE - COMMON_ROW_BITS - 7;

  public static final int COLUMN_SHIFT = Integer.SIZE - COMMON_WIDTH;

  /** Whether the section of hands of this size has that geometry. */
  static boolean isCommon(int cards) {
    return cards >= LEAST_COMMON && cards <= MOST_COMMON;
  }

  /** The value of the rank multiset with this key, with the shift of its four to seven cards. */
  public int value(int key, int rowShift) {
    return values[rows[key >>> rowShift] + (key >>> COLUMN_SHIFT) & values.length - 1];
  }

  /**
   * The same for a sum of card keys, whose upper half is the rank multiset's key: to take that out
   * first would be one shift more.
   */
  public int valueOfSum(long key, int rowShift) {
    return values[
        rows[(int) (key >>> Integer.SIZE + rowShift)] + (int) (key >>> Integer.SIZE + COLUMN_SHIFT)
            & values.length - 1];
  }

  /** The value of the rank multiset with this key, whatever the section's size. */
  public int value(int key) {
    return values[slot(key)];
  }

  /** Where the value is. */
  int slot(int key) {
    return (rows[key >>> rowShift] << step) + (key >>> columnShift) & values.length - 1;
  }
}
