package dev.yaku.generator;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A perfect hash by row displacement: {@code values[(rows[sum >>> rowShift] << step) + column]}.
 *
 * @param rowBits how many of the sum's uppermost bits are the row, at least one
 * @param columnBits how many of the bits below them are the column
 * @param step displacements are counted in units of {@code 1 << step} slots
 * @param rows displacement of each row
 * @param values value of each slot, or {@link #EMPTY}
 */
record PerfectHash(int rowBits, int columnBits, int step, char[] rows, char[] values) {
  /*
   * The sums of the rank multisets of one hand size are thought of as the cells of a wide and nearly
   * empty matrix. Its rows are laid over each other in one array, each shifted ("displaced") to
   * the first place where its values meet only empty slots, or equal values. The fullest rows go
   * first, as they are the hardest to place [1].
   *
   * [1] Robert E. Tarjan, Andrew C. Yao: Storing a sparse table. Communications of the ACM 22 (11),
   * 1979, section 2. https://doi.org/10.1145/359168.359175
   */

  /** In a slot that no hand reaches; no hand has so great a value. */
  static final char EMPTY = 0xFFFF;

  /** Packs these sums, of which only the upper {@code width} bits count, at least one. */
  static PerfectHash of(int[] sums, char[] values, int width) {
    // About six sums a row, and never wider than high: of what was tried this packs smallest.
    // At least one bit, since an int cannot be shifted by 32.
    int rowBits = Math.max(1, Math.max(width / 2, Math.min(width, log2(sums.length) - 2)));
    for (int step = Math.max(0, log2(sums.length) - 16); step < 8; step++) {
      PerfectHash hash = new Packing(sums, values, rowBits, width - rowBits, step).pack();
      if (hash != null) {
        return hash;
      }
    }
    throw new IllegalStateException(sums.length + " sums of " + width + " bits do not pack");
  }

  private static int log2(int number) {
    return 31 - Integer.numberOfLeadingZeros(number);
  }

  /** The work of laying the rows over each other. */
  private static final class Packing {
    private final int[] sums;
    private final char[] values;
    private final int rowBits;
    private final int columnBits;
    private final int step;
    private final char[] slots;

    Packing(int[] sums, char[] values, int rowBits, int columnBits, int step) {
      this.sums = sums;
      this.values = values;
      this.rowBits = rowBits;
      this.columnBits = columnBits;
      this.step = step;
      slots = new char[(Character.MAX_VALUE + 1 << step) + (1 << columnBits)];
      Arrays.fill(slots, EMPTY);
    }

    /** The finished hash, or null if a row would have to go too far. */
    PerfectHash pack() {
      IntArrayList[] cells = new IntArrayList[1 << rowBits]; // by row: indices of its sums
      Arrays.setAll(cells, row -> new IntArrayList());
      for (int i = 0; i < sums.length; i++) {
        cells[row(sums[i], rowBits)].add(i);
      }
      char[] rows = new char[cells.length];
      int end = 0;
      int firstEmpty = 0;
      for (int row : fullestFirst(cells)) {
        while (firstEmpty < slots.length && slots[firstEmpty] != EMPTY) {
          firstEmpty++;
        }
        int[] columns = new int[cells[row].size()];
        Arrays.setAll(columns, k -> column(sums[cells[row].getInt(k)], rowBits, columnBits));
        char[] contents = new char[columns.length];
        for (int k = 0; k < contents.length; k++) {
          contents[k] = values[cells[row].getInt(k)];
        }
        int leftmost = Arrays.stream(columns).min().getAsInt();
        int displacement = Math.max(0, firstEmpty - leftmost) >> step;
        while (!fits(columns, contents, displacement << step)) {
          if (++displacement > Character.MAX_VALUE) {
            return null;
          }
        }
        rows[row] = (char) displacement;
        for (int k = 0; k < columns.length; k++) {
          int slot = (displacement << step) + columns[k];
          slots[slot] = contents[k];
          end = Math.max(end, slot + 1);
        }
      }
      return new PerfectHash(rowBits, columnBits, step, rows, Arrays.copyOf(slots, end));
    }

    /** The numbers of the rows that hold sums; equally full ones in ascending order. */
    private static int[] fullestFirst(IntArrayList[] cells) {
      return IntStream.range(0, cells.length)
          .filter(row -> !cells[row].isEmpty())
          .boxed()
          .sorted(Comparator.comparingInt(row -> -cells[row].size()))
          .mapToInt(Integer::intValue)
          .toArray();
    }

    private boolean fits(int[] columns, char[] contents, int start) {
      for (int k = 0; k < columns.length; k++) {
        char slot = slots[start + columns[k]];
        if (slot != EMPTY && slot != contents[k]) {
          return false;
        }
      }
      return true;
    }
  }

  /** What the table holds for a sum; of a sum it was not made for, anything. */
  char value(int sum) {
    return values[(rows[row(sum, rowBits)] << step) + column(sum, rowBits, columnBits)];
  }

  int bytes() {
    return Character.BYTES * (rows.length + values.length);
  }

  private static int row(int sum, int rowBits) {
    return sum >>> (32 - rowBits);
  }

  private static int column(int sum, int rowBits, int columnBits) {
    return sum >>> (32 - rowBits - columnBits) & ((1 << columnBits) - 1);
  }
}
