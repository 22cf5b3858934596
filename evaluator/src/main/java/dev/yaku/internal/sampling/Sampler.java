package dev.yaku.internal.sampling;

import dev.yaku.internal.spot.Tally;

/** Deals at random. Safe for any number of threads. */
public interface Sampler {
  /** How many deals have one start of random numbers. */
  int BLOCK = 1 << 16;

  /**
   * Deals some of the trials.
   *
   * @param block the number of the start of random numbers
   * @param trials at most {@link #BLOCK}
   */
  void sample(long block, int trials, Tally tally);

  /** Where the random numbers of a block start. */
  static long seed(long seed, long block) {
    return SplitMix.mix(SplitMix.mix(seed + SplitMix.GAMMA) + block);
  }
}
