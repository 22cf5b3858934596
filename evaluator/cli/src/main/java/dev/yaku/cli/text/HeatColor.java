package dev.yaku.cli.text;

/** The colours of equities: blue loses, red wins, and even is pale. */
public final class HeatColor {
  /*
   * A diverging scheme that colour-blind people can read, too, after Cynthia Brewer's RdBu.
   * Equities of hands against each other are between 0.05 and 0.95.
   */
  private static final int[] COLORS = {
    0x2166AC, 0x4393C3, 0x92C5DE, 0xD1E5F0, 0xF7F7F7, 0xFDDBC7, 0xF4A582, 0xD6604D, 0xB2182B
  };

  private static final double LEAST = 0.1;
  private static final double MOST = 0.9;

  private HeatColor() {}

  /** Red, green and blue in a byte each. */
  public static int rgb(double equity) {
    double part = Math.min(1, Math.max(0, (equity - LEAST) / (MOST - LEAST)));
    double place = part * (COLORS.length - 1);
    int low = Math.min(COLORS.length - 2, (int) place);
    int rgb = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int from = COLORS[low] >> shift & 0xFF;
      int to = COLORS[low + 1] >> shift & 0xFF;
      rgb |= (int) Math.round(from + (to - from) * (place - low)) << shift;
    }
    return rgb;
  }

  /** Whether white letters are easier to read on this colour than black ones. */
  public static boolean isDark(double equity) {
    return HandMatrix.Colour.of(rgb(equity)).isDark();
  }

  /** As SVG writes it. */
  public static String hex(double equity) {
    return "#%06x".formatted(rgb(equity));
  }

  /** Sets a terminal's background. */
  public static String background(double equity) {
    return "\u001B[48;2;" + ansi(equity);
  }

  /** Sets a terminal's text colour. */
  public static String foreground(double equity) {
    return "\u001B[38;2;" + ansi(equity);
  }

  private static String ansi(double equity) {
    int rgb = rgb(equity);
    return (rgb >> 16) + ";" + (rgb >> 8 & 0xFF) + ";" + (rgb & 0xFF) + "m";
  }
}
