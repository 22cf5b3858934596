package dev.yaku.videopoker;

/** A pay table that cannot be used; the message says where, what was found, what is allowed. */
public final class PayTableException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int line;

  PayTableException(int line, String message) {
    super(line == 0 ? message : "line " + line + ": " + message);
    this.line = line;
  }

  /** The line of the fault, the first is 1; 0 if it is in none. */
  public int line() {
    return line;
  }
}
