package dev.yaku.internal.rules;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/**
 * The values of exactly as many cards as count, where the rules' hands have to have more.
 *
 * @param flushes by the cards' rank key; null where flushes do not count
 */
public record BestHandValues(
    long[] cardKeys, PerfectHash ranks, PerfectHash flushes, int flushBias) {

  /** Takes the values out of a table. */
  public static BestHandValues of(TableFile table) throws TableFormatException {
    int best = table.header().best();
    return new BestHandValues(
        table.longs(TableFormat.CARD_KEYS),
        table.hash(TableFormat.ROWS, best),
        table.has(TableFormat.FLUSH_ROWS, best) ? table.hash(TableFormat.FLUSH_ROWS, best) : null,
        KeyLayout.flushBias(best));
  }

  /** The value of so many cards of a hand; 0 if no whole hand is worth what they are. */
  public int value(int... cards) {
    long key = 0;
    for (int card : cards) {
      key += cardKeys[card];
    }
    boolean flush = flushes != null && ((int) key + flushBias & KeyLayout.TOPS) != 0;
    return (flush ? flushes : ranks).value(KeyLayout.rankKey(key));
  }
}
