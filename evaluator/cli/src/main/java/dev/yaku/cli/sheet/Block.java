package dev.yaku.cli.sheet;

import dev.yaku.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A part of an answer for people. */
public sealed interface Block {
  /** Text with its line end, if it has one; see {@link Style}. */
  record Text(String text) implements Block {}

  /** Cells in rows and columns, with a title above and a caption below; empty for none. */
  record Grid(String title, String caption, List<String> rows, List<String> columns, Cell[][] cells)
      implements Block {
    /** The grid of the 169 classes of two cards, as far as there are any: others are null. */
    public static Grid ofHoles(String title, String caption, IntFunction<Cell> cell) {
      Cell[] cells = IntStream.range(0, SIDE * SIDE).mapToObj(cell).toArray(Cell[]::new);
      int size = 0;
      for (int i = 0; i < cells.length; i++) {
        size = cells[i] == null ? size : Math.max(size, Math.max(i / SIDE, i % SIDE) + 1);
      }
      Cell[][] rows = new Cell[size][];
      List<String> ranks = new ArrayList<>();
      for (int row = 0; row < size; row++) {
        rows[row] = Arrays.copyOfRange(cells, row * SIDE, row * SIDE + size);
        ranks.add(RANKS.substring(row, row + 1));
      }
      return new Grid(title, caption, ranks, ranks, rows);
    }

    /** A grid of cards: a row for each suit, a column for each rank that any of them has. */
    public static Grid ofCards(String title, long cards, IntFunction<Cell> cell) {
      List<String> ranks = new ArrayList<>();
      for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
        if ((cards >>> rank & ONE_RANK) != 0) {
          ranks.add(Card.RANKS.substring(rank, rank + 1));
        }
      }
      List<String> suits = new ArrayList<>();
      Cell[][] cells = new Cell[SUITS.length()][ranks.size()];
      for (int row = 0; row < cells.length; row++) {
        suits.add("  " + SUITS.charAt(row));
        for (int column = 0; column < ranks.size(); column++) {
          int card = Card.parse(ranks.get(column) + SUITS.charAt(row));
          boolean isThere = (cards >>> card & 1) != 0;
          cells[row][column] = isThere ? cell.apply(card) : Cell.none("");
        }
      }
      return new Grid(title, "", suits, ranks, cells);
    }

    private static final String SUITS = "shdc"; // from top to bottom
    private static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;
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
    public static Cell of(String name, String figure, Colour colour) {
      return new Cell(name, figure, "", 1, List.of(new Part(colour, 1)));
    }

    /** An equity in its colour. */
    public static Cell ofEquity(double equity) {
      String figure = Words.format("%.1f", 100 * equity);
      return of("", figure.equals("100.0") ? "100" : figure, Colour.heat(equity));
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

  /** A part of a cell or of a bar, 0 to 1 wide. */
  record Part(Colour colour, double width) {}

  /**
   * A table with a bar in each row.
   *
   * @param heading the name of the names, and those of the figures; null for none
   * @param widths the columns of the names, and of each figure, in text
   * @param bar the characters of a bar of length 1; 0 for no bars in text
   */
  record Bars(List<String> heading, int[] widths, int bar, List<Bar> bars) implements Block {
    private static final int FIGURE = 10;

    /** Figures in columns that are as wide as their headings need. */
    public static Bars of(List<String> heading, int name, int bar, List<Bar> bars) {
      int[] widths =
          heading.stream().mapToInt(word -> Math.max(FIGURE, word.length() + 2)).toArray();
      widths[0] = name;
      return new Bars(heading, widths, bar, bars);
    }
  }

  /** A row with a bar, 0 to 1 long, NaN for none; one or more parts, from the left, fill it. */
  record Bar(String name, List<String> figures, double length, List<Part> parts) {
    public Bar(String name, List<String> figures, double length, Colour colour) {
      this(name, figures, length, List.of(new Part(colour, 1)));
    }
  }

  /** A line through one or more points at equal distances; across says what they are. */
  record Plot(String across, List<String> names, double[] values) implements Block {
    /** An axis with round numbers around the values. */
    Scale scale() {
      double least = Arrays.stream(values).min().orElse(0);
      double most = Arrays.stream(values).max().orElse(0);
      double range = Math.max(LEAST, most - least);
      double power = Math.pow(10, Math.floor(Math.log10(range / LINES)));
      double lead = range / LINES / power;
      double step = power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
      double low = Math.floor(least / step) * step;
      return new Scale(low, Math.max(low + step, Math.ceil(most / step) * step), step);
    }

    private static final double LEAST = 0.5;
    private static final int LINES = 5;
  }

  /** An axis, and the distance of its lines. */
  record Scale(double low, double high, double step) {
    /** Where a value is, from 0 to 1. */
    double part(double value) {
      return (value - low) / (high - low);
    }
  }

  /** Grids side by side, in a picture. */
  record Beside(List<Grid> grids) implements Block {}

  /** Small cells, told apart by the colour of a heat, 0 to 1; columns have the names of rows. */
  record Map(String title, List<String> names, double[][] heat) implements Block {}
}
