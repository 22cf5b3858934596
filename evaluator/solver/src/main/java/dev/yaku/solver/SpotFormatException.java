package dev.yaku.solver;

/** Thrown if a text is not a question to a solver; the message names line, key, what is allowed. */
public final class SpotFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int line;
  private final String key;

  SpotFormatException(int line, String key, String fault, Throwable cause) {
    super((line > 0 ? "line " + line + ", " : "") + key + ": " + fault, cause);
    this.line = line;
    this.key = key;
  }

  /** The line of the fault; the first is 1, and 0 stands for a key that is missing. */
  public int line() {
    return line;
  }

  /** The key whose value is at fault. */
  public String key() {
    return key;
  }
}
