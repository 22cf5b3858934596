package dev.yaku.cli.solver;

import dev.yaku.cli.text.Svg;
import java.util.Locale;

/**
 * Draws a strategy as a picture: each cell is filled from the left in the colours of its actions,
 * as wide as they are often and as high as the part of the class that comes to the place.
 */
final class StrategyGridSvg {
  private static final int CELL = 52;
  private static final int GAP = 2;
  private static final int MARGIN = 24;
  private static final int HEAD = 64;
  private static final int LINE = 24;
  private static final int FOOT = 56;
  private static final String PAPER = "#f0eeea";

  private StrategyGridSvg() {}

  /**
   * A whole picture.
   *
   * @param title the place
   * @param caption a line below the title
   * @param overall how often each action is taken by all hands
   */
  static String of(StrategyGrid grid, String title, String caption, double[] overall) {
    int side = StrategyGrid.SIDE * CELL;
    int legend = LINE * grid.actions().size();
    Svg svg = new Svg(side + 2 * MARGIN, HEAD + side + legend + FOOT, title);
    svg.heading(MARGIN, 28, title);
    svg.text(MARGIN, 50, "start", caption);
    for (int cell = 0; cell < StrategyGrid.SIDE * StrategyGrid.SIDE; cell++) {
      int x = MARGIN + CELL * (cell % StrategyGrid.SIDE);
      int y = HEAD + CELL * (cell / StrategyGrid.SIDE);
      fill(svg, grid, cell, x, y);
      svg.text(x + 5, y + 18, "start", StrategyGrid.name(cell));
    }
    for (int action = 0; action < grid.actions().size(); action++) {
      int y = HEAD + side + 20 + LINE * action;
      svg.rect(MARGIN, y, 18, 18, hex(grid.colours()[action]));
      String often =
          String.format(
              Locale.ROOT, "%s  %.1f %%", grid.actions().get(action), 100 * overall[action]);
      svg.text(MARGIN + 28, y + 14, "start", often);
    }
    return svg.toString();
  }

  private static void fill(Svg svg, StrategyGrid grid, int cell, int x, int y) {
    int side = CELL - GAP;
    svg.rect(x, y, side, side, PAPER);
    double height = side * Math.min(1, grid.weights()[cell]);
    double at = x;
    for (int action = 0; action < grid.actions().size(); action++) {
      double width = side * grid.frequencies()[cell][action];
      if (width > 0.05 && height > 0.05) {
        svg.rect(at, y + side - height, width, height, hex(grid.colours()[action]));
      }
      at += width;
    }
  }

  private static String hex(int colour) {
    return "#%06x".formatted(colour);
  }
}
