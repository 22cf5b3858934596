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
   * Few hands have a flush, and what the JIT calls so rarely it takes into the caller's loop only
   * if it has no more than 35 bytes: JIT.md, note 1. A call would cost every hand. So would the
   * suits if they were shifted as in SetEvaluator.evaluate: the JIT would keep them for the flush,
   * for which it has not enough registers. Shifted by twelve bits it does not know them again:
   * JIT.md, note 2.
   */

  /** Those of a table. */
  public static FlushTable of(TableFile table) throws TableFormatException {
    return new FlushTable(table.chars(TableFormat.FLUSHES), table.header().isLow() ? 0 : -1);
  }

  /**
   * The value of a hand with a flush.
   *
   * @param value that of its ranks
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
