package dev.yaku.cli.strength;

import dev.yaku.cli.text.HeatColor;
import dev.yaku.cli.text.Svg;
import dev.yaku.strength.HandStrength;
import java.util.Locale;

/** Draws the equities of a hand on all possible rivers. */
final class HistogramSvg {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 372;
  private static final int LEFT = 72;
  private static final int TOP = 88;
  private static final int BOTTOM = 48;
  private static final int RIGHT = 16;
  private static final int PLOT_WIDTH = WIDTH - LEFT - RIGHT;
  private static final int PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;

  /** As many letters as the width has room for. */
  private static final int LETTERS = 76;

  private final StringBuilder svg = new StringBuilder();

  private HistogramSvg() {}

  static String of(String title, String subtitle, HandStrength strength, int bins) {
    HistogramSvg drawing = new HistogramSvg();
    drawing.svg.append(Svg.start(WIDTH, HEIGHT, title + ": " + subtitle));
    drawing.drawTitle(title, subtitle);
    drawing.draw(strength, strength.histogram(bins));
    return drawing.svg.toString();
  }

  private void drawTitle(String title, String subtitle) {
    String shown =
        subtitle.length() > LETTERS
            ? subtitle.substring(0, LETTERS).stripTrailing() + " …"
            : subtitle;
    add(
        "<text x=\"%d\" y=\"28\" font-size=\"18\" font-weight=\"bold\">%s</text>\n",
        LEFT, Svg.escaped(title));
    add("<text x=\"%d\" y=\"50\" fill=\"#555\">%s</text>\n", LEFT, Svg.escaped(shown));
  }

  private void draw(HandStrength strength, double[] parts) {
    int middle = TOP + PLOT_HEIGHT / 2;
    add(
        "<text transform=\"translate(18 %d) rotate(-90)\" text-anchor=\"middle\">part of rivers</text>\n",
        middle);
    double most = 0;
    for (double part : parts) {
      most = Math.max(most, part);
    }
    double step = step(most);
    double top = Math.ceil(most / step - 1e-9) * step;
    for (int i = 0; i * step <= top + 1e-9; i++) {
      double y = TOP + PLOT_HEIGHT * (1 - i * step / top);
      add("<path d=\"M%d %.1fh%d\" stroke=\"#ddd\"/>\n", LEFT, y, PLOT_WIDTH);
      add(
          "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s %%</text>\n",
          LEFT - 6, y + 4, percent(i * step));
    }
    double width = (double) PLOT_WIDTH / parts.length;
    for (int bin = 0; bin < parts.length; bin++) {
      double height = PLOT_HEIGHT * parts[bin] / top;
      add(
          "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\""
              + " stroke=\"#777\" stroke-width=\"0.5\"/>\n",
          LEFT + bin * width + width * 0.04,
          TOP + PLOT_HEIGHT - height,
          width * 0.92,
          height,
          HeatColor.hex((bin + 0.5) / parts.length));
    }
    drawAxis(strength);
    svg.append("</svg>\n");
  }

  private void drawAxis(HandStrength strength) {
    int base = TOP + PLOT_HEIGHT;
    add("<path d=\"M%d %dh%d\" stroke=\"#333\"/>\n", LEFT, base, PLOT_WIDTH);
    for (int percent = 0; percent <= 100; percent += 10) {
      double x = LEFT + PLOT_WIDTH * percent / 100.0;
      add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", x, base + 16, percent);
    }
    String rivers =
        strength.rivers() == 1
            ? "1 river"
            : String.format(Locale.ROOT, "%,d rivers", strength.rivers());
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">equity on the river in %% (%s)</text>\n",
        LEFT + PLOT_WIDTH / 2, base + 36, rivers);
    double ehs = strength.ehs();
    double x = LEFT + PLOT_WIDTH * ehs;
    String anchor = ehs > 0.5 ? "end" : "start";
    add(
        "<path d=\"M%.1f %dv%d\" stroke=\"#333\" stroke-dasharray=\"4 3\"/>\n",
        x, TOP, PLOT_HEIGHT);
    add(
        "<text x=\"%.1f\" y=\"%d\" text-anchor=\"%s\">mean %.2f %%</text>\n",
        x + (ehs > 0.5 ? -5 : 5), TOP - 7, anchor, 100 * ehs);
  }

  /** The distance of grid lines, so that there are two to five. */
  private static double step(double most) {
    double step = 0.001;
    double[] factors = {2, 2.5, 2}; // 1, 2, 5, 10
    for (int i = 0; most / step > 5; i++) {
      step *= factors[i % factors.length];
    }
    return step;
  }

  private static String percent(double part) {
    double percent = 100 * part;
    boolean whole = Math.abs(percent - Math.rint(percent)) < 1e-9;
    return String.format(Locale.ROOT, whole ? "%.0f" : "%.1f", percent);
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values));
  }
}
