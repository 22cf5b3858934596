package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
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

  /**
   * The hashes with rows of this kind; with {@code ROWS} only those of hands that the rules allow.
   */
  public LazyHashes(TableFile table, int rowsKind) {
    source = table.source();
    this.rowsKind = rowsKind;
    int least = rowsKind == TableFormat.ROWS ? table.header().minCards() : 0;
    for (int size = 0; size < hashes.length; size++) {
      hashes[size] = table.has(rowsKind, size) && size >= least ? null : EMPTY;
    }
  }

  /**
   * The hashes with rows of this kind; those that most hands need are read at once, the largest
   * first, since the values of smaller hands may be stored with theirs.
   */
  public static LazyHashes withCommon(TableFile table, int rowsKind) throws TableFormatException {
    LazyHashes hashes = new LazyHashes(table, rowsKind);
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
