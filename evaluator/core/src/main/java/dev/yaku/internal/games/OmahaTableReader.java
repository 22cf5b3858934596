package dev.yaku.internal.games;

import dev.yaku.Category;
import dev.yaku.OmahaEvaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.rules.ScaleReader;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.rules.ValueScale;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;

/** Reads the tables of an Omaha game from its file. */
public final class OmahaTableReader {
  private static final int LEAST_BOARD = 3;
  private static final int MOST_BOARD = 5;

  private OmahaTableReader() {}

  public static OmahaTableEvaluator of(TableFile table) throws TableFormatException {
    TableHeader header = table.header();
    PerfectHash[] numbers = new PerfectHash[Math.max(header.maxCards(), header.maxBoard()) + 1];
    for (int cards = Math.min(LEAST_BOARD, header.minCards()); cards < numbers.length; cards++) {
      numbers[cards] = table.rankNumbers(cards);
    }
    TableRuleSet rules = TableRuleSet.of(table);
    return of(
        table,
        TableFormat.BOARDS,
        table.chars(TableFormat.FLUSHES),
        numbers,
        straightFlushes(ScaleReader.scale(table)),
        rules,
        low(table, numbers, rules));
  }

  /** The low half, or null. If it has boards, it is like the high half without flushes. */
  private static OmahaEvaluator low(TableFile table, PerfectHash[] numbers, TableRuleSet rules)
      throws TableFormatException {
    if (table.has(TableFormat.LOWS)) {
      return OmahaLowEvaluator.of(table, rules);
    }
    if (!table.has(TableFormat.LOW_PACKED)) {
      return null;
    }
    TableRuleSet low = rules.lowHalf(ScaleReader.lowScale(table));
    char[] flushes = new char[KeyLayout.SUIT_MASK + 1];
    return of(table, TableFormat.LOW_BOARDS, flushes, numbers, Integer.MAX_VALUE, low, null);
  }

  private static OmahaTableEvaluator of(
      TableFile table,
      int kind,
      char[] flushes,
      PerfectHash[] numbers,
      int straightFlushes,
      TableRuleSet rules,
      OmahaEvaluator low)
      throws TableFormatException {
    int maxBoard = table.header().maxBoard();
    char[][] boards = new char[maxBoard + 1][];
    for (int cards = LEAST_BOARD; cards <= maxBoard; cards++) {
      boards[cards] = table.chars(kind, cards);
    }
    boolean fives = maxBoard == MOST_BOARD;
    return new OmahaTableEvaluator(
        table.ints(TableFormat.SUIT_KEYS),
        flushes,
        numbers,
        boards,
        fives ? numbers[MOST_BOARD] : null,
        fives ? boards[MOST_BOARD] : null,
        straightFlushes,
        OmahaLimits.of(table.header()),
        rules,
        low);
  }

  /** The least value of a straight flush. */
  private static int straightFlushes(ValueScale scale) {
    int value = 0;
    while (value <= scale.maxValue()
        && scale.category(value) != Category.STRAIGHT_FLUSH
        && scale.category(value) != Category.ROYAL_FLUSH) {
      value++;
    }
    return value;
  }
}
