package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;

/** Finds the best flush of a set of cards, wild ones among them. */
final class WildFlushTable {
  /*
   * No calls of ours once there is a flush: JIT.md, note 1. Suits are shifted in another way than
   * in FlushTable: JIT.md, note 2.
   */
  private final WildSuitKeys keys;
  private final long wildCards;
  private final HandLimits limits;
  private final LazyHashes flushes;
  private final LowSubsets subsets; // null unless cards of a flush may be left away

  /** Made on first use; two threads may both make them, and make the same. */
  private Values made;

  /**
   * By number of wild cards and set of ranks: the value of the flush that they are, or 0.
   *
   * <p>A record, since other threads see its component as it was made: so the field need not be
   * volatile (JIT.md, note 3).
   */
  private record Values(char[] flushes) {}

  /**
   * A table that is made on first use.
   *
   * @param flushes their values by the sums of their keys
   * @param subsets finds the value of a hand that may leave cards of its flush away, or null
   */
  WildFlushTable(WildSuitKeys keys, HandLimits limits, LazyHashes flushes, LowSubsets subsets) {
    this.keys = keys;
    wildCards = keys.wild();
    this.limits = limits;
    this.flushes = flushes;
    this.subsets = subsets;
  }

  /**
   * The value of a hand.
   *
   * @param value the value of the hand's ranks
   * @param flush whether the hand may have a flush
   * @param rankMask what of the value of ranks counts beside a flush: all of it, or nothing
   */
  int best(int value, boolean flush, long hand, int rankMask) {
    if (!flush) {
      return value;
    }
    Values known = made;
    if (known == null || subsets != null) {
      return bestOfFew(value, hand, rankMask);
    }
    char[] flushes = known.flushes();
    int wild = Long.bitCount(hand & wildCards) << Card.RANK_COUNT;
    long suits = hand << 11;
    int lower =
        Math.max(
            flushes[wild | (int) (suits >>> 11) & KeyLayout.SUIT_MASK],
            flushes[wild | (int) (suits >>> 24) & KeyLayout.SUIT_MASK]);
    int upper =
        Math.max(
            flushes[wild | (int) (suits >>> 37) & KeyLayout.SUIT_MASK],
            flushes[wild | (int) (suits >>> 50) & KeyLayout.SUIT_MASK]);
    int best = Math.max(lower, upper);
    return best == 0 ? value : Math.max(value & rankMask, best); // 0: it has none after all
  }

  /** The same before the values are made, and where cards of a flush may be left away. */
  private int bestOfFew(int value, long hand, int rankMask) {
    if (subsets == null) {
      make();
      return best(value, true, hand, rankMask);
    }
    int best = subsets.best(hand);
    return best == 0 ? value : Math.max(value & rankMask, best);
  }

  /** Whether the deck has these ranks; all suits have the same. */
  private boolean isOfDeck(int ranks) {
    int suit = Long.numberOfTrailingZeros(limits.deck()) / Card.RANK_COUNT;
    return (ranks & ~(limits.deck() >>> Card.RANK_COUNT * suit)) == 0;
  }

  private void make() {
    int mostWild = Math.min(Long.bitCount(keys.wild()), limits.maxCards());
    char[] values = new char[mostWild + 1 << Card.RANK_COUNT];
    for (int at = 0; at < values.length; at++) {
      int wild = at >>> Card.RANK_COUNT;
      int ranks = at & KeyLayout.SUIT_MASK & ~keys.wildRanks(); // wild cards are counted already
      int cards = Integer.bitCount(ranks) + wild;
      if (isOfDeck(ranks) && cards >= keys.flush() && cards <= limits.maxCards()) {
        int sum = keys.ofSuit()[ranks] + wild * keys.wildKey();
        values[at] = (char) flushes.of(cards).value(sum);
      }
    }
    made = new Values(values);
  }
}
