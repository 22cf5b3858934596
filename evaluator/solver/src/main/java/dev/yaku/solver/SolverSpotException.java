package dev.yaku.solver;

import dev.yaku.TextException;

/**
 * Thrown if a text is not a question to a solver; the message names line, key, what is allowed. A
 * {@link #line} of 0 stands for a key that is missing.
 */
public final class SolverSpotException extends TextException {
  private static final long serialVersionUID = 1;
  private static final int MOST_KEY = 40;

  /** The key of the fault, cut if it is much longer than any. */
  private final String key;

  /** Creates an exception that says what is wrong with a spot. */
  SolverSpotException(int line, String key, String fault, Throwable cause) {
    super((line > 0 ? "line " + line + ", " : "") + cut(key) + ": " + fault, line, 0, cause);
    this.key = cut(key);
  }

  private static String cut(String key) {
    return key.length() > MOST_KEY ? key.substring(0, MOST_KEY) + "..." : key;
  }

  /** {@return the key whose value is at fault} */
  public String key() {
    return key;
  }
}
