package dev.yaku;

import org.jspecify.annotations.Nullable;

/**
 * Thrown if a text cannot be read: the message says what was found and what was expected, and the
 * exception where. Each kind of text has its own subclass, such as {@link CardFormatException}.
 */
public class TextException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The line of the fault, from 1; 0 if it is not in one line. */
  private final int line;

  /** The position of the fault in its line, from 1; 0 if it has none. */
  private final int column;

  /**
   * Creates an exception for a place in a text.
   *
   * @param message what is wrong
   * @param line the line of the fault, from 1; 0 if it is not in one line
   * @param column the position of the fault in its line, from 1; 0 if it has none
   * @param cause the fault of a part of the text, or null
   */
  @SuppressWarnings("exports") // annotations are not needed to compile a program
  public TextException(@Nullable String message, int line, int column, @Nullable Throwable cause) {
    super(message, cause);
    this.line = line;
    this.column = column;
  }

  /** {@return the line of the fault; the first is 1, and 0 means that it is not in one line} */
  public int line() {
    return line;
  }

  /**
   * {@return the position of the fault in its line; the first is 1, and 0 means that it has none}
   */
  public int column() {
    return column;
  }
}
