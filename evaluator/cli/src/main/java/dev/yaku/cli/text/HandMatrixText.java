package dev.yaku.cli.text;

/** Draws a grid of hands as text, with colours for a terminal. */
public final class HandMatrixText {
  private static final String RANKS = "AKQJT98765432";
  private static final int WIDTH = 5;
  private static final String NONE = ".";
  private static final String BOLD = "\u001b[1m";
  private static final String DIM = "\u001b[2m";
  private static final String PLAIN = "\u001b[0m";

  private final HandMatrix matrix;
  private final boolean colours;

  private HandMatrixText(HandMatrix matrix, boolean colours) {
    this.matrix = matrix;
    this.colours = colours;
  }

  /** The grid with its title and caption, ready to print. */
  public static String of(HandMatrix matrix, boolean colours) {
    return new HandMatrixText(matrix, colours).draw();
  }

  private String draw() {
    StringBuilder text = new StringBuilder();
    text.append(colours ? BOLD : "").append(matrix.title()).append(colours ? PLAIN : "");
    text.append("\n\n ");
    int size = matrix.size();
    RANKS.substring(0, size).chars().forEach(rank -> text.append(centred("" + (char) rank)));
    endLine(text);
    for (int row = 0; row < size; row++) {
      text.append(RANKS.charAt(row));
      for (int column = 0; column < size; column++) {
        appendCell(text, HandMatrix.SIDE * row + column);
      }
      endLine(text);
    }
    return text.append('\n').append(matrix.caption()).append('\n').toString();
  }

  private static void endLine(StringBuilder text) {
    while (text.charAt(text.length() - 1) == ' ') {
      text.setLength(text.length() - 1);
    }
    text.append('\n');
  }

  private void appendCell(StringBuilder text, int cell) {
    HandMatrix.Colour colour = matrix.colour(cell);
    boolean none = colour.equals(HandMatrix.Colour.PAPER);
    String figure = matrix.figure(cell);
    String shown = centred(figure.isEmpty() ? HandMatrix.name(cell) : figure);
    if (matrix.isBlank(cell)) {
      text.append(" ".repeat(WIDTH));
    } else if (none && colours) {
      text.append(DIM).append(shown).append(PLAIN);
    } else if (none) {
      text.append(centred(NONE));
    } else if (colours) {
      text.append("\u001b[").append(colour.isDark() ? "97" : "30");
      text.append(";48;5;").append(nearest(colour)).append('m').append(shown).append(PLAIN);
    } else {
      text.append(shown);
    }
  }

  private static String centred(String text) {
    int left = (WIDTH - text.length() + 1) / 2;
    return " ".repeat(left) + text + " ".repeat(WIDTH - text.length() - left);
  }

  /** The number of the nearest of a terminal's 216 colours from 16 on. */
  private static int nearest(HandMatrix.Colour colour) {
    return 16 + 36 * step(colour.red()) + 6 * step(colour.green()) + step(colour.blue());
  }

  /** The index of the nearest of 0, 95, 135, 175, 215, 255. */
  private static int step(int value) {
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
  }
}
