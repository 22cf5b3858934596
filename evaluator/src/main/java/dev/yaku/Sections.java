package dev.yaku;

/** The sections of one table by hand size, each taken out of the file when first asked for. */
final class Sections {
  /** Of a hand size that the rules do not have: refuses every key with an index out of bounds. */
  private static final Section EMPTY = new Section(new char[0], new char[0], 0, 0, 0);

  private final TableFile table;
  private final int rowsKind;
  private final Section[] sections;

  /** Those of a kind of rows, and of the values behind them. */
  Sections(TableFile table, int rowsKind) {
    this.table = table;
    this.rowsKind = rowsKind;
    sections = new Section[TableFile.MAX_CARDS + 1];
  }

  /**
   * The section of hands of so many cards.
   *
   * @throws ArrayIndexOutOfBoundsException if no rules have hands so large
   */
  Section of(int size) {
    Section section = sections[size];
    return section == null ? load(size) : section;
  }

  /** Two threads may both load a section; they load the same. */
  private Section load(int size) {
    Section section = table.section(rowsKind, size);
    sections[size] = section == null ? EMPTY : section;
    return sections[size];
  }
}
