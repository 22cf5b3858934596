package dev.yaku.internal.hand;

import dev.yaku.TableFormatException;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.HashesBySize;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/** Takes the tables of a {@link MultisetEvaluator} out of a file. */
public final class MultisetTables {
  private MultisetTables() {}

  /** The evaluator of a table. */
  public static MultisetEvaluator read(TableFile table) throws TableFormatException {
    TableRuleSet rules = TableRuleSet.of(table);
    LazyHashes flushHashes = LazyHashes.withCommon(table, TableFormat.FLUSH_ROWS);
    long[] cardKeys = table.longs(TableFormat.CARD_KEYS);
    WildSuitKeys suitKeys = WildSuitKeys.of(rules.limits(), rules.bestCards(), cardKeys);
    HashesBySize hashes = HashesBySize.of(table);
    LowSubsets subsets =
        table.header().hasFlushesToAvoid()
            ? new LowSubsets(suitKeys, rules.bestCards(), hashes, flushHashes)
            : null;
    return new MultisetEvaluator(
        suitKeys,
        cardKeys,
        bits(cardKeys.length),
        hashes,
        flushHashes,
        table.has(TableFormat.FACTORS)
            ? new FlushKeyDecoder(cardKeys, table.ints(TableFormat.FACTORS))
            : null,
        new WildFlushTable(suitKeys, rules.limits(), flushHashes, subsets),
        KeyLayout.flushBias(rules.bestCards()),
        table.header().isLow() ? 0 : -1,
        equalCards(rules.limits()),
        table.has(TableFormat.FLUSH_ROWS, rules.bestCards()) && !table.has(TableFormat.FACTORS)
            ? rules.bestCards()
            : rules.limits().maxCards(),
        new ArrayLoop(),
        rules.limits(),
        rules);
  }

  /**
   * How many equal cards a hand may hold without looking at them again: jokers have to be counted
   * all together, where there are fewer than hands can have cards.
   */
  private static int equalCards(HandLimits limits) {
    boolean fewJokers = limits.jokers() > 0 && limits.jokers() < limits.maxCards();
    return fewJokers ? 1 : limits.copies();
  }

  /** By card: the set of that card alone. As many as card keys: JIT.md, note 6. */
  private static long[] bits(int cards) {
    long[] bits = new long[cards];
    for (int card = 0; card < cards; card++) {
      bits[card] = 1L << card;
    }
    return bits;
  }
}
