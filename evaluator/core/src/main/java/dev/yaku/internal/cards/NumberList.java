package dev.yaku.internal.cards;

import java.util.regex.Pattern;

/**
 * Numbers of chips or prizes with commas between, such as {@code 50, 30, 12.5}. Thousands have no
 * comma: where it is plain that one is meant as such, the list is refused.
 */
public final class NumberList {
  private static final Pattern NUMBER =
      Pattern.compile("(0|[1-9][0-9]{0,11})(\\.[0-9]{0,9})?|\\.[0-9]{1,9}");
  private static final Pattern THOUSANDS = Pattern.compile("[0-9],[0-9]{3}(?![0-9])");
  private static final Pattern BETWEEN = Pattern.compile(",\\s");

  private NumberList() {}

  /** Reads so many numbers, or any number of them if 0 are expected. */
  public static double[] parse(String text, int expected) {
    if (THOUSANDS.matcher(text).find() && BETWEEN.matcher(text).find()) {
      throw new IllegalArgumentException(
          "expected a blank after each comma or after none, and thousands without any");
    }
    String[] parts = text.split(",", -1);
    if (expected > 0 && parts.length != expected) {
      throw new IllegalArgumentException(
          "expected "
              + expected
              + (expected == 1 ? " number" : " numbers")
              + ", found "
              + parts.length);
    }
    double[] numbers = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].strip();
      if (!NUMBER.matcher(part).matches()) {
        String place = parts.length > 1 ? "number " + (i + 1) + ": " : "";
        throw new IllegalArgumentException(
            place + "expected a number such as 12.5, found " + Quote.of(part));
      }
      numbers[i] = Double.parseDouble(part);
    }
    return numbers;
  }
}
