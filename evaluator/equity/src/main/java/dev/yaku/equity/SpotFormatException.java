package dev.yaku.equity;

import dev.yaku.TextException;
import org.jspecify.annotations.Nullable;

/** Thrown if a text is not a spot: see {@link Equity#parse}. */
public final class SpotFormatException extends TextException {
  private static final long serialVersionUID = 1;

  /** The faulty part of the text. */
  private final String token;

  SpotFormatException(
      @Nullable String message, int column, String token, @Nullable Exception cause) {
    super(message, 1, column, cause);
    this.token = token;
  }

  /** {@return the faulty part of the text, cut if long; empty if something is missing there} */
  public String token() {
    return token;
  }
}
