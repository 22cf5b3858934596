package dev.yaku.internal.sampling;

import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Stop;

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
