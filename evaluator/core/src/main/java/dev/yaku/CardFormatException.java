package dev.yaku;

/** Thrown if text cannot be read as cards, or the rules do not allow the cards. */
public final class CardFormatException extends TextException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception for a text of one line.
   *
   * @param message what is wrong, and where
   * @param column the position of the fault in the text; the first character is 1
   */
  public CardFormatException(String message, int column) {
    super(message, 1, column, null);
  }
}
