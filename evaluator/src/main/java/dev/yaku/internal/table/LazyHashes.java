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

  private LazyHashes(TableFile table, int rowsKind, int least) {
    source = table.source();
    this.rowsKind = rowsKind;
    for (int size = 0; size < hashes.length; size++) {
      hashes[size] = table.has(rowsKind, size) && size >= least ? null : EMPTY;
    }
  }

  /** Those of whole hands with rows of this kind: of cards of which a hand must have more none. */
  public static LazyHashes ofHands(TableFile table, int rowsKind) {
    return new LazyHashes(table, rowsKind, table.header().minCards());
  }

  /**
   * Those of whole hands, where those are taken out now that most hands need; the largest first,
   * since the values of smaller hands may be among theirs.
   */
  static LazyHashes withCommonHands(TableFile table) throws TableFormatException {
    return withCommon(ofHands(table, TableFormat.ROWS), table);
  }

  /** Those of a suit's cards, of a whole hand or among others; the most frequent taken out now. */
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
