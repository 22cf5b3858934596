package dev.yaku.internal.table;

import dev.yaku.TableFormatException;

/**
 * The values of the flushes of hands that are sets of natural cards.
 *
 * @param values by set of ranks of one suit: the best flush that it holds, or 0
 * @param rankMask -1, or 0 where a flush counts against its holder: then a hand with one has no
 *     other value
 */
public record FlushTable(char[] values, int rankMask) {
  /*
   * Must be inlined: a call here would slow down hands without a flush, too (JIT.md, note 1). The
   * extra shift by 12 keeps C2 from recognising the suit indices of SetEvaluator.evaluate (JIT.md,
   * note 2).
   */

  /** The flushes of a table file. */
  public static FlushTable of(TableFile table) throws TableFormatException {
    return new FlushTable(table.chars(TableFormat.FLUSHES), table.header().isLow() ? 0 : -1);
  }

  /**
   * The value of a hand with a flush.
   *
   * @param value the value of the hand's ranks
   */
  public int best(int value, long hand) {
    return Math.max(
        value & rankMask, Math.max(bestOfTwo(hand << 12), bestOfTwo(hand << 12 >>> 26)));
  }

  private char bestOfTwo(long suits) {
    return (char)
        Math.max(
            values[(int) (suits >>> 12) & KeyLayout.SUIT_MASK],
            values[(int) (suits >>> 25) & KeyLayout.SUIT_MASK]);
  }
}
