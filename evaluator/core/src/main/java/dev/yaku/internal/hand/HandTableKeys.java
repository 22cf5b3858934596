package dev.yaku.internal.hand;

import dev.yaku.RuleSet;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/** Evaluates keys of hands of one size. */
public record HandTableKeys(
    int handSize, PerfectHash hash, FlushTable flushes, int flushBias, RuleSet ruleSet)
    implements TrustedKeys {
  /*
   * The size is a constant, so no branch depends on it. The set, of which nothing but a flush
   * depends, is read or computed only where there is one (JIT.md, note 18).
   */

  @Override
  public int evaluate(long key, long hand) {
    try {
      int value = hash.valueOfSum(key);
      return flushes.bestOfKeys(value, ((int) key + flushBias & KeyLayout.TOPS) != 0, key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "not the key of " + handSize + " cards of " + ruleSet + ", or not their set", e);
    }
  }
}
