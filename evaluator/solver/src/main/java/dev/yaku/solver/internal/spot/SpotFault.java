package dev.yaku.solver.internal.spot;

/** A fault in the text of a question. */
public final class SpotFault extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private static final int MOST_KEY = 40;

  private final int line;
  private final String key;

  SpotFault(int line, String key, String fault, Throwable cause) {
    super(fault, cause);
    this.line = line;
    this.key = key.length() > MOST_KEY ? key.substring(0, MOST_KEY) + "..." : key;
  }

  SpotFault(int line, String key, String fault) {
    this(line, key, fault, null);
  }

  /** From 1; 0 if a key is missing. */
  public int line() {
    return line;
  }

  /** The key, cut if it is much longer than any. */
  public String key() {
    return key;
  }
}
