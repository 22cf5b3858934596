package dev.yaku.internal.hand;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

/**
 * The perfect hashes of one table by hand size. Those that few programs need are read on first use.
 *
 * @param five also in {@code all}, as are the other two; empty if it is not read at once
 * @param all by hand size; null if not yet read
 * @param rowsKind the kind of the sections with their rows
 */
public record HashesBySize(
    PerfectHash five,
    PerfectHash six,
    PerfectHash seven,
    PerfectHash[] all,
    int rowsKind,
    Supplier<TableFile> source) {
  /*
   * Tests the most frequent sizes first, without a switch. For keys it only chooses the hash there,
   * so that a program of several sizes has the reads once; sets read in each branch: JIT.md,
   * note 7. A record for the same reason as evaluators: JIT.md, note 3.
   */

  /** For hand sizes that the rules do not have: every key fails an array's bounds check. */
  private static final PerfectHash EMPTY = new PerfectHash(new char[0], new char[0], 0, 0, 0);

  /**
   * The hashes of hands, or of their cards of one suit, with this least number of cards. Those that
   * most hands need are read at once, or all on first use.
   */
  static HashesBySize create(TableFile table, int rowsKind, int least, boolean atOnce)
      throws TableFormatException {
    PerfectHash[] all = new PerfectHash[TableFormat.MAX_CARDS + 1];
    for (int size = 0; size < all.length; size++) {
      all[size] = table.has(rowsKind, size) && size >= least ? null : EMPTY;
    }
    // the largest first, since the values of smaller hands may be stored with theirs
    for (int size = PerfectHash.MOST_COMMON; atOnce && size >= table.header().best(); size--) {
      all[size] = all[size] == null ? read(table, rowsKind, size, all) : EMPTY;
    }
    return new HashesBySize(
        atOnce ? all[5] : EMPTY,
        atOnce ? all[6] : EMPTY,
        atOnce ? all[7] : EMPTY,
        all,
        rowsKind,
        table.source());
  }

  private static PerfectHash read(TableFile table, int rowsKind, int size, PerfectHash[] all)
      throws TableFormatException {
    if (table.has(rowsKind + 1, size)) {
      return table.hash(rowsKind, size);
    }
    return table.has(rowsKind, size) ? table.hash(rowsKind, size, all[size + 1].values()) : EMPTY;
  }

  /** The value of a rank multiset; an array's bounds check fails if the rules have no such size. */
  public int value(int key, int size) {
    if (size == 7) {
      return seven.value(key, PerfectHash.commonRowShift(7));
    }
    if (size == 6) {
      return six.value(key, PerfectHash.commonRowShift(6));
    }
    if (size == 5) {
      return five.value(key, PerfectHash.commonRowShift(5));
    }
    return of(size).value(key);
  }

  /** The value of a rank multiset, given the sum of its card keys. */
  public int valueOfSum(long key, int size) {
    PerfectHash hash;
    if (size == 7) {
      hash = seven;
    } else if (size == 6) {
      hash = six;
    } else if (size == 5) {
      hash = five;
    } else {
      return of(size).value(KeyLayout.rankKey(key));
    }
    return hash.valueOfSum(key, PerfectHash.commonRowShift(size));
  }

  /**
   * The hash of hands of this size.
   *
   * @throws ArrayIndexOutOfBoundsException if hands of this size exist in no rules
   * @throws java.io.UncheckedIOException if the file can no longer be read
   */
  public PerfectHash of(int size) {
    PerfectHash hash = all[size];
    return hash == null ? read(size) : hash;
  }

  /** If two threads read a hash at once, the hashes are equal. */
  private PerfectHash read(int size) {
    try {
      PerfectHash hash = read(source.get(), rowsKind, size, all);
      all[size] = hash;
      return hash;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
