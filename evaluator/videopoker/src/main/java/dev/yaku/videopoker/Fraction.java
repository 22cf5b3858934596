package dev.yaku.videopoker;

import dev.yaku.internal.cards.Quote;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * An exact rational number in lowest terms, with a positive denominator. Fractions of the same
 * number are equal. Immutable; every operation is exact and allocates.
 *
 * @param numerator has the sign
 * @param denominator at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  /** Zero as a fraction. */
  public static final Fraction ZERO = new Fraction(0, 1);

  /** A number of at most this many digits fits in a long. */
  private static final int SHORT = 18;

  private static final int MOST_DIGITS = 100_000;

  /**
   * The numerator divided by the denominator, reduced to lowest terms.
   *
   * @param numerator any number
   * @param denominator not zero
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
   * Creates a fraction, as {@link #Fraction(BigInteger, BigInteger)} does.
   *
   * @param numerator any number
   * @param denominator not zero
   * @throws ArithmeticException if the denominator is zero
   */
  public Fraction(long numerator, long denominator) {
    this(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /**
   * {@return a whole number}
   *
   * @param number any number
   */
  public static Fraction of(long number) {
    return new Fraction(number, 1);
  }

  /**
   * {@return the number of {@code 9}, {@code 9/2} or {@code 4.5}}
   *
   * @param text a number
   * @throws IllegalArgumentException if the text has none of these forms
   */
  public static Fraction parse(String text) {
    String number = text.strip();
    // without regular expressions, which are slow before warm-up
    if (number.length() <= SHORT && isWhole(number)) {
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
        "expected a number such as 9, 9/2 or 4.5, found " + Quote.of(number));
  }

  private static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * {@return the sum of this number and the other}
   *
   * @param other another number
   */
  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /**
   * {@return the difference of this number and the other}
   *
   * @param other another number
   */
  public Fraction minus(Fraction other) {
    return plus(new Fraction(other.numerator.negate(), other.denominator));
  }

  /**
   * {@return the product of this number and the other}
   *
   * @param other another number
   */
  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * {@return this number divided by the other}
   *
   * @param other another number
   * @throws ArithmeticException if the other is zero
   */
  public Fraction dividedBy(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  /** {@return the sign: -1, 0 or 1} */
  public int signum() {
    return numerator.signum();
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** {@return the nearest double} */
  public double doubleValue() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
        .doubleValue();
  }

  /**
   * {@return this number in decimal notation, rounded half to even}
   *
   * @param digits the number of digits after the point, 0 to 100,000
   * @throws IllegalArgumentException if there may not be so many digits
   */
  public String toDecimal(int digits) {
    if (digits < 0 || digits > MOST_DIGITS) {
      throw new IllegalArgumentException(digits + " digits: expected 0 to " + MOST_DIGITS);
    }
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), digits, RoundingMode.HALF_EVEN)
        .toPlainString();
  }

  /** This number as {@code 9/2}; a whole number without a denominator. */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE) ? "" + numerator : numerator + "/" + denominator;
  }
}
