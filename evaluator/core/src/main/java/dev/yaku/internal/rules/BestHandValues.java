package dev.yaku.internal.rules;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/**
 * The values of exactly the cards that count, for rules whose hands must have more cards.
 *
 * @param flushes by the cards' rank key; null if flushes do not count
 */
public record BestHandValues(
    long[] cardKeys, PerfectHash ranks, PerfectHash flushes, int flushBias) {

  /** Reads the values from a table. */
  public static BestHandValues of(TableFile table) throws TableFormatException {
    int best = table.header().best();
    return new BestHandValues(
        table.longs(TableFormat.CARD_KEYS),
        table.hash(TableFormat.ROWS, best),
        table.has(TableFormat.FLUSH_ROWS, best) ? table.hash(TableFormat.FLUSH_ROWS, best) : null,
        KeyLayout.flushBias(best));
  }

  /** The value of the cards that count; 0 if no whole hand has that value. */
  public int value(int[] cards) {
    long key = 0;
    for (int card : cards) {
      key += cardKeys[card];
    }
    boolean flush = flushes != null && ((int) key + flushBias & KeyLayout.TOPS) != 0;
    return (flush ? flushes : ranks).value(KeyLayout.rankKey(key));
  }
}
