package dev.yaku;

import java.io.IOException;

/**
 * A table file that is damaged, or none; the message names the file, what was expected and found.
 */
public final class TableFormatException extends IOException {
  private static final long serialVersionUID = 1;

  public TableFormatException(String message) {
    super(message);
  }
}
