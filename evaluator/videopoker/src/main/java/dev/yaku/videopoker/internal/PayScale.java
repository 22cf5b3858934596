package dev.yaku.videopoker.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * The pays of all classes as whole numbers: exactly, and as longs with which sums over all draws
 * cannot overflow, or, if the pays are not too different, are exact as doubles. Immutable.
 *
 * @param numerators the numerators of the pays, over a common denominator
 * @param denominator the common denominator
 * @param scaled the numerators if {@code exact}; otherwise proportional to them, rounded down
 * @param unit the divisor of scaled pays; infinite if pays are below the range of doubles
 * @param exact whether the longs are the numerators, and sums over all draws are less than 2^53
 * @param exactSquares whether the longs are the numerators, and sums of their squares cannot
 *     overflow
 */
public record PayScale(
    BigInteger[] numerators,
    BigInteger denominator,
    long[] scaled,
    double unit,
    boolean exact,
    boolean exactSquares) {
  /*
   * Sums over hands are multiplied by up to 5 * size on the way down (see SupersetSums), and values
   * of holds are sums over draws times their weight: the greatest pay times the larger of these
   * factors must fit in a long.
   */
  private static final long MOST = Long.MAX_VALUE >> 3;

  private static final long MOST_EXACT = 1L << 53;

  /** Scales pays for sums over draws of a deck; the numerators are not copied. */
  public static PayScale of(BigInteger[] numerators, BigInteger denominator, DrawCounts draws) {
    int count = numerators.length;
    BigInteger greatest = BigInteger.ONE;
    for (BigInteger numerator : numerators) {
      greatest = greatest.max(numerator);
    }
    long factor = Math.max(draws.common(), SuitClasses.HAND * draws.deals());
    long most = MOST / factor;
    boolean exact = greatest.compareTo(BigInteger.valueOf(MOST_EXACT / factor)) <= 0;
    boolean exactSquares =
        exact && greatest.multiply(greatest).compareTo(BigInteger.valueOf(most)) <= 0;
    long[] scaled = new long[count];
    for (int i = 0; i < count; i++) {
      BigInteger number =
          exact ? numerators[i] : numerators[i].multiply(BigInteger.valueOf(most)).divide(greatest);
      scaled[i] = number.longValueExact();
    }
    BigDecimal unit = new BigDecimal(denominator);
    if (!exact) { // in this order: each may be beyond the range of doubles, but not the result
      unit =
          unit.multiply(BigDecimal.valueOf(most))
              .divide(new BigDecimal(greatest), MathContext.DECIMAL64);
    }
    double divisor = Math.max(Double.MIN_VALUE, unit.doubleValue()); // 0 divided by it is 0
    return new PayScale(numerators, denominator, scaled, divisor, exact, exactSquares);
  }
}
