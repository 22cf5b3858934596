package dev.yaku.cli.io;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/**
 * Writes messages, one per line: truncated if long, and without terminal control characters from
 * outside.
 */
final class ErrorWriter extends PrintWriter {
  private static final int MAX_LENGTH = 1000;

  ErrorWriter(OutputStream err, Charset charset) {
    super(new OutputStreamWriter(err, charset), true);
  }

  @Override
  public void println(String message) {
    print(shown(message) + "\n"); // as on standard output, on every system
    flush();
  }

  /** The message with invisible characters escaped, such as {@code \u001b}. */
  static String shown(String message) {
    int end = Math.min(message.length(), MAX_LENGTH);
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < end; i++) {
      char c = message.charAt(i);
      if (isVisible(c)) {
        shown.append(c);
      } else {
        shown.append("\\u%04x".formatted((int) c));
      }
    }
    return end < message.length()
        ? shown + "... (" + message.length() + " characters)"
        : shown.toString();
  }

  /** False for characters that end lines or change the direction of text. */
  private static boolean isVisible(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
