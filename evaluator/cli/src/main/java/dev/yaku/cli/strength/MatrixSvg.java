package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.cli.text.HeatColor;
import dev.yaku.cli.text.Svg;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Draws the matrix of equities. */
final class MatrixSvg {
  private static final int SMALL = 7;
  private static final int MARGIN = 20;
  private static final int TITLE = 52;
  private static final int NAMES = 26;
  private static final int LEGEND = 56;
  private static final int LEGEND_WIDTH = 360;

  /**
   * The number of colours; cells of one colour are one path. More colours would be
   * indistinguishable.
   */
  private static final int SHADES = 128;

  private final PreflopMatrix matrix;
  private final StringBuilder svg = new StringBuilder();

  private MatrixSvg(PreflopMatrix matrix) {
    this.matrix = matrix;
  }

  /** All hands against all, best first. */
  static String of(PreflopMatrix matrix) {
    MatrixSvg drawing = new MatrixSvg(matrix);
    drawing.drawAll();
    return drawing.svg.toString();
  }

  private void drawAll() {
    int[] order = matrix.byEquity();
    int side = order.length * SMALL;
    int left = MARGIN + NAMES;
    int top = TITLE + NAMES;
    String title = "Row against column before the flop, the best hands first";
    svg.append(Svg.start(left + side + MARGIN, top + side + LEGEND + MARGIN, title));
    add("<text x=\"%d\" y=\"32\" font-size=\"18\" font-weight=\"bold\">%s</text>\n", left, title);
    Map<Integer, StringBuilder> paths = new TreeMap<>();
    for (int line = 0; line < order.length; line++) {
      for (int i = 0; i < order.length; i++) {
        int shade = (int) Math.round(matrix.equity(order[line], order[i]) * SHADES);
        paths
            .computeIfAbsent(shade, s -> new StringBuilder())
            .append(
                "M%d %dh%dv%dh-%dz"
                    .formatted(left + i * SMALL, top + line * SMALL, SMALL, SMALL, SMALL));
      }
    }
    paths.forEach(
        (shade, path) ->
            add("<path fill=\"%s\" d=\"%s\"/>\n", HeatColor.hex((double) shade / SHADES), path));
    add("<g font-size=\"6\">\n");
    for (int i = 0; i < order.length; i++) {
      int middle = i * SMALL + SMALL - 1;
      String name = HoleClass.toString(order[i]);
      add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n", left - 3, top + middle, name);
      add(
          "<text transform=\"translate(%d %d) rotate(-90)\">%s</text>\n",
          left + middle, top - 3, name);
    }
    add("</g>\n");
    drawLegend(left + side + MARGIN, top + side + 18);
    svg.append("</svg>\n");
  }

  /** A scale from 10 to 90 %, in the middle. */
  private void drawLegend(int width, int y) {
    int left = (width - LEGEND_WIDTH) / 2;
    add("<linearGradient id=\"scale\">\n");
    for (int percent = 10; percent <= 90; percent += 5) {
      add(
          "<stop offset=\"%.4f\" stop-color=\"%s\"/>\n",
          (percent - 10) / 80.0, HeatColor.hex(percent / 100.0));
    }
    add(
        "</linearGradient>\n<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"12\""
            + " fill=\"url(#scale)\"/>\n",
        left, y, LEGEND_WIDTH);
    for (int percent = 10; percent <= 90; percent += 10) {
      double x = left + (percent - 10) * LEGEND_WIDTH / 80.0;
      add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d %%</text>\n", x, y + 28, percent);
    }
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values));
  }
}
