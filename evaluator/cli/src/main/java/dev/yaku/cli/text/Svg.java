package dev.yaku.cli.text;

import java.util.Locale;

/** Writes a picture in SVG: lines, bars, dots and text in the colours of all our pictures. */
public final class Svg {
  public static final String INK = "#222222";
  public static final String WHITE = "#ffffff";
  public static final String PAPER = "#f4f2ee";
  public static final String PALE = "#d0d0d0";
  public static final String BLUE = "#0072b2";
  public static final String ORANGE = "#e69f00";
  public static final int FONT = 14;

  private final StringBuilder text = new StringBuilder();

  public Svg(int width, int height, String title) {
    text.append(start(width, height, title));
  }

  /** The beginning of every picture, on white. */
  public static String start(int width, int height, String title) {
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
    font-family="Helvetica, Arial, sans-serif" font-size="%d" fill="#222">
    <title>%s</title>
    <rect width="100%%" height="100%%" fill="#fff"/>
    """
        .formatted(width, height, width, height, FONT, escaped(title));
  }

  public void rect(double x, double y, double width, double height, String colour) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
        x, y, width, height, colour);
  }

  public void line(double x1, double y1, double x2, double y2, String colour, double width) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\""
            + " stroke-width=\"%.1f\"/>",
        x1, y1, x2, y2, colour, width);
  }

  public void dot(double x, double y, String colour) {
    add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>", x, y, colour);
  }

  /**
   * Writes text at a point.
   *
   * @param anchor the part of the text at this point: start, middle or end
   */
  public void text(double x, double y, String anchor, String words) {
    text(x, y, anchor, words, INK);
  }

  /** The same, in a colour. */
  public void text(double x, double y, String anchor, String words, String colour) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, anchor, colour, escaped(words));
  }

  public void heading(double x, double y, String words) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"18\" font-weight=\"bold\" fill=\"%s\">%s</text>",
        x, y, INK, escaped(words));
  }

  private void add(String element, Object... values) {
    text.append(String.format(Locale.ROOT, element, values)).append('\n');
  }

  public static String escaped(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  @Override
  public String toString() {
    return text + "</svg>\n";
  }
}
