package dev.yaku.internal.ranges;

/** What is wrong with the text of a range; the public face makes its exception of it. */
public final class RangeFault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int column;
  private final String token;
  private final String expected;

  RangeFault(String fault, int column, String token, String expected) {
    super(fault, null, false, false); // never seen by anybody: no stack trace
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
