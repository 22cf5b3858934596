package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;

/** Finds the best flush of a set of cards, wild ones among them. */
final class WildFlushTable {
  /*
   * The methods are short so that the JIT takes them into the caller's loop, though it calls them
   * rarely: JIT.md, note 1. The suits are not shifted as there: where a loop has seen
   * both, the JIT would notice that they are the same, and compute them once, but for every hand.
   */
  private final WildSuitKeys keys;
  private final HandLimits limits;
  private final LazyHashes flushes;

  /** Made when first asked for; two threads may both make it. */
  private Values made;

  /**
   * By number of wild cards and set of ranks: the value of the flush that they are, or 0.
   *
   * <p>A record, since other threads see its component as it was made. The field need not be
   * volatile, which would have the JIT read all of the evaluator's fields again for the next hand.
   */
  private record Values(char[] flushes) {}

  /**
   * Looks flushes up when first asked.
   *
   * @param flushes their values by the sums of their keys
   */
  WildFlushTable(WildSuitKeys keys, HandLimits limits, LazyHashes flushes) {
    this.keys = keys;
    this.limits = limits;
    this.flushes = flushes;
  }

  /** The value of a hand's best flush, or 0. */
  int best(long hand) {
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

  private Values make() {
    int mostWild = Math.min(Long.bitCount(keys.wild()), limits.maxCards());
    char[] values = new char[mostWild + 1 << Card.RANK_COUNT];
    for (int at = 0; at < values.length; at++) {
      int wild = at >>> Card.RANK_COUNT;
      int ranks = at & KeyLayout.SUIT_MASK & ~keys.wildRanks(); // wild cards are counted already
      int cards = Integer.bitCount(ranks) + wild;
      if (cards >= keys.flush() && cards <= limits.maxCards()) {
        int sum = keys.ofSuit()[ranks] + wild * keys.wildKey();
        values[at] = (char) flushes.of(cards).value(sum);
      }
    }
    Values all = new Values(values);
    made = all;
    return all;
  }
}
