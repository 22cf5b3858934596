package dev.yaku.cli.solver;

import java.util.Locale;

/** Draws a strategy for a terminal. */
final class StrategyGridText {
  private static final String RANKS = "AKQJT98765432";
  private static final int WIDTH = 6;
  private static final String PLAIN = "\u001b[0m";

  private final StrategyGrid grid;
  private final StringBuilder text = new StringBuilder();

  private StrategyGridText(StrategyGrid grid) {
    this.grid = grid;
  }

  /**
   * The grid: with colours each cell is filled from the left in the colours of its actions, as wide
   * as they are often; without, it has the letter and the percentage of the most frequent one.
   */
  static String of(StrategyGrid grid, boolean colours) {
    return new StrategyGridText(grid).draw(colours);
  }

  /** The mark of an action in the grid: a coloured field, or a letter. */
  static String mark(StrategyGrid grid, int action, boolean colours) {
    return colours ? background(grid.colours()[action]) + "  " + PLAIN : letter(action);
  }

  private static String letter(int action) {
    return Character.toString('a' + action);
  }

  private static String background(int colour) {
    return "\u001b[48;2;%d;%d;%dm".formatted(colour >> 16, colour >> 8 & 0xFF, colour & 0xFF);
  }

  private String draw(boolean colours) {
    for (int row = 0; row < StrategyGrid.SIDE; row++) {
      text.append(colours ? "" : RANKS.substring(row, row + 1) + " ");
      for (int column = 0; column < StrategyGrid.SIDE; column++) {
        int cell = StrategyGrid.SIDE * row + column;
        if (colours) {
          coloured(cell);
        } else {
          letters(cell);
        }
      }
      while (text.charAt(text.length() - 1) == ' ') {
        text.setLength(text.length() - 1);
      }
      text.append('\n');
    }
    return (colours ? "" : header()) + text;
  }

  private static String header() {
    StringBuilder line = new StringBuilder(" ");
    for (int column = 0; column < StrategyGrid.SIDE; column++) {
      line.append("   ").append(RANKS.charAt(column)).append("  ");
    }
    return line.toString().stripTrailing() + "\n";
  }

  private void letters(int cell) {
    int main = grid.main(cell);
    String shown =
        grid.isEmpty(cell)
            ? "  .   "
            : String.format(
                Locale.ROOT, " %s%-4.0f", letter(main), 100 * grid.frequencies()[cell][main]);
    text.append(shown);
  }

  private void coloured(int cell) {
    String name = (" " + StrategyGrid.name(cell) + "  ").substring(0, WIDTH - 1);
    if (grid.isEmpty(cell)) {
      text.append("\u001b[2m").append(name).append(PLAIN).append(' ');
      return;
    }
    double sum = 0;
    int action = 0;
    for (int i = 0; i < name.length(); i++) {
      double middle = (i + 0.5) / name.length();
      while (action < grid.actions().size() - 1
          && sum + grid.frequencies()[cell][action] < middle) {
        sum += grid.frequencies()[cell][action++];
      }
      int colour = grid.colours()[action];
      text.append(background(colour))
          .append(StrategyGrid.isBright(colour) ? "\u001b[30m" : "\u001b[97m");
      text.append(name.charAt(i));
    }
    text.append(PLAIN).append(' ');
  }
}
