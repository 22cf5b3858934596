package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import java.util.Arrays;

/**
 * All pairs of ranks of a deck: the many holes of a board have as few values as there are pairs,
 * flushes apart. Pairs that no hole can have beside a board, as it has the cards, have values that
 * mean nothing: keys of any number lead to a place of the tables.
 *
 * @param keys one for each pair
 * @param ranks of each pair, as a set
 * @param byBits the number of each pair, by bits of its key that no other pair has
 */
record RankPairs(long[] keys, int[] ranks, byte[] byBits) {
  private static final int PAIRS = Card.RANK_COUNT * (Card.RANK_COUNT + 1) / 2;

  /** These bits of a key are others for each pair, in all built-in rules of four suits. */
  private static final int BITS = 13;

  private static final int SHIFT = KeyLayout.RANK_SHIFT + 3;

  /** As many values as there are pairs, and more, a power of two: JIT.md, note 6. */
  static final int VALUES = 128;

  /** The pairs of a deck, or null if it is not of four suits with the same ranks, once each. */
  static RankPairs of(HandLimits limits, long[] cardKeys) {
    if (limits.jokers() > 0 || limits.copies() > 1) {
      return null;
    }
    long[] keys = new long[PAIRS];
    int[] ranks = new int[PAIRS];
    int count = 0;
    for (int high = 0; high < Card.RANK_COUNT; high++) {
      if (!isOfAllSuits(high, cardKeys)) {
        return null;
      }
      for (int low = 0; limits.has(high) && low <= high; low++) {
        if (limits.has(low)) {
          ranks[count] = 1 << high | 1 << low;
          keys[count++] = cardKeys[high] + cardKeys[low + Card.RANK_COUNT];
        }
      }
    }
    return apart(Arrays.copyOf(keys, count), Arrays.copyOf(ranks, count));
  }

  /** Whether a rank is the same one in all suits, or in none; the card keys are 0 then. */
  private static boolean isOfAllSuits(int rank, long[] cardKeys) {
    boolean same = true;
    for (int card = rank; card < Card.JOKER; card += Card.RANK_COUNT) {
      same &= (cardKeys[card] ^ cardKeys[rank]) >>> KeyLayout.RANK_SHIFT == 0;
    }
    return same;
  }

  /** Null if the bits are the same for two pairs. */
  private static RankPairs apart(long[] keys, int[] ranks) {
    byte[] byBits = new byte[1 << BITS];
    boolean[] taken = new boolean[byBits.length];
    for (int i = 0; i < keys.length; i++) {
      int bits = bits(keys[i]);
      if (taken[bits]) {
        return null;
      }
      taken[bits] = true;
      byBits[bits] = (byte) i;
    }
    return new RankPairs(keys, ranks, byBits);
  }

  private static int bits(long key) {
    return (int) (key >>> SHIFT) & (1 << BITS) - 1;
  }

  /** Gives each key of a hole the value of its pair. */
  void give(int[] ofPairs, long[] keys, int[] values) {
    byte[] pairs = byBits;
    for (int i = 0; i < keys.length; i++) {
      values[i] = ofPairs[pairs[bits(keys[i]) & pairs.length - 1] & ofPairs.length - 1];
    }
  }
}
