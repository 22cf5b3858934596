package dev.yaku.cli.sheet;

/** Marks in text for people that a terminal with colours shows, and that are left out elsewhere. */
public final class Style {
  // Private use characters, of which no text is made.
  private static final char BOLD = '\uE001';
  private static final char RED = '\uE002';
  private static final char DIM = '\uE003';
  private static final char PLAIN = '\uE000';

  private Style() {}

  public static String bold(String text) {
    return BOLD + text + PLAIN;
  }

  public static String red(String text) {
    return RED + text + PLAIN;
  }

  static String dim(String text) {
    return DIM + text + PLAIN;
  }

  /** Text as a terminal reads it, or without marks. */
  static String shown(String text, boolean colours) {
    int at = 0;
    while (at < text.length() && code(text.charAt(at)) == null) {
      at++;
    }
    if (at == text.length()) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, at);
    for (; at < text.length(); at++) {
      String code = code(text.charAt(at));
      if (code == null) {
        shown.append(text.charAt(at));
      } else if (colours) {
        shown.append(code);
      }
    }
    return shown.toString();
  }

  static boolean isMark(int character) {
    return code((char) character) != null;
  }

  private static String code(char mark) {
    return switch (mark) {
      case PLAIN -> "\u001b[0m";
      case BOLD -> "\u001b[1m";
      case RED -> "\u001b[31m";
      case DIM -> "\u001b[2m";
      default -> null;
    };
  }
}
