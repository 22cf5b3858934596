package dev.yaku.internal.cards;

/** Numbers of sets. */
public final class Combinatorics {
  private Combinatorics() {}

  /**
   * The number of ways to choose {@code chosen} of {@code of} things: 0 if there are fewer. Exact
   * if that number times {@code chosen} is a {@code long}, as for any nine of 64 cards.
   *
   * @param of 0 or more
   * @param chosen 0 or more
   */
  public static long choose(int of, int chosen) {
    long ways = 1;
    for (int i = 0; i < chosen; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }
}
