package dev.yaku.solver;

/** Thrown if a text is not a question to a solver; the message names line, key, what is allowed. */
public final class SolverSpotException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The line of the fault, from 1; 0 for a key that is missing. */
  private final int line;

  /** The key of the fault. */
  private final String key;

  SolverSpotException(int line, String key, String fault, Throwable cause) {
    super((line > 0 ? "line " + line + ", " : "") + key + ": " + fault, cause);
    this.line = line;
    this.key = key;
  }

  /** {@return the line of the fault; the first is 1, and 0 stands for a key that is missing} */
  public int line() {
    return line;
  }

  /** {@return the key whose value is at fault} */
  public String key() {
    return key;
  }
}
