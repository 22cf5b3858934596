package dev.yaku.generator;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A perfect hash by row displacement: {@code values[(rows[row] << step) + columns & slots - 1]},
 * where the row is a sum's uppermost bits, and columns are these and the bits below them.
 *
 * @param rowBits how many of the sum's uppermost bits are the row, at least one
 * @param columnBits how many of the bits below them are the column
 * @param rows displacement of each row
 * @param values value of each slot, or {@link #EMPTY}; as many as a power of two
 */
record PerfectHash(int rowBits, int columnBits, char[] rows, char[] values) {
  /*
   * The sums of the rank multisets of one hand size are thought of as the cells of a wide and nearly
   * empty matrix. Its rows are laid over each other in one array, each shifted ("displaced") to
   * a place where its values meet only empty slots, or equal values [1]: where the most are equal,
   * as the table is to be small. The fullest rows go first, as they are the hardest to place.
   *
   * The array is a ring of a power of two: an evaluator masks the place instead of comparing it with
   * bounds, and need not take the row's bits off the column's, since they are the same for all sums
   * of a row; its displacement makes up for them.
   *
   * [1] Robert E. Tarjan, Andrew C. Yao: Storing a sparse table. Communications of the ACM 22 (11),
   * 1979, section 2. https://doi.org/10.1145/359168.359175
   */

  /** In a slot that no hand reaches; no hand has so great a value. */
  static final char EMPTY = 0xFFFF;

  /** The most slots that a displacement of 16 bits reaches one by one; of more, every other. */
  private static final int REACH = Character.MAX_VALUE + 1;

  /**
   * The upper bits of a sum that count in the tables of four to seven cards, the same in all rule
   * sets: the evaluator shifts by constants.
   */
  static final int COMMON_WIDTH = 25;

  /** Of these sizes are the hands that are asked for most. */
  private static final int LEAST_COMMON = 4;

  private static final int MOST_COMMON = 7;

  /** The row's bits of a common size, less the number of cards: what packs smallest. */
  private static final int COMMON_ROW_BITS = 7;

  /** The row's bits of the largest common size. */
  static final int MOST_COMMON_ROW_BITS = MOST_COMMON + COMMON_ROW_BITS;

  /**
   * Packs the sums of hands of so many cards; of others only the upper {@code width} bits count.
   */
  static PerfectHash ofHands(int cards, int[] sums, char[] values, int width) {
    if (cards < LEAST_COMMON || cards > MOST_COMMON) {
      return of(sums, values, width);
    }
    int rowBits = cards + COMMON_ROW_BITS;
    return pack(sums, values, rowBits, COMMON_WIDTH - rowBits);
  }

  /** Packs these sums, of which only the upper {@code width} bits count, at least one. */
  static PerfectHash of(int[] sums, char[] values, int width) {
    // About three sums a row, and never wider than high: of what was tried this packs smallest.
    // At least one bit, since an int cannot be shifted by 32.
    int rowBits = Math.max(1, Math.max(width / 2, Math.min(width, log2(sums.length) - 1)));
    return pack(sums, values, rowBits, width - rowBits);
  }

  private static PerfectHash pack(int[] sums, char[] values, int rowBits, int columnBits) {
    int slots = powerOfTwo((int) new String(values).chars().distinct().count());
    PerfectHash hash = null;
    while (hash == null) {
      if (slots > 1 << rowBits + columnBits) {
        throw new IllegalStateException(sums.length + " sums do not differ");
      }
      hash = new Packing(sums, values, rowBits, columnBits, slots).pack();
      slots *= 2;
    }
    return hash;
  }

  /** The least power of two that is no smaller. */
  private static int powerOfTwo(int least) {
    return least <= 1 ? 1 : 2 * Integer.highestOneBit(least - 1);
  }

  private static int log2(int number) {
    return 31 - Integer.numberOfLeadingZeros(number);
  }

  /** The work of laying the rows over each other. */
  private static final class Packing {
    private static final int NONE = -1;

    private final int[] sums;
    private final char[] values;
    private final int rowBits;
    private final int columnBits;
    private final char[] slots;
    private final int mask;
    private final int step;
    private final IntArrayList[] slotsOf; // by value
    private final int[] equalCells; // by displacement
    private int firstEmpty;

    Packing(int[] sums, char[] values, int rowBits, int columnBits, int slotCount) {
      this.sums = sums;
      this.values = values;
      this.rowBits = rowBits;
      this.columnBits = columnBits;
      slots = new char[slotCount];
      Arrays.fill(slots, EMPTY);
      mask = slotCount - 1;
      step = step(slotCount);
      slotsOf = new IntArrayList[EMPTY];
      equalCells = new int[slotCount];
    }

    /** The finished hash, or null if a row fits nowhere. */
    PerfectHash pack() {
      IntArrayList[] cells = new IntArrayList[1 << rowBits]; // by row: indices of its sums
      Arrays.setAll(cells, row -> new IntArrayList());
      for (int i = 0; i < sums.length; i++) {
        cells[row(sums[i], rowBits)].add(i);
      }
      char[] rows = new char[cells.length];
      for (int row : fullestFirst(cells)) {
        int[] columns = cells[row].intStream().map(i -> columns(sums[i])).toArray();
        int[] contents = cells[row].intStream().map(i -> values[i]).toArray();
        int displacement = place(columns, contents);
        if (displacement == NONE) {
          return null;
        }
        rows[row] = (char) (displacement >> step);
        for (int k = 0; k < columns.length; k++) {
          put(displacement + columns[k] & mask, contents[k]);
        }
      }
      return new PerfectHash(rowBits, columnBits, rows, slots);
    }

    private int columns(int sum) {
      return PerfectHash.columns(sum, rowBits, columnBits);
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

    /** Where the row meets the most equal values; if there are none, the first place with room. */
    private int place(int[] columns, int[] contents) {
      if (!isApart(columns, contents)) {
        return NONE;
      }
      IntArrayList places = new IntArrayList();
      for (int k = 0; k < columns.length; k++) {
        if (slotsOf[contents[k]] != null) {
          for (int slot : slotsOf[contents[k]]) {
            int displacement = slot - columns[k] & mask;
            if (isInReach(displacement) && equalCells[displacement]++ == 0) {
              places.add(displacement);
            }
          }
        }
      }
      int best = NONE;
      int most = 0;
      for (int displacement : places) {
        int equal = equalCells[displacement];
        equalCells[displacement] = 0;
        if ((equal > most || (equal == most && displacement < best))
            && fits(columns, contents, displacement)) {
          most = equal;
          best = displacement;
        }
      }
      return best == NONE ? firstFit(columns, contents) : best;
    }

    private boolean isInReach(int displacement) {
      return (displacement & (1 << step) - 1) == 0;
    }

    private int firstFit(int[] columns, int[] contents) {
      while (firstEmpty < slots.length && slots[firstEmpty] != EMPTY) {
        firstEmpty++;
      }
      for (int moved = 0; moved < slots.length; moved++) {
        int displacement = firstEmpty - columns[0] + moved & mask;
        if (isInReach(displacement) && fits(columns, contents, displacement)) {
          return displacement;
        }
      }
      return NONE;
    }

    /** Whether all slots are empty or hold the same. */
    private boolean fits(int[] columns, int[] contents, int displacement) {
      for (int k = 0; k < columns.length; k++) {
        char slot = slots[displacement + columns[k] & mask];
        if (slot != EMPTY && slot != contents[k]) {
          return false;
        }
      }
      return true;
    }

    /** Whether no two cells of different value would share a slot wherever the row is placed. */
    private boolean isApart(int[] columns, int[] contents) {
      for (int k = 0; k < columns.length; k++) {
        for (int other = 0; other < k; other++) {
          if ((columns[k] - columns[other] & mask) == 0 && contents[k] != contents[other]) {
            return false;
          }
        }
      }
      return true;
    }

    private void put(int slot, int content) {
      if (slots[slot] == EMPTY) {
        slots[slot] = (char) content;
        if (slotsOf[content] == null) {
          slotsOf[content] = new IntArrayList();
        }
        slotsOf[content].add(slot);
      }
    }
  }

  /** What the table holds for a sum; of a sum it was not made for, anything. */
  char value(int sum) {
    int displacement = rows[row(sum, rowBits)] << step(values.length);
    return values[displacement + columns(sum, rowBits, columnBits) & values.length - 1];
  }

  int bytes() {
    return Character.BYTES * (rows.length + values.length);
  }

  /** Displacements are counted in units of {@code 1 << step} slots. */
  private static int step(int slots) {
    return Math.max(0, log2(slots) - log2(REACH));
  }

  private static int row(int sum, int rowBits) {
    return sum >>> (32 - rowBits);
  }

  /** The column, and the row above it. */
  private static int columns(int sum, int rowBits, int columnBits) {
    return sum >>> (32 - rowBits - columnBits);
  }
}
