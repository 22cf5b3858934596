package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/**
 * The wild cards of a deck, and the keys of its ranks.
 *
 * @param cards all wild cards, and the jokers
 * @param key the key of each wild card
 * @param most how many of them a hand may hold
 * @param sums by set of ranks: the sum of their keys
 */
record WildCards(long cards, int ranks, int key, int most, int[] sums) {
  /** Of rules that have none, where nobody asks for the keys of ranks. */
  static final WildCards NONE = new WildCards(0, 0, 0, 0, new int[0]);

  private static final int FREE_BITS = 7;

  static WildCards of(HandLimits limits, long[] cardKeys) {
    int[] keys = new int[Card.RANK_COUNT];
    long wild = 0;
    int wildRanks = 0;
    int wildKey = 0;
    for (int card = 0; card < cardKeys.length; card++) {
      int key = KeyLayout.rankKey(cardKeys[card]) & ~FREE_BITS;
      boolean isWild = KeyLayout.isWild(cardKeys[card]);
      if (Card.isJoker(card) || isWild) {
        wild |= 1L << card;
        wildKey = key;
      }
      if (!Card.isJoker(card) && limits.has(card)) {
        keys[Card.rank(card)] = key;
        wildRanks |= isWild ? 1 << Card.rank(card) : 0;
      }
    }
    int most = Math.min(Long.bitCount(wild), limits.maxCards());
    return new WildCards(wild, wildRanks, wildKey, most, sums(keys));
  }

  private static int[] sums(int[] keys) {
    int[] sums = new int[1 << keys.length];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & set - 1] + keys[Integer.numberOfTrailingZeros(set)];
    }
    return sums;
  }

  /** By number of wild cards and set of ranks: the value of their flush, or 0 if it is none. */
  char[] flushValues(HandLimits limits, int flush, HashesBySize flushes) {
    char[] values = new char[most + 1 << Card.RANK_COUNT];
    if (flush > limits.maxCards()) {
      return values;
    }
    int suit = Long.numberOfTrailingZeros(limits.deck()) / Card.RANK_COUNT;
    int others = KeyLayout.SUIT_MASK & ~(int) (limits.deck() >>> Card.RANK_COUNT * suit);
    for (int at = 0; at < values.length; at++) {
      int wild = at >>> Card.RANK_COUNT;
      int held = at & KeyLayout.SUIT_MASK & ~ranks; // wild cards are counted already
      int cards = Integer.bitCount(held) + wild;
      if (cards >= flush && cards <= limits.maxCards() && (held & others) == 0) {
        values[at] = (char) flushes.of(cards).value(sums[held] + wild * key);
      }
    }
    return values;
  }
}
