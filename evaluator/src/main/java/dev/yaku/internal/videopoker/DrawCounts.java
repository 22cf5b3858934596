package dev.yaku.internal.videopoker;

import java.math.BigInteger;

/**
 * In how many ways the discarded cards can be replaced, and a common multiple of these numbers, so
 * that sums over draws of different numbers of cards compare. Immutable.
 *
 * @param deals how many deals the deck has
 * @param common the least common multiple of the numbers of draws
 * @param byHeld how many draws there are, by the number of cards held
 * @param weights the common multiple divided by them
 */
public record DrawCounts(long deals, long common, long[] byHeld, long[] weights) {

  public static DrawCounts of(int deckCards) {
    int hand = SuitClasses.HAND;
    long[] byHeld = new long[hand + 1];
    long common = 1;
    for (int held = 0; held <= hand; held++) {
      byHeld[held] = choose(deckCards - hand, hand - held);
      BigInteger draws = BigInteger.valueOf(byHeld[held]);
      common *= byHeld[held] / draws.gcd(BigInteger.valueOf(common)).longValueExact();
    }
    long[] weights = new long[hand + 1];
    for (int held = 0; held <= hand; held++) {
      weights[held] = common / byHeld[held];
    }
    return new DrawCounts(choose(deckCards, hand), common, byHeld, weights);
  }

  private static long choose(int of, int cards) {
    long ways = 1;
    for (int i = 0; i < cards; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }

  /** All deals with all draws: what frequencies are counted out of. */
  public long total() {
    return deals * common;
  }
}
