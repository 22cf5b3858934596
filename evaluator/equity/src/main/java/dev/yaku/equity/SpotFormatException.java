package dev.yaku.equity;

import org.jspecify.annotations.Nullable;

/** Thrown if a text is not a spot: see {@link Equity#parse}. */
public final class SpotFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The position of the fault in the text, from 1. */
  private final int column;

  /** The faulty part of the text. */
  private final String token;

  SpotFormatException(
      @Nullable String message, int column, String token, @Nullable Exception cause) {
    super(message, cause);
    this.column = column;
    this.token = token;
  }

  /** {@return the position of the fault in the text; the first character is 1} */
  public int column() {
    return column;
  }

  /** {@return the faulty part of the text, cut if long; empty if something is missing there} */
  public String token() {
    return token;
  }
}
