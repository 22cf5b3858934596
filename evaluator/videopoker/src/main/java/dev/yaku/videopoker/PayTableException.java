package dev.yaku.videopoker;

/** Thrown if a pay table is invalid; the message says where, what was found and what is allowed. */
public final class PayTableException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The line of the fault, from 1; 0 if it is not in one line. */
  private final int line;

  PayTableException(int line, String message) {
    super(line == 0 ? message : "line " + line + ": " + message);
    this.line = line;
  }

  /** {@return the line of the fault, from 1; 0 if the fault is not in one line} */
  public int line() {
    return line;
  }
}
