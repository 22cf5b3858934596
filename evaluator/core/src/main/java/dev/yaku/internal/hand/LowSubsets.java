package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.table.PerfectHash;

/**
 * Finds the value of a hand that has more cards than count, in rules that count a flush against its
 * holder.
 *
 * @param keys by set of ranks: the sum of their keys
 * @param size the number of cards that count
 * @param ranks the values of as many cards by the sums of their keys, suits ignored
 * @param flushes the values of flushes by the sums of their keys
 */
record LowSubsets(int[] keys, int size, PerfectHash ranks, HashesBySize flushes) {
  /*
   * Cards of the flush are left out if that is better, and which ones depends on all other cards.
   * So all subsets of the size that counts are evaluated: 21 for seven cards; few hands have a
   * flush.
   */

  /** The value of the best subset of a hand that has a flush; 0 if it has none. */
  int best(long hand) {
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      if (Integer.bitCount(Hand.ranks(hand, suit)) >= size) {
        return best(hand, hand);
      }
    }
    return 0;
  }

  /** The best value of the subsets from which more of these held cards are removed. */
  private int best(long hand, long from) {
    if (Long.bitCount(hand) == size) {
      return value(hand);
    }
    int best = 0;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      // The cards after this one may be left out, too.
      best = Math.max(best, best(hand ^ Long.lowestOneBit(rest), rest & rest - 1));
    }
    return best;
  }

  /** The value of a hand that has exactly the cards that count. */
  private int value(long hand) {
    int key = 0;
    boolean flush = false;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      int ranks = Hand.ranks(hand, suit);
      key += keys[ranks];
      flush |= Integer.bitCount(ranks) == size;
    }
    return (flush ? flushes.of(size) : ranks).value(key);
  }
}
