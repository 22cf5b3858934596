package dev.yaku;

import java.io.IOException;

/** Thrown if a file is damaged or not a table; the message says what was expected and found. */
public final class TableFormatException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception without a cause.
   *
   * @param message names the file, what was expected and what was found
   */
  public TableFormatException(String message) {
    super(message);
  }
}
