package dev.yaku.internal.hand;

import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/** Reads the tables of a {@link HandTableEvaluator}; natural if with keys and flushes of sets. */
public record HandTableReader(
    TableFile table, TableRuleSet rules, long[] cardKeys, boolean natural) {
  public static HandTableEvaluator read(TableFile table) throws TableFormatException {
    TableRuleSet rules = TableRuleSet.of(table);
    long[] keys = table.longs(TableFormat.CARD_KEYS);
    return new HandTableReader(table, rules, keys, table.has(TableFormat.SUIT_KEYS)).evaluator();
  }

  private HandTableEvaluator evaluator() throws TableFormatException {
    int least = rules.minCards();
    HashesBySize hashes = HashesBySize.create(table, TableFormat.ROWS, least, true);
    HashesBySize suited = // of whole hands, or also of a part of them
        HashesBySize.create(table, TableFormat.FLUSH_ROWS, natural ? least : 0, !natural);
    FlushKeyDecoder decoder =
        table.has(TableFormat.FACTORS)
            ? new FlushKeyDecoder(cardKeys, table.ints(TableFormat.FACTORS))
            : null;
    int bias = KeyLayout.flushBias(rules.bestCards());
    KeyFlushes keys = new KeyFlushes(suited, decoder, bias, rules.bestCards(), rankMask());
    WildCards wild = natural ? WildCards.NONE : WildCards.of(rules.limits(), cardKeys);
    boolean fewTold = natural || (hasFlushes() && decoder == null);
    FlushTable flushes = flushes(wild, keys);
    return new HandTableEvaluator(
        natural
            ? SuitKeys.ofTable(table.ints(TableFormat.SUIT_KEYS), rules.limits(), rules.bestCards())
            : SuitKeys.of(rules.limits(), wild, leastFlush()),
        flushes,
        hashes,
        keys,
        cardKeys,
        bits(cardKeys.length),
        bias,
        rules.limits().copies() > 1 ? TableFormat.MAX_CARDS : 0,
        rules.limits().copies() > 1 ? equalCards() : TableFormat.MAX_CARDS,
        fewTold ? rules.bestCards() : rules.limits().maxCards(),
        natural,
        HandTableEvaluator.OfBytes.of(cardKeys, flushes, hashes, bias, rules.limits()),
        new ArrayLoop(),
        rules);
  }

  private FlushTable flushes(WildCards wild, KeyFlushes keys) throws TableFormatException {
    FlushTable.LowSubsets subsets =
        table.header().hasFlushesToAvoid()
            ? new FlushTable.LowSubsets(
                wild.sums(),
                rules.bestCards(),
                table.hash(TableFormat.ROWS, rules.bestCards()),
                keys.hashes())
            : null;
    HandLimits limits = rules.limits();
    boolean repeating = limits.copies() > 1;
    boolean whole = repeating && subsets == null && limits.maxCards() <= rules.bestCards();
    return new FlushTable(
        natural
            ? table.chars(TableFormat.FLUSHES)
            : wild.flushValues(rules.limits(), leastFlush(), keys.hashes()),
        rankMask(),
        subsets != null ? -1 : whole ? ~limits.all() : Hand.DECK & ~limits.deck(),
        wild.cards(),
        wild.cards() & ~Hand.DECK,
        wild.most(),
        subsets == null && !repeating,
        whole ? keys.hashes().of(rules.bestCards()) : null,
        new FlushTable.Rare(rules.limits(), subsets, keys, repeating));
  }

  private int rankMask() {
    return table.header().isLow() ? 0 : -1;
  }

  private boolean hasFlushes() {
    return table.has(TableFormat.FLUSH_ROWS, rules.bestCards());
  }

  /** The number of cards of a flush; more than any hand has in rules without flushes. */
  private int leastFlush() {
    return hasFlushes() ? rules.bestCards() : Integer.MAX_VALUE;
  }

  /**
   * The number of equal cards that a hand may hold without a recount. Jokers must be counted
   * together if there are fewer than the most cards of a hand.
   */
  private int equalCards() {
    HandLimits limits = rules.limits();
    return limits.jokers() > 0 && limits.jokers() < limits.maxCards() ? 1 : limits.copies();
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
