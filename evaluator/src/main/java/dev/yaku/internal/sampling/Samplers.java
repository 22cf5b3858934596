package dev.yaku.internal.sampling;

import dev.yaku.internal.spot.Spot;

/** Chooses the fastest way to sample a spot. */
public final class Samplers {
  private Samplers() {}

  public static Sampler of(Spot spot, long seed) {
    return HoldemSampler.fits(spot) ? new HoldemSampler(spot, seed) : new PlainSampler(spot, seed);
  }
}
