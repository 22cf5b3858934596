package dev.yaku.equity.internal.sampling;

import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;

/** Samples random deals. Safe for any number of threads. */
public interface Sampler {
  /** The number of deals for each seed. */
  int BLOCK = 1 << 16;

  /** The increment of {@link #mix}. */
  long GAMMA = 0x9E3779B97F4A7C15L;

  /** Deals some trials, at most {@link #BLOCK}; the number of the block determines their seed. */
  void sample(long block, int trials, Tally tally);

  /** The fastest sampler of a spot; the stop is heard while it is made. */
  static Sampler of(Spot spot, long seed, Stop stop) {
    return spot.game() instanceof Game.Holdem
        ? new HoldemSampler(spot, seed, stop)
        : new PlainSampler(spot, seed);
  }

  /** The seed of a block. */
  static long seed(long seed, long block) {
    return mix(mix(seed + GAMMA) + block);
  }

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
