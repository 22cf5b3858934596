package dev.yaku.generator.keys;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Packs the rows of matrices into a ring of slots, where they may overlap. */
public final class RowPacking {
  /*
   * Section 5 of the package's description: each row is shifted ("displaced") to a place where its
   * values meet only empty slots or equal values [1]: the place where most are equal, to keep the
   * table small. The fullest rows go first, since they are the hardest to place.
   *
   * [1] Robert E. Tarjan, Andrew C. Yao: Storing a sparse table. Communications of the ACM 22 (11),
   * 1979, section 2. https://doi.org/10.1145/359168.359175
   */
  private static final int NONE = -1;

  static final char EMPTY = 0xFFFF;

  final char[] slots; // the value of each, or EMPTY
  private final long[] used; // the slots that are not empty, as bits; of few slots again and again
  private final int mask;
  private final int step;
  private final IntArrayList[] slotsOf; // by value
  private final int[] equalCells; // by displacement
  private int firstEmpty;

  /** An empty ring; the slots are a power of two, and {@code 1 << step} a unit of displacements. */
  RowPacking(int slotCount, int step) {
    slots = new char[slotCount];
    Arrays.fill(slots, EMPTY);
    used = new long[Math.max(1, slotCount / Long.SIZE)];
    mask = slotCount - 1;
    this.step = step;
    slotsOf = new IntArrayList[EMPTY];
    equalCells = new int[slotCount];
  }

  /** Packs rows, and stores their displacements; false if a row fits nowhere. */
  boolean lay(List<KeyMatrix.Row> rows) {
    rows.sort(Comparator.comparingInt(row -> -row.columns().length)); // the fullest first
    for (KeyMatrix.Row next : rows) {
      int[] columns = next.columns();
      int[] contents = next.values();
      int displacement = place(columns, contents);
      if (displacement == NONE) {
        return false;
      }
      next.displacements()[next.number()] = (char) (displacement >> step);
      for (int k = 0; k < columns.length; k++) {
        put(displacement + columns[k] & mask, contents[k]);
      }
    }
    return true;
  }

  /** Where the row meets the most equal values; if there are none, where it fits first. */
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
    return best == NONE ? firstFit(columns) : best;
  }

  private boolean isInReach(int displacement) {
    return (displacement & (1 << step) - 1) == 0 && displacement >> step <= Character.MAX_VALUE;
  }

  /** Where all slots are empty: where some hold equal values, the row does not fit. */
  private int firstFit(int... columns) {
    while (firstEmpty < slots.length && slots[firstEmpty] != EMPTY) {
      firstEmpty++;
    }
    int start = firstEmpty - columns[0];
    for (int moved = 0; moved < slots.length; moved += Long.SIZE) {
      long fits = -1; // as bits: this displacement and those that follow it
      for (int k = 0; k < columns.length && fits != 0; k++) {
        fits &= ~usedFrom(start + moved + columns[k] & mask);
      }
      for (; fits != 0; fits &= fits - 1) {
        int displacement = start + moved + Long.numberOfTrailingZeros(fits) & mask;
        if (isInReach(displacement)) {
          return displacement;
        }
      }
    }
    return NONE;
  }

  /** Whether the 64 slots from one on are not empty, as bits. */
  private long usedFrom(int slot) {
    int word = slot / Long.SIZE;
    long next = used[word + 1 & used.length - 1];
    return used[word] >>> slot | next << 1 << Long.SIZE - 1 - slot % Long.SIZE;
  }

  /** Whether all slots are empty or hold equal values. */
  private boolean fits(int[] columns, int[] contents, int displacement) {
    for (int k = 0; k < columns.length; k++) {
      char slot = slots[displacement + columns[k] & mask];
      if (slot != EMPTY && slot != contents[k]) {
        return false;
      }
    }
    return true;
  }

  /** Whether no two cells of different value can share a slot, wherever the row is placed. */
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
      for (int bit = slot; bit < used.length * Long.SIZE; bit += slots.length) {
        used[bit / Long.SIZE] |= 1L << bit;
      }
      if (slotsOf[content] == null) {
        slotsOf[content] = new IntArrayList();
      }
      slotsOf[content].add(slot);
    }
  }
}
