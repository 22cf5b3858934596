package dev.yaku.spark;

import org.apache.spark.unsafe.types.UTF8String;

/** Text of cards in columns: limited before it is read, and quoted in messages. */
final class RowText {
  /** The most bytes of the text of a hand: far more than any hand has. */
  static final int MOST_BYTES = 1000;

  private static final int MOST_SHOWN = 40;

  private RowText() {}

  /**
   * The text of a hand.
   *
   * @throws IllegalArgumentException if it is too long
   */
  static String of(UTF8String text) {
    if (text.numBytes() > MOST_BYTES) {
      throw new IllegalArgumentException(
          "text of " + text.numBytes() + " bytes: expected cards, at most " + MOST_BYTES);
    }
    return text.toString();
  }

  /** The exception for a fault in a text, which says where. */
  static IllegalArgumentException located(String text, int column, Exception fault) {
    return new IllegalArgumentException(
        quoted(text) + ", column " + column + ": " + fault.getMessage(), fault);
  }

  /** The first characters in quotes. */
  static String quoted(String text) {
    return text.length() <= MOST_SHOWN
        ? "\"" + text + "\""
        : "\"" + text.substring(0, MOST_SHOWN) + "...\"";
  }
}
