package dev.yaku.cli.sheet;

/** A colour, with a byte each for red, green and blue; and the scales of all answers. */
public record Colour(int rgb) {
  public static final Colour BLACK = new Colour(0x000000);
  public static final Colour WHITE = new Colour(0xFFFFFF);
  public static final Colour PAPER = new Colour(0xF4F2EE);
  public static final Colour GREY = new Colour(0x8A867E);
  public static final Colour PALE = new Colour(0xD0D0D0);
  public static final Colour BLUE = new Colour(0x0072B2);
  public static final Colour ORANGE = new Colour(0xE69F00);

  /*
   * A diverging scheme that colour-blind people can read, too, after Cynthia Brewer's RdBu.
   * Equities of hands against each other are between 0.05 and 0.95.
   */
  private static final int[] HEAT = {
    0x2166AC, 0x4393C3, 0x92C5DE, 0xD1E5F0, 0xF7F7F7, 0xFDDBC7, 0xF4A582, 0xD6604D, 0xB2182B
  };

  private static final int[] GREENS = {0xD9ECE6, 0x1F7A6C};
  private static final double LEAST_HEAT = 0.1;
  private static final double MOST_HEAT = 0.9;

  /** Of an equity: blue loses, red wins, and even is pale. */
  public static Colour heat(double equity) {
    return between(HEAT, (equity - LEAST_HEAT) / (MOST_HEAT - LEAST_HEAT));
  }

  /** Of the part of something that is there: from pale to full green; nothing is paper. */
  public static Colour part(double part) {
    return part == 0 ? PAPER : between(GREENS, part);
  }

  private static Colour between(int[] scale, double part) {
    double place = Math.min(1, Math.max(0, part)) * (scale.length - 1);
    int low = Math.min(scale.length - 2, (int) place);
    int rgb = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int from = scale[low] >> shift & 0xFF;
      int to = scale[low + 1] >> shift & 0xFF;
      rgb |= (int) Math.round(from + (to - from) * (place - low)) << shift;
    }
    return new Colour(rgb);
  }

  /** The ink that is easier to read on this colour: black or white. */
  public Colour ink() {
    return contrast(BLACK) >= contrast(WHITE) ? BLACK : WHITE;
  }

  /** How well one colour is seen on another, from 1, not at all, to 21: WCAG's contrast ratio. */
  public double contrast(Colour other) {
    double one = luminance() + 0.05;
    double two = other.luminance() + 0.05;
    return Math.max(one, two) / Math.min(one, two);
  }

  private double luminance() {
    return 0.2126 * linear(rgb >> 16 & 0xFF)
        + 0.7152 * linear(rgb >> 8 & 0xFF)
        + 0.0722 * linear(rgb & 0xFF);
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  String hex() {
    return "#%06x".formatted(rgb);
  }

  /** Sets a terminal's background, and the ink that is read on it. */
  String background() {
    return "\u001b[" + (ink().equals(WHITE) ? "97" : "30") + ";48;5;" + nearest() + "m";
  }

  /** Sets a terminal's text colour. */
  String foreground() {
    return "\u001b[38;5;" + nearest() + "m";
  }

  /** The nearest of the 216 colours that terminals have from 16 on. */
  private int nearest() {
    return 16 + 36 * step(rgb >> 16 & 0xFF) + 6 * step(rgb >> 8 & 0xFF) + step(rgb & 0xFF);
  }

  /** The index of the nearest of 0, 95, 135, 175, 215, 255. */
  private static int step(int value) {
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
  }
}
