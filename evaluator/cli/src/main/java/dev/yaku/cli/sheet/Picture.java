package dev.yaku.cli.sheet;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes an answer as a picture in SVG, with presentation attributes only: its title, and the
 * grids, bars and plots, one below the other.
 */
public final class Picture {
  private static final int TEXT = 14; // the height of letters
  private static final double WIDE = 0.58; // of a letter, as part of its height
  private static final String FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif";
  private static final int MARGIN = 24;
  private static final int GAP = 20;
  private static final int TITLE = 20;
  private static final int WIDEST = 800; // of a subtitle that is not cut

  private static final int CELL = 48;
  private static final double READABLE = 3; // contrast of a name or figure with what is below
  private static final double LETTER = 0.75; // of its size: how high it is
  private static final int AXIS = 22;
  private static final String SUITS = "shdc";
  private static final String SYMBOLS = "♠♥♦♣";

  private static final int BAR_ROW = 24;
  private static final int LONGEST_BAR = 260;
  private static final int PLOT_WIDTH = 700;
  private static final int PLOT_HEIGHT = 340;
  private static final int PLOT_LABELS = 10;
  private static final int DOT = 7; // cells of a map
  private static final int SHADES = 128; // more would not be told apart

  private final StringBuilder elements = new StringBuilder();
  private final String title;
  private double longest; // bar
  private int names; // columns
  private double start = MARGIN; // of a grid, from the left
  private double width;
  private double y;

  private Picture(Sheet sheet) {
    Block first = sheet.pictures.get(0);
    title = sheet.title.isEmpty() && first instanceof Block.Grid grid ? grid.title() : sheet.title;
  }

  public static String of(Sheet sheet) {
    Picture picture = new Picture(sheet);
    picture.y += MARGIN + (picture.title.isEmpty() ? 0 : TITLE + 12);
    picture.y += sheet.subtitle.isEmpty() ? 0 : TEXT + 12;
    sheet.pictures.forEach(picture::measure);
    sheet.pictures.forEach(picture::draw);
    String body = picture.elements.toString();
    picture.elements.setLength(0); // the head needs the width of all
    double words = Math.min(WIDEST, sheet.subtitle.length() * TEXT * WIDE);
    picture.width = MARGIN + Math.max(picture.width, MARGIN + words);
    picture.head(sheet);
    return picture.elements + body + "</svg>\n";
  }

  private void head(Sheet sheet) {
    String subtitle = sheet.subtitle;
    Block first = sheet.pictures.get(0);
    String words =
        subtitle.isEmpty() && first instanceof Block.Grid grid ? grid.caption() : subtitle;
    add(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$.0f %2$.0f" width="%1$.0f" \
        height="%2$.0f" font-family="%3$s" font-size="%4$d" fill="%5$s">
        <title>%6$s</title>
        <desc>%7$s</desc>
        <rect width="100%%" height="100%%" fill="#ffffff"/>\
        """,
        width, y + MARGIN - GAP, FONT, TEXT, Colour.BLACK.hex(), escaped(title), escaped(words));
    int size = title.length() * TITLE * WIDE <= width - 2 * MARGIN ? TITLE : TEXT;
    if (!title.isEmpty()) {
      add(
          "<text x=\"%d\" y=\"%d\" font-size=\"%d\" font-weight=\"bold\">%s</text>",
          MARGIN, MARGIN + TITLE - 2, size, escaped(fitting(title, width - 2 * MARGIN, size)));
    }
    label(MARGIN, MARGIN + TITLE + TEXT + 8, "start", fitting(subtitle, width - 2 * MARGIN, TEXT));
  }

  /** All bars have one scale, and begin in one line. */
  private void measure(Block block) {
    if (block instanceof Block.Bars bars) {
      for (Block.Bar bar : bars.bars()) {
        longest = bar.length() > longest ? bar.length() : longest;
        names = Math.max(names, Columns.width(bar.name()));
      }
      names = Math.max(names, bars.heading() == null ? 0 : Columns.width(bars.heading().get(0)));
    }
  }

  private void draw(Block block) {
    if (block instanceof Block.Grid grid) {
      draw(grid);
    } else if (block instanceof Block.Beside beside) {
      draw(beside);
    } else if (block instanceof Block.Bars bars) {
      draw(bars);
    } else if (block instanceof Block.Plot plot) {
      draw(plot);
    } else if (block instanceof Block.Map map) {
      draw(map);
    }
  }

  private void draw(Block.Beside beside) {
    double top = y;
    double bottom = y;
    for (Block.Grid grid : beside.grids()) {
      y = top;
      draw(grid);
      bottom = Math.max(bottom, y);
      start += CELL * grid.columns().size() + GAP;
    }
    start = MARGIN;
    y = bottom;
  }

  private void draw(Block.Grid grid) {
    boolean named = grid.namesCells();
    int height = named ? CELL : CELL * 3 / 4;
    double left = start + (named ? 0 : AXIS);
    if (!grid.title().isEmpty() && !grid.title().equals(title)) {
      label(start, y + TEXT, "start", grid.title());
      y += TEXT + 10;
    }
    if (!named) {
      for (int column = 0; column < grid.columns().size(); column++) {
        label(left + CELL * (column + 0.5), y + TEXT, "middle", grid.columns().get(column));
      }
      y += AXIS;
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      if (!named) {
        label(start, y + height / 2.0 + 5, "start", symbol(grid.rows().get(row).strip()));
      }
      for (int column = 0; column < grid.columns().size(); column++) {
        Block.Cell cell = grid.cells()[row][column];
        if (cell != null) {
          draw(cell, left + CELL * column, height);
        }
      }
      y += height;
    }
    if (!grid.caption().isEmpty()) {
      label(start, y + TEXT + 10, "start", grid.caption());
      y += TEXT + 10;
    }
    width = Math.max(width, left + CELL * grid.columns().size());
    y += GAP;
  }

  private static String symbol(String row) {
    int suit = row.length() == 1 ? SUITS.indexOf(row) : -1;
    return suit < 0 ? row : SYMBOLS.substring(suit, suit + 1);
  }

  private void draw(Block.Cell cell, double x, int height) {
    double side = CELL - 2;
    if (cell.height() < 1) {
      rect(x + 1, y + 1, side, height - 2.0, Colour.PAPER);
    }
    double high = (height - 2.0) * Math.min(1, cell.height());
    double at = x + 1;
    for (Block.Part part : cell.parts()) {
      if (part.width() * side > 0.05 && high > 0.05) {
        rect(at, y + height - 1 - high, part.width() * side, high, part.colour());
      }
      at += part.width() * side;
    }
    boolean two = !cell.name().isEmpty() && !cell.figure().isEmpty();
    double middle = x + CELL / 2.0;
    double line = y + height / 2.0 + 5;
    double name = two ? line - 6 : line;
    write(cell, cell.name(), middle, name, height, TEXT + 1, "bold");
    double figure = two ? line + 10 : line;
    write(cell, cell.figure(), middle, figure, height, two ? TEXT - 3 : TEXT, "normal");
  }

  /** In the ink that is read on all that is below; if there is none, with an edge. */
  private void write(
      Block.Cell cell, String text, double x, double line, int height, int size, String weight) {
    if (text.isEmpty()) {
      return;
    }
    double bottom = (y + height - line) / height;
    double top = bottom + LETTER * size / height;
    double black = least(cell, Colour.BLACK, bottom, top);
    double white = least(cell, Colour.WHITE, bottom, top);
    Colour readable = black >= white ? Colour.BLACK : Colour.WHITE;
    Colour ink = cell.height() <= 0 ? Colour.GREY : readable;
    String edge = "";
    if (cell.height() > 0 && Math.max(black, white) < READABLE) {
      edge =
          Words.format(
              " stroke=\"%s\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
              (ink.equals(Colour.WHITE) ? Colour.BLACK : Colour.WHITE).hex());
    }
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" font-weight=\"%s\" text-anchor=\"middle\""
            + " fill=\"%s\"%s>%s</text>",
        x, line, size, weight, ink.hex(), edge, escaped(text));
  }

  /** The least contrast of an ink with a cell's middle, from a part of its height to another. */
  private static double least(Block.Cell cell, Colour ink, double bottom, double top) {
    double least = cell.height() < top ? ink.contrast(Colour.PAPER) : Double.POSITIVE_INFINITY;
    for (double place = 0.25; cell.height() > bottom && place <= 0.75; place += 0.125) {
      least = Math.min(least, ink.contrast(cell.at(place)));
    }
    return least;
  }

  private void draw(Block.Bars bars) {
    double left = MARGIN + names * TEXT * WIDE + 16;
    double figures = left + LONGEST_BAR;
    double right = figures;
    if (bars.heading() != null) {
      right = heading(bars, figures);
    }
    for (Block.Bar bar : bars.bars()) {
      label(MARGIN, y + 16, "start", bar.name());
      double length = bar.length() > 0 ? Math.max(1, LONGEST_BAR * bar.length() / longest) : 0;
      double from = left;
      for (Block.Part part : bar.parts()) {
        rect(from, y + 3, length * part.width(), BAR_ROW - 6.0, part.colour());
        from += length * part.width();
      }
      right = Math.max(right, figures(bars, bar.figures(), figures, Colour.BLACK));
      y += BAR_ROW;
    }
    width = Math.max(width, right);
    y += GAP;
  }

  private double heading(Block.Bars bars, double from) {
    label(MARGIN, y + 16, "start", bars.heading().get(0), Colour.GREY);
    double right =
        figures(bars, bars.heading().subList(1, bars.heading().size()), from, Colour.GREY);
    line(MARGIN, y + BAR_ROW - 2, right, y + BAR_ROW - 2, Colour.PALE, 1);
    y += BAR_ROW;
    return right;
  }

  /** Writes figures as wide as in text; returns where they end. */
  private double figures(Block.Bars bars, List<String> figures, double from, Colour ink) {
    double x = from;
    for (int i = 0; i < figures.size(); i++) {
      x += bars.widths()[i + 1] * TEXT * WIDE;
      label(x, y + 16, "end", figures.get(i).strip(), ink);
    }
    return x;
  }

  private void draw(Block.Plot plot) {
    Block.Scale scale = plot.scale();
    double left = MARGIN + 70;
    double right = left + PLOT_WIDTH;
    double top = y + 10;
    double bottom = top + PLOT_HEIGHT;
    for (double value = scale.low();
        value <= scale.high() + scale.step() / 2;
        value += scale.step()) {
      double at = bottom - scale.part(value) * PLOT_HEIGHT;
      line(left, at, right, at, Colour.PALE, 1);
      label(left - 8, at + 5, "end", Words.format("%.2f", value));
    }
    if (scale.low() < 100 && scale.high() > 100) {
      double whole = bottom - scale.part(100) * PLOT_HEIGHT;
      line(left, whole, right, whole, Colour.ORANGE, 2);
    }
    int last = plot.values().length - 1;
    double[] x = new double[last + 1];
    double[] up = new double[last + 1];
    for (int i = 0; i <= last; i++) {
      x[i] = left + 15 + (last == 0 ? 0.5 : (double) i / last) * (PLOT_WIDTH - 30);
      up[i] = bottom - scale.part(plot.values()[i]) * PLOT_HEIGHT;
      if (i % (last / PLOT_LABELS + 1) == 0) {
        label(x[i], bottom + 22, "middle", plot.names().get(i));
      }
      if (i > 0) {
        line(x[i - 1], up[i - 1], x[i], up[i], Colour.BLUE, 2);
      }
    }
    for (int i = 0; i <= last; i++) {
      add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>", x[i], up[i], Colour.BLUE.hex());
    }
    line(left, bottom, right, bottom, Colour.BLACK, 1);
    label((left + right) / 2, bottom + 46, "middle", plot.across());
    width = Math.max(width, right);
    y = bottom + 46 + GAP;
  }

  /** Cells of one colour are one path. */
  private void draw(Block.Map map) {
    int side = map.names().size();
    double left = MARGIN + AXIS + 4;
    double top = y + AXIS + 4;
    Map<Integer, StringBuilder> paths = new TreeMap<>();
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        int shade = (int) Math.round(map.heat()[row][column] * SHADES);
        paths
            .computeIfAbsent(shade, s -> new StringBuilder())
            .append(
                Words.format(
                    "M%.0f %.0fh%3$dv%3$dh-%3$dz", left + column * DOT, top + row * DOT, DOT));
      }
    }
    paths.forEach(
        (shade, path) ->
            add("<path fill=\"%s\" d=\"%s\"/>", Colour.heat((double) shade / SHADES).hex(), path));
    add("<g font-size=\"6\">");
    for (int i = 0; i < side; i++) {
      String name = map.names().get(i);
      double at = i * DOT + DOT - 1.0;
      add("<text x=\"%.0f\" y=\"%.0f\" text-anchor=\"end\">%s</text>", left - 3, top + at, name);
      add(
          "<text transform=\"translate(%.0f %.0f) rotate(-90)\">%s</text>",
          left + at, top - 3, name);
    }
    add("</g>");
    width = Math.max(width, left + side * DOT);
    y = top + side * DOT + GAP;
    scale(left + side * DOT / 2.0);
  }

  /** The colours of equities from 10 to 90 %. */
  private void scale(double middle) {
    int step = 4;
    for (int i = 0; i <= 80; i++) {
      rect(middle + (i - 40.5) * step, y, step + 0.5, 12, Colour.heat((i + 10) / 100.0));
    }
    for (int i = 0; i <= 80; i += 10) {
      label(middle + (i - 40) * step, y + 28, "middle", i + 10 + " %");
    }
    y += 28 + GAP;
  }

  /** As much of a text as has room: of a list whole entries, of one word letters. */
  private static String fitting(String text, double width, int size) {
    int most = (int) (width / (size * WIDE));
    if (text.length() <= most) {
      return text;
    }
    int comma = text.lastIndexOf(", ", most - 3);
    return comma > 0
        ? text.substring(0, comma + 2) + "…"
        : text.substring(0, Math.max(1, most - 1)) + "…";
  }

  private void rect(double x, double top, double wide, double high, Colour colour) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
        x, top, wide, high, colour.hex());
  }

  private void line(double x1, double y1, double x2, double y2, Colour colour, int thick) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%d\"/>",
        x1, y1, x2, y2, colour.hex(), thick);
  }

  private void label(double x, double line, String anchor, String words) {
    label(x, line, anchor, words, Colour.BLACK);
  }

  private void label(double x, double line, String anchor, String words, Colour ink) {
    if (!words.isEmpty()) {
      add(
          "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
          x, line, anchor, ink.hex(), escaped(words));
    }
  }

  private void add(String element, Object... values) {
    elements.append(Words.format(element, values)).append('\n');
  }

  /** Without characters that no XML may have. */
  private static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    for (int c : words.codePoints().toArray()) {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        default -> escaped.appendCodePoint(c < ' ' || c > 0xFFFD ? ' ' : c);
      }
    }
    return escaped.toString();
  }
}
