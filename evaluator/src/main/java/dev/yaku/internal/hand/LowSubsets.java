package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;
import dev.yaku.internal.table.PerfectHash;

/**
 * Finds what a hand of more cards than count is worth where a flush counts against its holder.
 *
 * @param size how many cards count
 * @param ranks the values of so many cards by the sums of their keys, suits left aside
 * @param flushes those of flushes by the sums of their keys
 */
record LowSubsets(WildSuitKeys keys, int size, PerfectHash ranks, LazyHashes flushes) {
  /*
   * Cards of the flush are left away if that is better, and which ones depends on all others. So
   * each subset of as many cards as count is looked at: 21 of seven cards, and few hands have a
   * flush.
   */

  /** The value of the best subset of a hand that has a flush; 0 if it has none. */
  int best(long hand) {
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      if (Long.bitCount(ranks(hand, suit)) >= size) {
        return best(hand, hand);
      }
    }
    return 0;
  }

  private static int ranks(long hand, int suit) {
    return (int) (hand >>> Card.RANK_COUNT * suit) & KeyLayout.SUIT_MASK;
  }

  /** The best of the subsets that lack more cards of these, all of them held. */
  private int best(long hand, long from) {
    if (Long.bitCount(hand) == size) {
      return value(hand);
    }
    int best = 0;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      // The cards after this one may be left away, too.
      best = Math.max(best, best(hand ^ Long.lowestOneBit(rest), rest & rest - 1));
    }
    return best;
  }

  /** The value of as many cards as count. */
  private int value(long hand) {
    int key = 0;
    boolean flush = false;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      int ranks = ranks(hand, suit);
      key += keys.ofSuit()[ranks];
      flush |= Integer.bitCount(ranks) == size;
    }
    return (flush ? flushes.of(size) : ranks).value(key);
  }
}
