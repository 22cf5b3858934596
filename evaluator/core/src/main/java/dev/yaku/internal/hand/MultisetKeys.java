package dev.yaku.internal.hand;

import dev.yaku.RuleSet;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates keys of hands that may hold repeated cards or wild cards.
 *
 * @param hash of the hands of this size
 */
public record MultisetKeys(int handSize, PerfectHash hash, KeyFlushes flushes, RuleSet ruleSet)
    implements TrustedKeys {
  @Override
  public int evaluate(long key, long hand) {
    try {
      return flushes.best(hash.valueOfSum(key), key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw KeyErrors.notAKey(handSize, ruleSet, e);
    }
  }
}
