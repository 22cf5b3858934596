package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/** Finds the best flush of a set of cards that may include wild cards. */
final class WildFlushTable {
  /*
   * Called for every hand; after the first flush, the path of a flush makes no calls: JIT.md, note
   * 1. Suits are shifted differently from FlushTable: JIT.md, note 2.
   */
  private final WildSuitKeys keys;
  private final HandLimits limits;
  private final HashesBySize flushes;
  private final int rankMask;
  private final LowSubsets subsets; // null unless cards of a flush may be left out

  /** Created on first use; if two threads create it at once, the contents are equal. */
  private Values made;

  /**
   * By number of wild cards and set of ranks: the value of the flush that they make, or 0.
   *
   * <p>A record, since other threads see its component fully initialised, so the field need not be
   * volatile (JIT.md, note 3).
   */
  private record Values(char[] flushes) {}

  /**
   * Creates a table that is filled on first use.
   *
   * @param flushes the values of flushes by the sums of their keys
   * @param rankMask -1 if the value of the ranks counts besides a flush, else 0
   * @param subsets finds the value of a hand that may leave out cards of its flush, or null
   */
  WildFlushTable(
      WildSuitKeys keys,
      HandLimits limits,
      HashesBySize flushes,
      int rankMask,
      LowSubsets subsets) {
    this.keys = keys;
    this.limits = limits;
    this.flushes = flushes;
    this.rankMask = rankMask;
    this.subsets = subsets;
  }

  /**
   * The value of a hand.
   *
   * @param value the value of the hand's ranks
   * @param flush whether the hand may have a flush
   */
  int best(int value, boolean flush, long hand) {
    if (!flush) {
      return value;
    }
    if (subsets != null) {
      return bestOfSubsets(value, hand);
    }
    Values known = made;
    char[] flushes = known == null ? make() : known.flushes;
    long suits = hand << 11;
    int wild = Long.bitCount(hand & keys.wild()) << Card.RANK_COUNT;
    int lower =
        Math.max(
            flushes[wild | (int) (suits >>> 11) & KeyLayout.SUIT_MASK],
            flushes[wild | (int) (suits >>> 24) & KeyLayout.SUIT_MASK]);
    int upper =
        Math.max(
            flushes[wild | (int) (suits >>> 37) & KeyLayout.SUIT_MASK],
            flushes[wild | (int) (suits >>> 50) & KeyLayout.SUIT_MASK]);
    int best = Math.max(lower, upper);
    return best == 0 ? value : Math.max(value & rankMask, best); // 0 if there is no flush
  }

  private int bestOfSubsets(int value, long hand) {
    int best = subsets.best(hand);
    return best == 0 ? value : best;
  }

  /** Whether the deck has these ranks; all suits have the same ranks. */
  private boolean isOfDeck(int ranks) {
    int suit = Long.numberOfTrailingZeros(limits.deck()) / Card.RANK_COUNT;
    return (ranks & ~(limits.deck() >>> Card.RANK_COUNT * suit)) == 0;
  }

  private char[] make() {
    int mostWild = Math.min(Long.bitCount(keys.wild()), limits.maxCards());
    char[] values = new char[mostWild + 1 << Card.RANK_COUNT];
    for (int at = 0; at < values.length; at++) {
      int wild = at >>> Card.RANK_COUNT;
      int ranks = at & KeyLayout.SUIT_MASK & ~keys.wildRanks(); // wild cards are already counted
      int cards = Integer.bitCount(ranks) + wild;
      if (isOfDeck(ranks) && cards >= keys.flush() && cards <= limits.maxCards()) {
        int sum = keys.ofSuit()[ranks] + wild * keys.wildKey();
        values[at] = (char) flushes.of(cards).value(sum);
      }
    }
    made = new Values(values);
    return values;
  }
}
