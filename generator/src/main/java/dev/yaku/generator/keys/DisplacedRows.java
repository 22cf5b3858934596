package dev.yaku.generator.keys;

import java.util.ArrayList;
import java.util.List;

/**
 * A perfect hash by row displacement: {@code values[(rows[row] << step) + columns & slots - 1]},
 * where the row is the uppermost bits of a sum, and columns are these bits and the bits below them.
 * See section 5 of the package's description.
 *
 * @param rowBits the number of a sum's uppermost bits that are the row, at least one
 * @param columnBits the number of bits below them that are the column
 * @param step displacements are counted in units of {@code 1 << step} slots
 * @param rows the displacement of each row
 * @param values the value of each slot, or {@link #EMPTY}; the length is a power of two
 */
public record DisplacedRows(int rowBits, int columnBits, int step, char[] rows, char[] values) {
  /** The content of a slot that no hand leads to; no hand has this value. */
  public static final char EMPTY = RowPacking.EMPTY;

  /** Packs these sums into as few slots as possible. */
  public static DisplacedRows of(KeyMatrix matrix) {
    int different = (int) new String(matrix.values()).chars().distinct().count();
    int slots = Math.max(1, 2 * Integer.highestOneBit(different - 1)); // power of two
    for (; slots <= 1 << matrix.rowBits() + matrix.columnBits(); slots *= 2) {
      List<DisplacedRows> hash = of(List.of(matrix), slots);
      if (hash != null) {
        return hash.get(0);
      }
    }
    throw new IllegalStateException(matrix.sums().length + " sums do not differ");
  }

  /** Packs sums of common sizes, or of one size, into the same slots; null if these are too few. */
  public static List<DisplacedRows> of(List<KeyMatrix> matrices, int slots) {
    boolean common = matrices.get(0).common();
    int step = common ? 0 : Math.max(0, Integer.numberOfTrailingZeros(slots) - Character.SIZE);
    RowPacking packing = new RowPacking(slots, step);
    List<KeyMatrix.Row> all = new ArrayList<>();
    List<DisplacedRows> hashes = new ArrayList<>();
    for (KeyMatrix m : matrices) {
      char[] rows = new char[1 << m.rowBits()]; // filled when they are packed
      all.addAll(m.rows(rows));
      hashes.add(new DisplacedRows(m.rowBits(), m.columnBits(), step, rows, packing.slots));
    }
    return packing.lay(all) ? hashes : null;
  }

  /** The value of a sum; arbitrary for sums that are not in the table. */
  public char value(int sum) {
    int displacement = rows[sum >>> Integer.SIZE - rowBits] << step;
    int columns = sum >>> Integer.SIZE - rowBits - columnBits;
    return values[displacement + columns & values.length - 1];
  }
}
