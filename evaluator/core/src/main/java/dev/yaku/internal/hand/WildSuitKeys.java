package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/**
 * The sums of the keys of a set's cards, suit by suit, for rules with wild or repeated cards.
 *
 * @param ofSuit the sums, by set of ranks
 * @param flush the number of cards of a flush; more than any hand has in rules without flushes
 * @param leastCount the least count in the key of a hand with a flush
 * @param wild all wild cards, and the jokers
 * @param wildRanks the ranks that are wild
 * @param wildKey the key of each wild card
 */
record WildSuitKeys(
    int[] ofSuit, int flush, int leastCount, long wild, int wildRanks, int wildKey) {
  /*
   * The lowest three bits of keys are free. Here they count a hand's wild cards, and the natural
   * cards of each suit beyond the first few, so that the test for flushes is one comparison:
   *
   *   31                     3 2     0
   *  +------------------------+-------+
   *  |   sum of rank keys     | count |
   *  +------------------------+-------+
   *
   * A flush of n natural cards and w wild ones counts n - few + w or more, that is, flush - few or
   * more. "Few" is as large as possible, provided that wild cards alone do not count that much; but
   * it is at least two, so that of nine cards no more than seven count.
   */
  private static final int COUNT = 7;
  private static final int LEAST_FEW = 2;

  /** The sum of the keys of a hand's jokers. */
  int ofJokers(long hand) {
    return Long.bitCount(hand >>> Card.JOKER) * wildKey;
  }

  /** Whether the hand with this key may have a flush. */
  boolean mayHaveFlush(int key) {
    return (key & COUNT) >= leastCount;
  }

  /** Sums the keys of the deck's cards. */
  static WildSuitKeys of(HandLimits limits, int bestCards, long[] cardKeys) {
    int[] keys = new int[Card.RANK_COUNT];
    long wild = 0;
    int wildRanks = 0;
    int wildKey = 0;
    boolean flushes = false;
    for (int card = 0; card < cardKeys.length; card++) {
      int key = (int) (cardKeys[card] >>> 32) & ~COUNT;
      int suits = (int) cardKeys[card] & KeyLayout.COUNTERS;
      flushes |= suits != 0;
      if (Card.isJoker(card) || suits == KeyLayout.UNITS) {
        wild |= 1L << card;
        wildKey = key;
      }
      if (!Card.isJoker(card) && limits.has(card)) {
        keys[Card.rank(card)] = key;
        wildRanks |= suits == KeyLayout.UNITS ? 1 << Card.rank(card) : 0;
      }
    }
    int mostWild = Math.min(Long.bitCount(wild), limits.maxCards());
    // nothing is counted: flushes are either never possible or always
    if (!flushes || mostWild > COUNT) {
      int leastCount = flushes ? 0 : COUNT + 1;
      int flush = flushes ? bestCards : Integer.MAX_VALUE;
      return new WildSuitKeys(sums(keys), flush, leastCount, wild, wildRanks, wildKey);
    }
    int few = Math.max(LEAST_FEW, bestCards - 1 - mostWild);
    int[] ofSuit = sums(keys);
    for (int set = 0; set < ofSuit.length; set++) {
      int natural = Integer.bitCount(set & ~wildRanks);
      ofSuit[set] += Math.max(0, natural - few) + Integer.bitCount(set & wildRanks);
    }
    return new WildSuitKeys(ofSuit, bestCards, bestCards - few, wild, wildRanks, wildKey + 1);
  }

  /** By set of ranks: the sum of the keys. */
  private static int[] sums(int[] keys) {
    int[] sums = new int[1 << keys.length];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & set - 1] + keys[Integer.numberOfTrailingZeros(set)];
    }
    return sums;
  }
}
