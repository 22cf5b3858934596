package dev.yaku.solver;

import dev.yaku.TextException;

/**
 * Thrown if a text is not a question to a solver; the message names line, key, what is allowed. A
 * {@link #line} of 0 stands for a key that is missing.
 */
public final class SolverSpotException extends TextException {
  private static final long serialVersionUID = 1;

  /** The key of the fault. */
  private final String key;

  SolverSpotException(int line, String key, String fault, Throwable cause) {
    super((line > 0 ? "line " + line + ", " : "") + key + ": " + fault, line, 0, cause);
    this.key = key;
  }

  /** {@return the key whose value is at fault} */
  public String key() {
    return key;
  }
}
