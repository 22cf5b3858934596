package dev.yaku.cli.sheet;

/** The one writer of elements of SVG, with presentation attributes only. */
class Svg {
  static final int TEXT = 14; // the height of letters
  static final double WIDE = 0.58; // of a letter, as part of its height

  private final StringBuilder elements = new StringBuilder();

  /** What has been written, which is not kept. */
  String take() {
    String taken = elements.toString();
    elements.setLength(0);
    return taken;
  }

  /** As much of a text as has room: of a list whole entries, of one word letters. */
  static String fitting(String text, double width, int size) {
    int most = (int) (width / (size * WIDE));
    if (text.length() <= most) {
      return text;
    }
    int comma = text.lastIndexOf(", ", most - 3);
    return comma > 0
        ? text.substring(0, comma + 2) + "…"
        : text.substring(0, Math.max(1, most - 1)) + "…";
  }

  void rect(double x, double top, double wide, double high, Colour colour) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
        x, top, wide, high, colour.hex());
  }

  void line(double x1, double y1, double x2, double y2, Colour colour, int thick) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%d\"/>",
        x1, y1, x2, y2, colour.hex(), thick);
  }

  void label(double x, double line, String anchor, String words) {
    label(x, line, anchor, words, Colour.BLACK);
  }

  void label(double x, double line, String anchor, String words, Colour ink) {
    if (!words.isEmpty()) {
      add(
          "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
          x, line, anchor, ink.hex(), escaped(words));
    }
  }

  void add(String element, Object... values) {
    elements.append(Words.format(element, values)).append('\n');
  }

  /** Without characters that no XML may have. */
  static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    for (int c : words.codePoints().toArray()) {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        default -> escaped.appendCodePoint(c < ' ' || c > 0xFFFD ? ' ' : c);
      }
    }
    return escaped.toString();
  }
}
