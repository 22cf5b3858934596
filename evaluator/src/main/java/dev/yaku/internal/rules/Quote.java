package dev.yaku.internal.rules;

/** Shows text from outside in a message: short, and nothing in it that a terminal obeys. */
public final class Quote {
  private static final int MAX_LENGTH = 40;

  private Quote() {}

  /** The text in quotes; what is no letter or sign to be seen as {@code \u001b}. */
  public static String of(CharSequence text) {
    StringBuilder shown = new StringBuilder("\"");
    int end = Math.min(text.length(), MAX_LENGTH);
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      boolean visible = Character.isDefined(c) && !isControl(c);
      shown.append(visible ? String.valueOf(c) : "\\u%04x".formatted((int) c));
    }
    return shown.append(end < text.length() ? "...\"" : "\"").toString();
  }

  /** Also what turns the direction of text, and ends its lines. */
  private static boolean isControl(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
