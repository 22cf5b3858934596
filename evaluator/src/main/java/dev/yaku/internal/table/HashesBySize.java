package dev.yaku.internal.table;

/** The sections of one table by hand size, each taken out of the file when first asked for. */
public final class HashesBySize {
  /** Of a hand size that the rules do not have: refuses every key with an index out of bounds. */
  private static final PerfectHash EMPTY = new PerfectHash(new char[0], new char[0], 0, 0, 0);

  private final TableFile closed;
  private final int rowsKind;
  private final PerfectHash[] sections;

  /** Those of a kind of rows, and of the values behind them. */
  public HashesBySize(TableFile table, int rowsKind) {
    closed = table.closed();
    this.rowsKind = rowsKind;
    sections = new PerfectHash[TableFile.MAX_CARDS + 1];
    for (int size = 0; size < sections.length; size++) {
      sections[size] = table.has(rowsKind, size) ? null : EMPTY;
    }
  }

  /**
   * The same, where those are taken out now that most hands need; the largest first, since the
   * values of smaller hands may be among theirs.
   */
  public static HashesBySize withCommon(TableFile table, int rowsKind) {
    HashesBySize sections = new HashesBySize(table, rowsKind);
    for (int size = PerfectHash.MOST_COMMON; size >= table.bestCards(); size--) {
      sections.load(table, size);
    }
    return sections;
  }

  /**
   * The section of hands of so many cards.
   *
   * @throws ArrayIndexOutOfBoundsException if no rules have hands so large
   * @throws java.io.UncheckedIOException if the file cannot be read any more
   */
  public PerfectHash of(int size) {
    PerfectHash section = sections[size];
    return section == null ? load(closed.reopened(), size) : section;
  }

  /** Two threads may both load a section; they load the same. */
  private PerfectHash load(TableFile table, int size) {
    PerfectHash section = EMPTY;
    if (table.has(rowsKind + 1, size)) {
      section = table.section(rowsKind, size);
    } else if (table.has(rowsKind, size)) {
      section = table.section(rowsKind, size, sections[size + 1].values());
    }
    sections[size] = section;
    return section;
  }
}
