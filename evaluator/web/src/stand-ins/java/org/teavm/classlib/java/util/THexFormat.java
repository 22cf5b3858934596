package org.teavm.classlib.java.util;

/** {@link java.util.HexFormat}, which the compiler's library lacks; of it what is used. */
public final class THexFormat {
  private final String delimiter;
  private final String digits;

  private THexFormat(String delimiter, String digits) {
    this.delimiter = delimiter;
    this.digits = digits;
  }

  public static THexFormat of() {
    return ofDelimiter("");
  }

  public static THexFormat ofDelimiter(String delimiter) {
    return new THexFormat(delimiter, "0123456789abcdef");
  }

  public THexFormat withUpperCase() {
    return new THexFormat(delimiter, "0123456789ABCDEF");
  }

  public String formatHex(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte each : bytes) {
      text.append(text.length() == 0 ? "" : delimiter);
      text.append(toHexDigits(each & 0xFF, 2));
    }
    return text.toString();
  }

  public String toHexDigits(long value, int count) {
    StringBuilder text = new StringBuilder();
    for (int shift = 4 * (count - 1); shift >= 0; shift -= 4) {
      text.append(digits.charAt((int) (value >>> shift) & 0xF));
    }
    return text.toString();
  }

  public char toHighHexDigit(int value) {
    return digits.charAt(value >> 4 & 0xF);
  }

  public char toLowHexDigit(int value) {
    return digits.charAt(value & 0xF);
  }
}
