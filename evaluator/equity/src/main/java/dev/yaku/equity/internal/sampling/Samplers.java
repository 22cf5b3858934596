package dev.yaku.equity.internal.sampling;

import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;

/** Chooses the fastest way to sample a spot. */
public final class Samplers {
  private Samplers() {}

  /**
   * The fastest sampler.
   *
   * @param stop is heard while it is made
   */
  public static Sampler of(Spot spot, long seed, Stop stop) {
    return HoldemSampler.fits(spot)
        ? new HoldemSampler(spot, seed, stop)
        : new PlainSampler(spot, seed);
  }
}
