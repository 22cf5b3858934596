package dev.yaku.internal.hand;

import dev.yaku.internal.table.KeyLayout;

/**
 * Finds the best flush of a hand that is known by its key alone.
 *
 * @param decoder finds the cards of a suit, or null if a key tells no flush of more cards than the
 *     best hand has: then one that claims more is no key
 * @param rankMask -1 if the value of the ranks counts besides a flush, else 0
 */
public record KeyFlushes(
    HashesBySize hashes, FlushKeyDecoder decoder, int bias, int cards, int rankMask) {
  /** The value of a hand, given the value of its ranks. */
  int best(int value, long key) {
    int tops = (int) key + bias & KeyLayout.TOPS;
    if (tops == 0) {
      return value;
    }
    // with no more cards than the best hand has, all are of the suit, or wild
    boolean all = KeyLayout.size(key) <= cards || decoder == null;
    int flush = all ? valueOfFlush(key) : flushOfMore(tops, key);
    return flush == 0 ? value : Math.max(value & rankMask, flush);
  }

  private int flushOfMore(int tops, long key) {
    int best = 0;
    for (int rest = tops; rest != 0; rest &= rest - 1) {
      int suit = Integer.numberOfTrailingZeros(rest) / KeyLayout.BITS;
      best = Math.max(best, valueOfFlush(decoder.ofSuit(key, suit)));
    }
    return best;
  }

  /** The value of the flush of these cards of one suit, given the sum of their keys. */
  private int valueOfFlush(long suited) {
    return hashes.of(KeyLayout.size(suited)).value(KeyLayout.rankKey(suited));
  }
}
