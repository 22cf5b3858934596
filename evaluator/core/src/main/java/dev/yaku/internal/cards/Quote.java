package dev.yaku.internal.cards;

/** Quotes text from outside in a message: truncated, and without terminal control characters. */
public final class Quote {
  private static final int MAX_LENGTH = 40;

  private Quote() {}

  /** The text in quotes, with invisible characters escaped, such as {@code \u001b}. */
  public static String of(CharSequence text) {
    StringBuilder shown = new StringBuilder("\"");
    int end = Math.min(text.length(), MAX_LENGTH);
    end -=
        end > 0 && end < text.length() && Character.isHighSurrogate(text.charAt(end - 1)) ? 1 : 0;
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      boolean visible = Character.isDefined(c) && !isControl(c);
      shown.append(visible ? String.valueOf(c) : "\\u%04x".formatted((int) c));
    }
    return shown.append(end < text.length() ? "...\"" : "\"").toString();
  }

  /** Also true for characters that change the direction of text or end a line. */
  public static boolean isControl(int c) {
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
