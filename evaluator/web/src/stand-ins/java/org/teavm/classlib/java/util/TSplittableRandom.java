package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * {@link java.util.SplittableRandom}, which the compiler's library lacks: the same numbers.
 *
 * <p>Guy L. Steele, Doug Lea, Christine H. Flood: Fast Splittable Pseudorandom Number Generators,
 * OOPSLA 2014.
 */
public final class TSplittableRandom implements RandomGenerator {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public TSplittableRandom(long seed) {
    state = seed;
  }

  @Override
  public long nextLong() {
    long z = next();
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** Another mixture than the one of nextLong. */
  @Override
  public int nextInt() {
    long z = next();
    z = (z ^ z >>> 33) * 0x62A9D9ED799705F5L;
    return (int) ((z ^ z >>> 28) * 0xCB24D0A5C88C35B3L >>> 32);
  }

  @Override
  public int nextInt(int bound) {
    int number = nextInt();
    int mask = bound - 1;
    if ((bound & mask) == 0) {
      return number & mask;
    }
    for (int u = number >>> 1; ; u = nextInt() >>> 1) {
      number = u % bound;
      if (u + mask - number >= 0) {
        return number;
      }
    }
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  private long next() {
    return state += GAMMA;
  }
}
