package dev.yaku;

/** Thrown where text is not cards, or not cards that the rules allow. */
public final class CardFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int column;

  public CardFormatException(String message, int column) {
    super(message);
    this.column = column;
  }

  /** Where in the text the fault is: the first character is 1. */
  public int column() {
    return column;
  }
}
