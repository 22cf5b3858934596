package dev.yaku.cli.sheet;

import java.util.Arrays;
import java.util.List;

/** A part of an answer for people. */
public sealed interface Block {
  /** Text with its line end, if it has one; see {@link Style}. */
  record Text(String text) implements Block {}

  /**
   * Cells in rows and columns.
   *
   * @param title above; empty for none
   * @param caption below; empty for none
   * @param rows the names of the rows; empty if the cells have names
   * @param columns the names of the columns, likewise
   */
  record Grid(String title, String caption, List<String> rows, List<String> columns, Cell[][] cells)
      implements Block {
    /** The grid of the 169 classes of two cards, as far as there are any. */
    public static Grid ofHoles(String title, String caption, Cell[] cells) {
      int size = 0;
      for (int i = 0; i < SIDE * SIDE; i++) {
        size = cells[i] == null ? size : Math.max(size, Math.max(i / SIDE, i % SIDE) + 1);
      }
      Cell[][] rows = new Cell[size][];
      for (int row = 0; row < size; row++) {
        rows[row] = Arrays.copyOfRange(cells, row * SIDE, row * SIDE + size);
      }
      List<String> ranks = List.of(RANKS.substring(0, size).split("", 0));
      return new Grid(title, caption, ranks, ranks, rows);
    }

    private static final int SIDE = 13;
    private static final String RANKS = "AKQJT98765432";

    /** Whether the cells say which they are, so that a picture needs no other names. */
    boolean namesCells() {
      return Arrays.stream(cells)
          .flatMap(Arrays::stream)
          .anyMatch(cell -> cell != null && !cell.name().isEmpty());
    }
  }

  /**
   * A cell, filled from the left by parts in their colours.
   *
   * @param name what it is about; empty if the row and the column say so
   * @param figure the number; empty if the colour is enough
   * @param mark for text without colours; empty if the figure or the name is enough
   * @param height how high the parts are, 0 to 1; 0 if nothing is here
   * @param parts colours and widths
   */
  record Cell(String name, String figure, String mark, double height, List<Part> parts) {
    /** A cell of one colour. */
    public static Cell of(String name, String figure, Colour colour) {
      return new Cell(name, figure, "", 1, List.of(new Part(colour, 1)));
    }

    /** A cell in which nothing is. */
    public static Cell none(String name) {
      return new Cell(name, "", "", 0, List.of());
    }

    /** The colour at a place from 0 to 1. */
    Colour at(double place) {
      double end = 0;
      for (Part part : parts) {
        end += part.width();
        if (place < end) {
          return part.colour();
        }
      }
      return parts.isEmpty() ? Colour.PAPER : parts.get(parts.size() - 1).colour();
    }
  }

  /** A part of a cell, 0 to 1 wide. */
  record Part(Colour colour, double width) {}

  /**
   * A table with a bar in each row.
   *
   * @param heading the name of the names, and those of the figures; null for none
   * @param widths the columns of the names, and of each figure, in text
   * @param bar the characters of a bar of length 1; 0 for no bars in text
   */
  record Bars(List<String> heading, int[] widths, int bar, List<Bar> bars) implements Block {}

  /**
   * A row with a bar.
   *
   * @param figures as they are to be written
   * @param length of the bar, 0 to 1, or NaN for none
   */
  record Bar(String name, List<String> figures, double length, Colour colour) {}

  /**
   * A line through points at equal distances.
   *
   * @param across what is seen from left to right
   * @param names of the points, at least one
   * @param values of the points, ascending
   */
  record Plot(String across, List<String> names, double[] values) implements Block {}

  /**
   * Many small cells, told apart by colour alone.
   *
   * @param names of the rows, and of the columns
   * @param heat by row and column, 0 to 1
   */
  record Map(String title, List<String> names, double[][] heat) implements Block {}
}
