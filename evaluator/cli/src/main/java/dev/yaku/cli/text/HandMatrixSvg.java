package dev.yaku.cli.text;

/** Draws a grid of hands as a self-contained SVG picture, with presentation attributes only. */
public final class HandMatrixSvg {
  private static final int CELL = 48;
  private static final int GAP = 2;
  private static final int MARGIN = 24;
  private static final int HEAD = 72;
  private static final int FOOT = 52;
  private static final int LARGE = 24;
  private static final int SMALL = 16;

  private static final String INK = "#22252B";
  private static final String GREY = "#A9A59C";
  private static final String FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

  private final HandMatrix matrix;
  private final int grid;
  private final StringBuilder svg = new StringBuilder();

  private HandMatrixSvg(HandMatrix matrix) {
    this.matrix = matrix;
    grid = CELL * matrix.size();
  }

  /** A whole SVG file. */
  public static String of(HandMatrix matrix) {
    return new HandMatrixSvg(matrix).draw();
  }

  private String draw() {
    int width = grid + 2 * MARGIN;
    int height = HEAD + grid + FOOT;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
        font-family="%s" text-anchor="middle">
        """
            .formatted(width, height, width, height, FONT));
    svg.append("<title>").append(escaped(matrix.title())).append("</title>\n");
    svg.append("<desc>").append(escaped(matrix.caption())).append("</desc>\n");
    rectangle(0, 0, width, height, 0, "#FFFFFF");
    for (int cell = 0; cell < HandMatrix.SIDE * HandMatrix.SIDE; cell++) {
      if (!matrix.isBlank(cell)) {
        drawCell(cell);
      }
    }
    drawTitle();
    line(HEAD + grid + 32, matrix.caption(), 15, "normal");
    return svg.append("</svg>\n").toString();
  }

  /** A letter is hardly wider than two thirds of its height. */
  private void drawTitle() {
    String title = matrix.title();
    int size = title.length() * LARGE * 2 / 3 <= grid ? LARGE : SMALL;
    int most = grid * 3 / (2 * SMALL);
    String shown = title.length() <= most ? title : title.substring(0, most - 1) + "…";
    line(HEAD - 28, shown, size, "bold");
  }

  private void drawCell(int cell) {
    int x = MARGIN + CELL * (cell % HandMatrix.SIDE);
    int y = HEAD + CELL * (cell / HandMatrix.SIDE);
    HandMatrix.Colour colour = matrix.colour(cell);
    boolean none = colour.equals(HandMatrix.Colour.PAPER);
    rectangle(x + GAP / 2, y + GAP / 2, CELL - GAP, CELL - GAP, 4, colour.hex());
    String ink = none ? GREY : colour.isDark() ? "#FFFFFF" : INK;
    String figure = matrix.figure(cell);
    int middle = x + CELL / 2;
    text(middle, y + (figure.isEmpty() ? 29 : 23), HandMatrix.name(cell), 15, none, ink);
    if (!figure.isEmpty()) {
      text(middle, y + 38, figure, 11, true, ink);
    }
  }

  private void rectangle(int x, int y, int width, int height, int radius, String fill) {
    svg.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\"/>\n"
            .formatted(x, y, width, height, radius, fill));
  }

  private void text(int x, int y, String text, int size, boolean light, String ink) {
    svg.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"%d\" font-weight=\"%s\" fill=\"%s\">%s</text>\n"
            .formatted(x, y, size, light ? "normal" : "bold", ink, escaped(text)));
  }

  /** Writes a line from the left margin. */
  private void line(int y, String text, int size, String weight) {
    svg.append(
        """
        <text x="%d" y="%d" font-size="%d" font-weight="%s" text-anchor="start" fill="%s">%s</text>
        """
            .formatted(MARGIN, y, size, weight, INK, escaped(text)));
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(c < ' ' || c > 0xFFFD ? ' ' : c);
              }
            });
    return escaped.toString();
  }
}
