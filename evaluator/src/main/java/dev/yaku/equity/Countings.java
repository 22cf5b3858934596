package dev.yaku.equity;

/** Chooses the fastest way to count all deals of a spot. */
final class Countings {
  private Countings() {}

  static Counting of(Spot spot) {
    return new PlainCounting(spot);
  }
}
