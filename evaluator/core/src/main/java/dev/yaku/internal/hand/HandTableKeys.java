package dev.yaku.internal.hand;

import dev.yaku.RuleSet;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates keys of hands of one size.
 *
 * @param oneFlush whether a hand's flush is that of the only suit that its key counts often enough
 */
public record HandTableKeys(
    int handSize,
    PerfectHash hash,
    FlushTable flushes,
    boolean oneFlush,
    int flushBias,
    RuleSet ruleSet)
    implements TrustedKeys {
  /*
   * The size is a constant, so no branch depends on it. Where the suit of a flush can be computed,
   * one read gives its value: the rare path needs few registers (JIT.md, note 2), and the set, of
   * which nothing else depends, is read or computed only there (note 18).
   */

  @Override
  public int evaluate(long key, long hand) {
    try {
      int value = hash.valueOfSum(key);
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return oneFlush
          ? flushes.bestOfSuit(value, tops, hand)
          : flushes.bestOfKeys(value, tops != 0, key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "not the key of " + handSize + " cards of " + ruleSet + ", or not their set", e);
    }
  }
}
