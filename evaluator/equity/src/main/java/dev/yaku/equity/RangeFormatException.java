package dev.yaku.equity;

import dev.yaku.TextException;

/** Thrown if a text is not a range, or a range has no hands. */
public final class RangeFormatException extends TextException {
  private static final long serialVersionUID = 1;

  /** The faulty part of the text. */
  private final String token;

  /** The texts that are allowed there. */
  private final String expected;

  /**
   * A fault in a text.
   *
   * @param fault what was found
   * @param column its position; the first character is 1
   * @param token the faulty part of the text
   * @param expected what is allowed there
   */
  public RangeFormatException(String fault, int column, String token, String expected) {
    super(fault + ": expected " + expected, 1, column, null);
    this.token = token;
    this.expected = expected;
  }

  /** {@return the faulty part of the text; empty if the fault is at the end} */
  public String token() {
    return token;
  }

  /** {@return what is allowed there} */
  public String expected() {
    return expected;
  }
}
