package dev.yaku.jmh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;

/** A table of markdown: a head that names every column, then rows of as many cells. */
final class Table {
  private final StringBuilder lines = new StringBuilder();
  private final int columns;

  Table(List<String> head) {
    columns = head.size();
    add(head);
    add(Collections.nCopies(columns, "---"));
  }

  /** A row for each name, with these cells by row and column, both from 0. */
  static Table of(
      List<String> head, List<String> names, BiFunction<Integer, Integer, String> cell) {
    Table table = new Table(head);
    for (int i = 0; i < names.size(); i++) {
      List<String> row = new ArrayList<>(List.of(names.get(i)));
      for (int j = 0; j < head.size() - 1; j++) {
        row.add(cell.apply(i, j));
      }
      table.add(row);
    }
    return table;
  }

  /**
   * Adds a row of cells.
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
