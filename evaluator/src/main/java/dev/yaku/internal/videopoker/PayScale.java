package dev.yaku.internal.videopoker;

import java.math.BigInteger;

/**
 * The pays of all classes as whole numbers: exactly, and as longs that sums over all draws cannot
 * overflow. Immutable.
 *
 * @param numerators of the pays, over a common denominator
 * @param denominator the common one
 * @param scaled the numerators if {@code exact}; else in proportion to them, rounded down
 * @param unit what a scaled pay is to be divided by
 * @param exact whether the longs are the numerators
 * @param exactSquares whether they are, and sums of their squares cannot overflow either
 */
public record PayScale(
    BigInteger[] numerators,
    BigInteger denominator,
    long[] scaled,
    double unit,
    boolean exact,
    boolean exactSquares) {
  /*
   * Sums over hands are multiplied by up to 5 * size on the way down (see Sums), values of holds are
   * sums over draws times their weight: the greatest pay, times the larger of these, must fit.
   */
  private static final long MOST = Long.MAX_VALUE >> 3;

  /**
   * Scales pays for sums over draws of a deck.
   *
   * @param numerators of the pays, over the common denominator; kept, not to be changed
   */
  public static PayScale of(BigInteger[] numerators, BigInteger denominator, DrawCounts draws) {
    int count = numerators.length;
    BigInteger greatest = BigInteger.ONE;
    for (BigInteger numerator : numerators) {
      greatest = greatest.max(numerator);
    }
    long most = MOST / Math.max(draws.common(), SuitClasses.HAND * draws.deals());
    boolean exact = greatest.compareTo(BigInteger.valueOf(most)) <= 0;
    boolean exactSquares = greatest.multiply(greatest).compareTo(BigInteger.valueOf(most)) <= 0;
    long[] scaled = new long[count];
    for (int i = 0; i < count; i++) {
      BigInteger number =
          exact ? numerators[i] : numerators[i].multiply(BigInteger.valueOf(most)).divide(greatest);
      scaled[i] = number.longValueExact();
    }
    double shrunk = exact ? 1 : most / greatest.doubleValue();
    double unit = denominator.doubleValue() * shrunk;
    return new PayScale(numerators, denominator, scaled, unit, exact, exactSquares);
  }
}
