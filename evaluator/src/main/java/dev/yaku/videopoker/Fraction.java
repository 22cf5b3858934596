package dev.yaku.videopoker;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * An exact number: a whole number divided by another, in lowest terms, the denominator positive.
 * Two that are equal as numbers are equal. Immutable; every operation is exact and allocates.
 *
 * @param numerator above the line; has the sign
 * @param denominator below the line, at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  /** Nothing. */
  public static final Fraction ZERO = new Fraction(0, 1);

  /** So many digits are a long. */
  private static final int SHORT = 18;

  /**
   * One number divided by the other, reduced to lowest terms.
   *
   * @throws ArithmeticException if the denominator is zero
   */
  public Fraction {
    if (denominator.signum() == 0) {
      throw new ArithmeticException(numerator + "/0: the denominator is zero");
    }
    BigInteger common = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      common = common.negate();
    }
    numerator = numerator.divide(common);
    denominator = denominator.divide(common);
  }

  /**
   * As {@link #Fraction(BigInteger, BigInteger)}.
   *
   * @throws ArithmeticException if the denominator is zero
   */
  public Fraction(long numerator, long denominator) {
    this(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** A whole number. */
  public static Fraction of(long number) {
    return new Fraction(number, 1);
  }

  /**
   * Reads {@code 9}, {@code 9/2} or {@code 4.5}.
   *
   * @throws IllegalArgumentException if the text is none of these
   */
  public static Fraction parse(String text) {
    String number = text.strip();
    if (number.length() <= SHORT && isWhole(number)) { // without regular expressions: faster cold
      return of(Long.parseLong(number));
    }
    if (number.matches("[+-]?\\d{1,100}/\\d{1,100}") && !number.matches(".*/0+")) {
      int line = number.indexOf('/');
      return new Fraction(
          new BigInteger(number.substring(0, line)), new BigInteger(number.substring(line + 1)));
    }
    if (number.matches("[+-]?\\d{1,100}(\\.\\d{1,100})?")) {
      BigDecimal decimal = new BigDecimal(number);
      return new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }
    throw new IllegalArgumentException(
        "expected a number such as 9, 9/2 or 4.5, found \"" + number + "\"");
  }

  private static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** The sum of both. */
  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /** The other subtracted from this. */
  public Fraction minus(Fraction other) {
    return plus(new Fraction(other.numerator.negate(), other.denominator));
  }

  /** The product of both. */
  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * This divided by the other.
   *
   * @throws ArithmeticException if the other is zero
   */
  public Fraction dividedBy(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  /** Less than, equal to or greater than zero: -1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** The nearest double. */
  public double doubleValue() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), java.math.MathContext.DECIMAL64)
        .doubleValue();
  }

  /**
   * This as a decimal number, rounded to the nearest, halves to the even digit.
   *
   * @param digits how many after the point
   * @throws IllegalArgumentException if digits is negative
   */
  public String toDecimal(int digits) {
    if (digits < 0) {
      throw new IllegalArgumentException(digits + " digits: expected 0 or more");
    }
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), digits, RoundingMode.HALF_EVEN)
        .toPlainString();
  }

  /** This as a fraction, such as {@code 9/2}; a whole number without a denominator. */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE) ? "" + numerator : numerator + "/" + denominator;
  }
}
