package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.io.UncheckedIOException;

/**
 * The perfect hashes of one table by hand size, each taken out of the file when first asked for.
 */
public final class LazyHashes {
  /** Of a hand size that the rules do not have: every key ends at the bounds of an array. */
  private static final PerfectHash EMPTY = new PerfectHash(new char[0], new char[0], 0, 0, 0);

  private final TableSource source;
  private final int rowsKind;
  private final PerfectHash[] hashes = new PerfectHash[TableFormat.MAX_CARDS + 1];

  /** Those with rows of this kind; of ROWS only those of hands, which may have to be larger. */
  public LazyHashes(TableFile table, int rowsKind) {
    source = table.source();
    this.rowsKind = rowsKind;
    int least = rowsKind == TableFormat.ROWS ? table.header().minCards() : 0;
    for (int size = 0; size < hashes.length; size++) {
      hashes[size] = table.has(rowsKind, size) && size >= least ? null : EMPTY;
    }
  }

  /**
   * The same, where those are taken out now that most hands need; the largest first, since the
   * values of smaller hands may be among theirs.
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
   * @throws ArrayIndexOutOfBoundsException if no rules have hands so large
   * @throws UncheckedIOException if the file cannot be read any more
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

  /** Two threads may both load a hash, and load the same. */
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
