package dev.yaku.cli.text;

/** Aligns text in columns of a terminal, where Japanese characters are two columns wide. */
public final class Columns {
  /** Alphabets and symbols such as those of suits come before this character. */
  private static final char FIRST_WIDE = '\u2E80';

  private Columns() {}

  static int width(String text) {
    return text.length() + (int) text.chars().filter(c -> c >= FIRST_WIDE).count();
  }

  /** The text, and spaces up to this width. */
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** Spaces, and the text up to this width. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }
}
