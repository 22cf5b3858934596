package dev.yaku.internal.cards;

/** Binomial coefficients: the number of sets of some elements. */
public final class Combinatorics {
  private Combinatorics() {}

  /**
   * The number of ways to choose so many of some things, both 0 or more: 0 if there are fewer.
   * Exact if that number times {@code chosen} is a {@code long}, as for any nine of 64 cards.
   */
  public static long choose(int of, int chosen) {
    long ways = 1;
    for (int i = 0; i < chosen; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }
}
