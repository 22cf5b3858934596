package dev.yaku.equity.internal.sampling;

import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;

/** Samples random deals. Safe for any number of threads. */
public interface Sampler {
  /** The number of deals for each seed. */
  int BLOCK = 1 << 16;

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
    return SplitMix.mix(SplitMix.mix(seed + SplitMix.GAMMA) + block);
  }
}
