package dev.yaku.generator.keys;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The sums of the rank multisets of one hand size, as the cells of a wide and nearly empty matrix.
 *
 * @param rowBits the number of a sum's uppermost bits that are the row, at least one
 * @param columnBits the number of bits below them that are the column
 * @param common whether the evaluator knows the geometry, and displaces rows by single slots
 * @param sums the sums, all different in these bits
 * @param values the values of the sums
 */
public record KeyMatrix(int rowBits, int columnBits, boolean common, int[] sums, char[] values) {

  /**
   * The upper bits of a sum that count in the tables of four to seven cards, the same in all rule
   * sets: the evaluator shifts by constants.
   */
  static final int COMMON_WIDTH = 25;

  /** Hands of this size up to {@code MOST_COMMON} are the most frequent. */
  private static final int LEAST_COMMON = 4;

  private static final int MOST_COMMON = 7;

  /** The row bits of a common size minus the number of cards: this packs smallest. */
  private static final int COMMON_ROW_BITS = 7;

  /** The row bits of the largest common size. */
  static final int MOST_COMMON_ROW_BITS = MOST_COMMON + COMMON_ROW_BITS;

  /** The cells of a row, and the array that receives its displacement. */
  record Row(int number, int[] columns, int[] values, char[] displacements) {}

  /** Of hands of n cards; if their size is not common, only as many bits count as must. */
  public static KeyMatrix ofHands(int cards, int[] sums, char[] values) {
    if (cards < LEAST_COMMON || cards > MOST_COMMON) {
      return of(sums, values, narrowest(sums));
    }
    int rowBits = cards + COMMON_ROW_BITS;
    return new KeyMatrix(rowBits, COMMON_WIDTH - rowBits, true, sums, values);
  }

  /** The matrix of sums of which only the upper {@code width} bits count, at least one. */
  static KeyMatrix of(int[] sums, char[] values, int width) {
    // About three sums per row, and never wider than high: this packs smallest of all that was
    // tried. At least one bit, since an int cannot be shifted by 32.
    int log2 = 31 - Integer.numberOfLeadingZeros(sums.length);
    int rowBits = Math.max(1, Math.max(width / 2, Math.min(width, log2 - 1)));
    return new KeyMatrix(rowBits, width - rowBits, false, sums, values);
  }

  /** The least number of upper bits in which sums differ; at least one. */
  static int narrowest(int[] sums) {
    int[] sorted = sums.clone();
    IntArrays.quickSort(sorted, Integer::compareUnsigned);
    int width = 1;
    for (int i = 1; i < sorted.length; i++) { // neighbours have most bits in common
      width = Math.max(width, Integer.numberOfLeadingZeros(sorted[i] ^ sorted[i - 1]) + 1);
    }
    return width;
  }

  /** The rows that hold sums, in ascending order; their displacements belong into the array. */
  List<Row> rows(char[] displacements) {
    IntArrayList[] cells = new IntArrayList[1 << rowBits]; // by row: the indices of its sums
    Arrays.setAll(cells, row -> new IntArrayList());
    for (int i = 0; i < sums.length; i++) {
      cells[sums[i] >>> Integer.SIZE - rowBits].add(i);
    }
    int unread = Integer.SIZE - rowBits - columnBits; // columns have the bits of the row above
    List<Row> rows = new ArrayList<>();
    for (int row = 0; row < cells.length; row++) {
      if (!cells[row].isEmpty()) {
        int[] columns = cells[row].intStream().map(i -> sums[i] >>> unread).toArray();
        int[] contents = cells[row].intStream().map(i -> values[i]).toArray();
        rows.add(new Row(row, columns, contents, displacements));
      }
    }
    return rows;
  }
}
