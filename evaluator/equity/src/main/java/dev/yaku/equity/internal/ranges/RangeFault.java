package dev.yaku.equity.internal.ranges;

/** A fault in the text of a range; the public face converts it to its own exception. */
public final class RangeFault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int column;
  private final String token;
  private final String expected;

  RangeFault(String fault, int column, String token, String expected) {
    super(fault, null, false, false); // internal only: no stack trace
    this.column = column;
    this.token = token;
    this.expected = expected;
  }

  public int column() {
    return column;
  }

  public String token() {
    return token;
  }

  public String expected() {
    return expected;
  }
}
