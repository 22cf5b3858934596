package dev.yaku.internal.lookup;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableSource;
import java.io.UncheckedIOException;

/** The perfect hashes of one table by hand size, each read from the file on first use. */
public final class LazyHashes {
  /**
   * The hash for hand sizes that the rules do not have: every key fails an array's bounds check.
   */
  private static final PerfectHash EMPTY = new PerfectHash(new char[0], new char[0], 0, 0, 0);

  private final TableSource source;
  private final int rowsKind;
  private final PerfectHash[] hashes = new PerfectHash[TableFormat.MAX_CARDS + 1];

  private LazyHashes(TableFile table, int rowsKind, int least) {
    source = table.source();
    this.rowsKind = rowsKind;
    for (int size = 0; size < hashes.length; size++) {
      hashes[size] = table.has(rowsKind, size) && size >= least ? null : EMPTY;
    }
  }

  /** The hashes with rows of this kind, but only of sizes that the rules allow for a hand. */
  public static LazyHashes ofHands(TableFile table, int rowsKind) {
    return new LazyHashes(table, rowsKind, table.header().minCards());
  }

  /**
   * The hashes of whole hands; those that most hands need are read at once, the largest first,
   * since the values of smaller hands may be stored with theirs.
   */
  static LazyHashes withCommonHands(TableFile table) throws TableFormatException {
    return withCommon(ofHands(table, TableFormat.ROWS), table);
  }

  /**
   * The hashes of the cards of one suit, also if the hand has others; the most frequent are read at
   * once.
   */
  public static LazyHashes withCommonFlushes(TableFile table) throws TableFormatException {
    return withCommon(new LazyHashes(table, TableFormat.FLUSH_ROWS, 0), table);
  }

  private static LazyHashes withCommon(LazyHashes hashes, TableFile table)
      throws TableFormatException {
    for (int size = PerfectHash.MOST_COMMON; size >= table.header().best(); size--) {
      if (hashes.hashes[size] == null) {
        hashes.load(table, size);
      }
    }
    return hashes;
  }

  /**
   * The hash of hands of this size.
   *
   * @throws ArrayIndexOutOfBoundsException if hands of this size exist in no rules
   * @throws UncheckedIOException if the file can no longer be read
   */
  public PerfectHash of(int size) {
    PerfectHash hash = hashes[size];
    return hash == null ? load(size) : hash;
  }

  private PerfectHash load(int size) {
    try {
      return load(source.file(), size);
    } catch (TableFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** If two threads load a hash at once, the hashes are equal. */
  private PerfectHash load(TableFile table, int size) throws TableFormatException {
    PerfectHash hash = EMPTY;
    if (table.has(rowsKind + 1, size)) {
      hash = table.hash(rowsKind, size);
    } else if (table.has(rowsKind, size)) {
      hash = table.hash(rowsKind, size, hashes[size + 1].values());
    }
    hashes[size] = hash;
    return hash;
  }
}
