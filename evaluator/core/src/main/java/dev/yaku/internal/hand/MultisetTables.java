package dev.yaku.internal.hand;

import dev.yaku.TableFormatException;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/** Reads the tables of a {@link MultisetEvaluator} from a file. */
public final class MultisetTables {
  private MultisetTables() {}

  /** The evaluator of a table. */
  public static MultisetEvaluator read(TableFile table) throws TableFormatException {
    TableRuleSet rules = TableRuleSet.of(table);
    HashesBySize flushHashes = HashesBySize.ofFlushes(table);
    long[] cardKeys = table.longs(TableFormat.CARD_KEYS);
    WildSuitKeys suitKeys = WildSuitKeys.of(rules.limits(), rules.bestCards(), cardKeys);
    HashesBySize hashes = HashesBySize.ofHands(table);
    LowSubsets subsets =
        table.header().hasFlushesToAvoid()
            ? new LowSubsets(
                suitKeys,
                rules.bestCards(),
                table.hash(TableFormat.ROWS, rules.bestCards()),
                flushHashes)
            : null;
    int rankMask = table.header().isLow() ? 0 : -1;
    WildFlushTable sets =
        new WildFlushTable(suitKeys, rules.limits(), flushHashes, rankMask, subsets);
    FlushKeyDecoder decoder =
        table.has(TableFormat.FACTORS)
            ? new FlushKeyDecoder(cardKeys, table.ints(TableFormat.FACTORS))
            : null;
    KeyFlushes keys =
        new KeyFlushes(
            flushHashes.of(rules.bestCards()),
            flushHashes,
            decoder,
            sets,
            KeyLayout.flushBias(rules.bestCards()),
            rules.bestCards() << KeyLayout.CARDS_SHIFT,
            rankMask);
    return new MultisetEvaluator(
        suitKeys,
        cardKeys,
        bits(cardKeys.length),
        hashes,
        sets,
        keys,
        equalCards(rules.limits()),
        table.has(TableFormat.FLUSH_ROWS, rules.bestCards()) && decoder == null
            ? rules.bestCards()
            : rules.limits().maxCards(),
        new ArrayLoop(),
        rules.limits(),
        rules);
  }

  /**
   * The number of equal cards that a hand may hold without a recount. Jokers must be counted
   * together if there are fewer than the most cards of a hand.
   */
  private static int equalCards(HandLimits limits) {
    boolean fewJokers = limits.jokers() > 0 && limits.jokers() < limits.maxCards();
    return fewJokers ? 1 : limits.copies();
  }

  /** By card: the set of that card alone. As long as the array of card keys: JIT.md, note 6. */
  private static long[] bits(int cards) {
    long[] bits = new long[cards];
    for (int card = 0; card < cards; card++) {
      bits[card] = 1L << card;
    }
    return bits;
  }
}
