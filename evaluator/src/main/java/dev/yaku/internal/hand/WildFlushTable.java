package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;

/** Finds the best flush of a set of cards that may include wild cards. */
final class WildFlushTable {
  /*
   * Short methods: JIT.md, note 1. Suits are shifted differently from FlushTable: JIT.md, note 2.
   */
  private final WildSuitKeys keys;
  private final HandLimits limits;
  private final LazyHashes flushes;
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
   * @param subsets finds the value of a hand that may leave out cards of its flush, or null
   */
  WildFlushTable(WildSuitKeys keys, HandLimits limits, LazyHashes flushes, LowSubsets subsets) {
    this.keys = keys;
    this.limits = limits;
    this.flushes = flushes;
    this.subsets = subsets;
  }

  /**
   * The value of a hand's best flush, or 0; if flushes are to be avoided, the value of the hand.
   */
  int best(long hand) {
    return subsets == null ? bestOfAll(hand) : subsets.best(hand);
  }

  private int bestOfAll(long hand) {
    int wild = Long.bitCount(hand & keys.wild());
    return bestOfFour(values().flushes(), hand << 11, wild << Card.RANK_COUNT);
  }

  private Values values() {
    Values known = made;
    return known == null ? make() : known;
  }

  private static int bestOfFour(char[] flushes, long suits, int wild) {
    return Math.max(bestOfTwo(flushes, suits, wild), bestOfTwo(flushes, suits >>> 26, wild));
  }

  private static int bestOfTwo(char[] flushes, long suits, int wild) {
    return Math.max(value(flushes, suits >>> 11, wild), value(flushes, suits >>> 24, wild));
  }

  private static char value(char[] flushes, long suit, int wild) {
    return flushes[wild | (int) suit & KeyLayout.SUIT_MASK];
  }

  /** Whether the deck has these ranks; all suits have the same ranks. */
  private boolean isOfDeck(int ranks) {
    int suit = Long.numberOfTrailingZeros(limits.deck()) / Card.RANK_COUNT;
    return (ranks & ~(limits.deck() >>> Card.RANK_COUNT * suit)) == 0;
  }

  private Values make() {
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
    Values all = new Values(values);
    made = all;
    return all;
  }
}
