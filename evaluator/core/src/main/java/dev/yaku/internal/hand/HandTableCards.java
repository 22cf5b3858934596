package dev.yaku.internal.hand;

import dev.yaku.RuleSet;
import dev.yaku.TrustedCards;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates lists of five to seven cards, without checks, by rules in which a hand has at most one
 * flush, and the set of its cards tells it.
 *
 * @param keys by byte: the card's key; 0 of a byte that is no card
 * @param bits by byte: the set of that card alone; empty of a byte that is no card
 */
public record HandTableCards(
    long[] keys, long[] bits, HashesBySize hashes, FlushTable flushes, int flushBias, RuleSet rules)
    implements TrustedCards {
  /*
   * Both arrays have an element for every byte: so there are no bounds checks, not even while the
   * arrays are no constants. That keeps the code short enough to be inlined after other rule sets:
   * JIT.md, note 19. Only a flush needs the set, which is read in the rare path: note 18.
   */

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f, int g) {
    try {
      long[] k = keys;
      long key =
          k[a & k.length - 1]
              + k[b & k.length - 1]
              + k[c & k.length - 1]
              + k[d & k.length - 1]
              + k[e & k.length - 1]
              + k[f & k.length - 1]
              + k[g & k.length - 1];
      int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
      long[] s = bits;
      long hand =
          s[a & s.length - 1]
              | s[b & s.length - 1]
              | s[c & s.length - 1]
              | s[d & s.length - 1]
              | s[e & s.length - 1]
              | s[f & s.length - 1]
              | s[g & s.length - 1];
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, hand);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(7, outside);
    }
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f) {
    try {
      long[] k = keys;
      long key =
          k[a & k.length - 1]
              + k[b & k.length - 1]
              + k[c & k.length - 1]
              + k[d & k.length - 1]
              + k[e & k.length - 1]
              + k[f & k.length - 1];
      int value = hashes.six().valueOfSum(key, PerfectHash.commonRowShift(6));
      long[] s = bits;
      long hand =
          s[a & s.length - 1]
              | s[b & s.length - 1]
              | s[c & s.length - 1]
              | s[d & s.length - 1]
              | s[e & s.length - 1]
              | s[f & s.length - 1];
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, hand);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(6, outside);
    }
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e) {
    try {
      long[] k = keys;
      long key =
          k[a & k.length - 1]
              + k[b & k.length - 1]
              + k[c & k.length - 1]
              + k[d & k.length - 1]
              + k[e & k.length - 1];
      int value = hashes.five().valueOfSum(key, PerfectHash.commonRowShift(5));
      long[] s = bits;
      long hand =
          s[a & s.length - 1]
              | s[b & s.length - 1]
              | s[c & s.length - 1]
              | s[d & s.length - 1]
              | s[e & s.length - 1];
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return flushes.bestOfSuit(value, tops, hand);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw rejection(5, outside);
    }
  }

  private IllegalArgumentException rejection(int size, RuntimeException cause) {
    return new IllegalArgumentException("not " + size + " cards of a hand of " + rules, cause);
  }
}
