package dev.yaku.internal.lookup;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;

/**
 * The perfect hashes of one table by hand size, with those of five to seven cards in fields.
 *
 * @param all the hashes of every size, five to seven included
 */
public record HashesBySize(PerfectHash five, PerfectHash six, PerfectHash seven, LazyHashes all) {
  /*
   * Tests the most frequent sizes first, without a switch: JIT.md, note 7. A record for the same
   * reason as evaluators: JIT.md, note 3.
   */

  /** The hashes of rank multisets. */
  public static HashesBySize of(TableFile table) throws TableFormatException {
    LazyHashes all = LazyHashes.withCommonHands(table);
    return new HashesBySize(all.of(5), all.of(6), all.of(7), all);
  }

  /**
   * The value of a rank multiset.
   *
   * @throws ArrayIndexOutOfBoundsException if the rules have no hands of this size
   */
  public int value(int key, int size) {
    if (size == 7) {
      return seven.value(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
    }
    if (size == 6) {
      return six.value(key, PerfectHash.ROW_SHIFT_OF_SIX);
    }
    if (size == 5) {
      return five.value(key, PerfectHash.ROW_SHIFT_OF_FIVE);
    }
    return all.of(size).value(key);
  }

  /** The value of a rank multiset, given the sum of its card keys. */
  public int valueOfSum(long key, int size) {
    if (size == 7) {
      return seven.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
    }
    if (size == 6) {
      return six.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX);
    }
    if (size == 5) {
      return five.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE);
    }
    return all.of(size).value(KeyLayout.rankKey(key));
  }
}
