package dev.yaku.internal.hand;

import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Finds the best flush of a hand that is known by its key.
 *
 * @param hash the hash of flushes of as many cards as the best hand has: all are of one suit
 * @param hashes the hashes of flushes by size
 * @param decoder finds the cards of a suit, or null if the rules have each card only once
 * @param table finds the flush of a set
 * @param bias what added to a key sets the highest bit of each suit counter that makes a flush
 * @param cards the number of cards of the best hand, as the card counter of a key
 * @param rankMask -1 if the value of the ranks counts besides a flush, else 0
 */
record KeyFlushes(
    PerfectHash hash,
    HashesBySize hashes,
    FlushKeyDecoder decoder,
    WildFlushTable table,
    int bias,
    int cards,
    int rankMask) {
  /*
   * Called for every hand, and no calls after the test for a flush, if the hand has as many cards as
   * the best hand: JIT.md, note 1.
   */

  /** The value of a hand, given the value of its ranks; inlines PerfectHash.value by hand. */
  int best(int value, long key, long set) {
    if (flushTops(key) == 0) {
      return value;
    }
    if (((int) key & KeyLayout.CARD_COUNTER) != cards) {
      return bestOfMore(value, key, set);
    }
    int sum = (int) (key >>> Integer.SIZE);
    char[] values = hash.values();
    int column = sum >>> hash.columnShift();
    int slot = (hash.rows()[sum >>> hash.rowShift()] << hash.step()) + column & values.length - 1;
    return values[slot] == 0 ? value : Math.max(value & rankMask, values[slot]);
  }

  /** The value of a hand that has a flush and more cards than the best hand; short: note 1, too. */
  private int bestOfMore(int value, long key, long set) {
    return withFlush(value, flushOfMore(key, set));
  }

  private int flushOfMore(long key, long set) {
    return decoder == null ? table.best(0, true, set) : flushOfCopies(key);
  }

  private int withFlush(int value, int flush) {
    return flush == 0 ? value : Math.max(value & rankMask, flush);
  }

  /** The highest bit of each suit counter that makes a flush. */
  private int flushTops(long key) {
    return (int) key + bias & KeyLayout.TOPS;
  }

  private int flushOfCopies(long key) {
    int best = 0;
    for (int tops = flushTops(key); tops != 0; tops &= tops - 1) {
      int suit = Integer.numberOfTrailingZeros(tops) / KeyLayout.BITS;
      best = Math.max(best, valueOfFlush(decoder.ofSuit(key, suit)));
    }
    return best;
  }

  /** The value of the flush of these cards of one suit, given the sum of their keys. */
  private int valueOfFlush(long suited) {
    return hashes.of(KeyLayout.size(suited)).value(KeyLayout.rankKey(suited));
  }
}
