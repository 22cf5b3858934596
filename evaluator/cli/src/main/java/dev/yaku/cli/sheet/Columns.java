package dev.yaku.cli.sheet;

/** Aligns text in columns of a terminal, where Japanese characters are two columns wide. */
public final class Columns {
  /** Alphabets and symbols such as those of suits come before this character. */
  private static final char FIRST_WIDE = '\u2E80';

  /** From one eighth of a character to a whole one. */
  private static final String EIGHTHS = "▏▎▍▌▋▊▉█";

  private Columns() {}

  public static int width(String text) {
    int width = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      width += c < FIRST_WIDE ? 1 : Style.isMark(c) ? 0 : 2;
    }
    return width;
  }

  /** The text, and spaces up to this width. */
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** Spaces, and the text up to this width. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /** The text up to a width, and further lines after an indent; breaks only between words. */
  public static String wrapped(String text, int width, int indent) {
    if (width(text) <= width) {
      return text;
    }
    int at = text.lastIndexOf(' ', width);
    String rest = " ".repeat(indent) + text.substring(at + 1);
    return text.substring(0, at) + "\n" + wrapped(rest, width, indent);
  }

  /** Part of a bar of this width, at least an eighth of a column, however small the share. */
  public static String bar(double share, int width) {
    int parts = share == 0 ? 0 : Math.max(1, (int) Math.round(share * width * EIGHTHS.length()));
    int rest = parts % EIGHTHS.length();
    return "█".repeat(parts / EIGHTHS.length()) + (rest == 0 ? "" : EIGHTHS.charAt(rest - 1));
  }
}
