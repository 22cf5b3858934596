package dev.yaku.internal.table;

import dev.yaku.TableFormatException;

/**
 * The values of the flushes of hands that are sets of natural cards.
 *
 * @param values by set of ranks of one suit: the best flush that it holds, or 0
 * @param rankMask -1, or 0 where a flush counts against its holder: then a hand with one has no
 *     other value
 * @param deck the cards that there are
 */
public record FlushTable(char[] values, int rankMask, long deck) {
  /*
   * Asked for every hand, and no calls after the question: what is called by few hands the JIT
   * takes into the caller's loop only if it is short, and nothing that it calls in turn: JIT.md,
   * note 1. A call would cost every hand. So would the suits if they were shifted as in
   * SetEvaluator.evaluate: the JIT would keep them for the flush, for which it has not enough
   * registers. Shifted by twelve bits it does not know them again: JIT.md, note 2.
   */

  /** The flushes of a table file. */
  public static FlushTable of(TableFile table) throws TableFormatException {
    return new FlushTable(
        table.chars(TableFormat.FLUSHES),
        table.header().isLow() ? 0 : -1,
        table.header().deck());
  }

  /**
   * The value of a hand.
   *
   * @param value the value of the hand's ranks
   * @param flush whether the hand has a flush, or perhaps a card that is not in the deck
   * @throws ArrayIndexOutOfBoundsException if the hand has such a card
   */
  public int best(int value, boolean flush, long hand) {
    if (!flush) {
      return value;
    }
    if ((hand & ~deck) != 0) {
      throw new ArrayIndexOutOfBoundsException("a card that is not in the deck");
    }
    long suits = hand << 12;
    int lower =
        Math.max(
            values[(int) (suits >>> 12) & KeyLayout.SUIT_MASK],
            values[(int) (suits >>> 25) & KeyLayout.SUIT_MASK]);
    int upper =
        Math.max(
            values[(int) (suits >>> 38) & KeyLayout.SUIT_MASK], values[(int) (suits >>> 51)]);
    return Math.max(value & rankMask, Math.max(lower, upper));
  }
}
