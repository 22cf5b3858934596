package dev.yaku.cli.sheet;

/** Draws a cell of a grid: its parts in their colours, its name and its figure. */
record CellPicture(Svg to, Block.Cell cell) {
  static final int SIDE = 48;
  private static final double READABLE = 3; // contrast

  /** Draws with the upper left corner at a point. */
  void draw(double x, double y, int height) {
    double side = SIDE - 2;
    if (cell.height() < 1) {
      to.rect(x + 1, y + 1, side, height - 2.0, Colour.PAPER);
    }
    double high = (height - 2.0) * Math.min(1, cell.height());
    double at = x + 1;
    for (Block.Part part : cell.parts()) {
      if (part.width() * side > 0.05 && high > 0.05) {
        to.rect(at, y + height - 1 - high, part.width() * side, high, part.colour());
      }
      at += part.width() * side;
    }
    boolean two = !cell.name().isEmpty() && !cell.figure().isEmpty();
    double middle = x + SIDE / 2.0;
    double line = y + height / 2.0 + 5;
    write(cell.name(), middle, two ? line - 6 : line, Svg.TEXT + 1, "bold");
    write(cell.figure(), middle, two ? line + 10 : line, two ? Svg.TEXT - 3 : Svg.TEXT, "normal");
  }

  /** In the ink that is read on all that is below; if there is none, with an edge. */
  private void write(String text, double x, double line, int size, String weight) {
    if (text.isEmpty()) {
      return;
    }
    Colour readable = least(Colour.BLACK) >= least(Colour.WHITE) ? Colour.BLACK : Colour.WHITE;
    Colour ink = cell.height() <= 0 ? Colour.GREY : readable;
    String edge = "";
    if (cell.height() > 0 && least(ink) < READABLE) {
      edge =
          Words.format(
              " stroke=\"%s\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
              (ink.equals(Colour.WHITE) ? Colour.BLACK : Colour.WHITE).hex());
    }
    to.add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" font-weight=\"%s\" text-anchor=\"middle\""
            + " fill=\"%s\"%s>%s</text>",
        x, line, size, weight, ink.hex(), edge, Svg.escaped(text));
  }

  /** The least contrast of an ink with what is in the middle of a cell. */
  private double least(Colour ink) {
    double least = cell.height() < 0.7 ? ink.contrast(Colour.PAPER) : ink.contrast(cell.at(0.5));
    for (double place = 0.25; cell.height() > 0.4 && place <= 0.75; place += 0.125) {
      least = Math.min(least, ink.contrast(cell.at(place)));
    }
    return least;
  }
}
