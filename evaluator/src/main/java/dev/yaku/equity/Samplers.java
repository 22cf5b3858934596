package dev.yaku.equity;

/** Chooses the fastest way to sample a spot. */
final class Samplers {
  private Samplers() {}

  static Sampler of(Spot spot, long seed) {
    return HoldemSampler.fits(spot) ? new HoldemSampler(spot, seed) : new PlainSampler(spot, seed);
  }
}
