package dev.yaku.equity.internal.sampling;

/** Random numbers by a counter, and numbers below a bound by them. */
final class SplitMix {
  /** The increment of {@link #mix}. */
  static final long GAMMA = 0x9E3779B97F4A7C15L;

  private SplitMix() {}

  /**
   * A random number by a counter: {@code mix(state += GAMMA)}, as {@link
   * java.util.SplittableRandom} has them. In loops the state is a local variable, so that the JIT
   * keeps it in a register.
   *
   * <p>Guy L. Steele, Doug Lea, Christine H. Flood: Fast Splittable Pseudorandom Number Generators,
   * OOPSLA 2014.
   */
  static long mix(long state) {
    long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number below a bound, by the upper half of a random number. */
  static int below(int bound, long random) {
    return (int) ((random >>> 32) * bound >>> 32);
  }
}
