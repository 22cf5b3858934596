package dev.yaku.internal.table;

/**
 * The perfect hash of the rank multisets of one hand size: two array reads lead from key to value.
 *
 * <p>The uppermost bits of the key are a row. The rows are displaced so that no two multisets of
 * different value share a slot (tables/FORMAT.md).
 *
 * @param rows displacements, in units of {@code 1 << step} slots
 * @param values the slots, a power of two; two hand sizes may share one array
 * @param step 0 in the sections of four to seven cards
 */
public record PerfectHash(char[] rows, char[] values, int rowShift, int columnShift, int step) {
  /*
   * Hands of four to seven cards are the most frequent: their sections have the same geometry in
   * all tables, so the shifts are constants even if the evaluator is not (JIT.md, note 7).
   *
   * The slots are a ring whose length is a power of two, so reads need no bounds check (JIT.md,
   * note 6). There are no more slots than columns, so a key may be rotated instead of shifted: the
   * bits that come round are masked off (JIT.md, note 17).
   */
  private static final int LEAST_COMMON = 4;
  public static final int MOST_COMMON = 7;
  static final int COMMON_WIDTH = 25;
  static final int COMMON_ROW_BITS = 7; // row bits minus cards

  public static final int COLUMN_SHIFT = Integer.SIZE - COMMON_WIDTH;

  /** Whether the section for hands of this size has the common geometry. */
  static boolean isCommon(int cards) {
    return cards >= LEAST_COMMON && cards <= MOST_COMMON;
  }

  /** The row shift of the sections for hands of this size, four to seven cards. */
  public static int commonRowShift(int cards) {
    return Integer.SIZE - COMMON_ROW_BITS - cards;
  }

  /** The value of the rank multiset of four to seven cards with this key and row shift. */
  public int value(int key, int rowShift) {
    return values[
        rows[key >>> rowShift] + Integer.rotateRight(key, COLUMN_SHIFT) & values.length - 1];
  }

  /**
   * The value of a rank multiset, given the sum of its card keys, whose upper half is the key of
   * the multiset. Extracting that half first would take one more shift.
   */
  public int valueOfSum(long key, int rowShift) {
    return values[
        rows[(int) (key >>> Integer.SIZE + rowShift)] + (int) (key >>> Integer.SIZE + COLUMN_SHIFT)
            & values.length - 1];
  }

  /** The value of a rank multiset, given the sum of its card keys, for any hand size. */
  public int valueOfSum(long key) {
    int row = rows[(int) (key >>> Integer.SIZE + rowShift)] << step;
    return values[row + (int) (key >>> Integer.SIZE + columnShift) & values.length - 1];
  }

  /** The value of the rank multiset with this key, for any hand size. */
  public int value(int key) {
    return values[slot(key)];
  }

  /** The slot of the value. */
  int slot(int key) {
    return (rows[key >>> rowShift] << step) + (key >>> columnShift) & values.length - 1;
  }
}
