package dev.yaku.jmh;

import java.util.Collections;
import java.util.List;

/** A table of markdown: a head that names every column, then rows of as many cells. */
final class Table {
  private final StringBuilder lines = new StringBuilder();
  private final int columns;

  /** Begins with the names of the columns. */
  Table(List<String> head) {
    columns = head.size();
    add(head);
    add(Collections.nCopies(columns, "---"));
  }

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException if it has more or fewer cells than the head
   */
  void add(List<String> cells) {
    if (cells.size() != columns) {
      throw new IllegalArgumentException(cells + ", but there are " + columns + " columns");
    }
    for (String cell : cells) {
      lines.append("| ").append(cell.replace("|", "\\|")).append(' ');
    }
    lines.append("|").append(System.lineSeparator());
  }

  @Override
  public String toString() {
    return lines.toString();
  }
}
