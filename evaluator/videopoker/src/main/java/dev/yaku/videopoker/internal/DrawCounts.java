package dev.yaku.videopoker.internal;

import dev.yaku.internal.cards.Combinatorics;
import java.math.BigInteger;

/**
 * The numbers of ways to replace the discarded cards, and a common multiple of them, which makes
 * sums over draws of different numbers of cards comparable. Immutable.
 *
 * @param deals the number of deals of the deck
 * @param common the least common multiple of the numbers of draws
 * @param byHeld the number of draws, by the number of cards held
 * @param weights the common multiple divided by each number of draws
 */
public record DrawCounts(long deals, long common, long[] byHeld, long[] weights) {

  public static DrawCounts of(int deckCards) {
    int hand = SuitClasses.HAND;
    long[] byHeld = new long[hand + 1];
    long common = 1;
    for (int held = 0; held <= hand; held++) {
      byHeld[held] = Combinatorics.choose(deckCards - hand, hand - held);
      common = commonMultiple(common, byHeld[held]);
    }
    long[] weights = new long[hand + 1];
    for (int held = 0; held <= hand; held++) {
      weights[held] = common / byHeld[held];
    }
    return new DrawCounts(Combinatorics.choose(deckCards, hand), common, byHeld, weights);
  }

  /** The least common multiple of two numbers. */
  static long commonMultiple(long a, long b) {
    return a / BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact() * b;
  }

  /** The number of all deals with all draws, which frequencies are counted out of. */
  public long total() {
    return deals * common;
  }
}
