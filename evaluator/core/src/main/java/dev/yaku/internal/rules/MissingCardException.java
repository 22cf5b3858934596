package dev.yaku.internal.rules;

/**
 * Tells that a hand holds a card that is not in the deck. Callers catch the exception of an array's
 * bounds, which most such cards cause, and so they catch this one.
 */
public final class MissingCardException extends ArrayIndexOutOfBoundsException {
  private static final long serialVersionUID = 1;

  private final int card;

  public MissingCardException(int card) {
    super("card " + card + " is not in the deck");
    this.card = card;
  }

  int card() {
    return card;
  }
}
