package dev.yaku.internal.hand;

import dev.yaku.RuleSet;
import dev.yaku.TrustedCards;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates lists of five to seven cards, without checks, by rules in which a hand has at most one
 * flush, and the set of its cards tells it.
 *
 * @param keys the keys of cards; 0 of a byte that is no card
 * @param bits the sets of one card each; empty of a byte that is no card
 */
public record HandTableCards(
    ByByte keys, ByByte bits, HashesBySize hashes, FlushTable flushes, int flushBias, RuleSet rules)
    implements TrustedCards {
  /*
   * The code is short enough to be inlined after other rule sets: JIT.md, note 19. Only a flush
   * needs the set, which is read in the rare path: note 18.
   */

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f, int g) {
    try {
      long key = keys.sum(a, b, c, d, e, f, g);
      int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, bits.union(a, b, c, d, e, f, g));
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(7, outside);
    }
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f) {
    try {
      long key = keys.sum(a, b, c, d, e, f);
      int value = hashes.six().valueOfSum(key, PerfectHash.commonRowShift(6));
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, bits.union(a, b, c, d, e, f));
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(6, outside);
    }
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e) {
    try {
      long key = keys.sum(a, b, c, d, e);
      int value = hashes.five().valueOfSum(key, PerfectHash.commonRowShift(5));
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, bits.union(a, b, c, d, e));
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(5, outside);
    }
  }

  private IllegalArgumentException rejection(int size, RuntimeException cause) {
    return new IllegalArgumentException("not " + size + " cards of a hand of " + rules, cause);
  }
}
