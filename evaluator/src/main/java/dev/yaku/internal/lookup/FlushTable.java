package dev.yaku.internal.lookup;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/**
 * The values of the flushes of hands that are sets of natural cards.
 *
 * @param values by set of ranks of one suit: the value of the best flush in it, or 0
 * @param rankMask -1; or 0 if a flush counts against its holder, since a hand with a flush then has
 *     no other value
 * @param deck the cards of the deck
 */
public record FlushTable(char[] values, int rankMask, long deck) {
  /*
   * Must be inlined, and must not call other methods: the JIT inlines a rarely taken path only if
   * it is short, and not the methods that it calls (JIT.md, note 1). A call would slow down hands
   * without a flush, too. The extra shift by 12 keeps the JIT from recognising the suit indices of
   * SetEvaluator.evaluate as common subexpressions: it would hold all four in registers and spill
   * (JIT.md, note 2).
   */

  /** Reads the flushes from a table file. */
  public static FlushTable of(TableFile table) throws TableFormatException {
    return new FlushTable(
        table.chars(TableFormat.FLUSHES), table.header().isLow() ? 0 : -1, table.header().deck());
  }

  /**
   * The value of a hand.
   *
   * @param value the value of the hand's ranks
   * @param flush whether the hand may have a flush, or a card that is not in the deck
   * @throws ArrayIndexOutOfBoundsException if the hand has a card that is not in the deck
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
        Math.max(values[(int) (suits >>> 38) & KeyLayout.SUIT_MASK], values[(int) (suits >>> 51)]);
    return Math.max(value & rankMask, Math.max(lower, upper));
  }
}
