package dev.yaku.internal.games;

import dev.yaku.Card;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/** Evaluates the low half of Omaha by sets of the eight ranks that count: one array read. */
public record OmahaLowEvaluator(byte[] lows, OmahaLimits limits, TableRuleSet ruleSet)
    implements OmahaEvaluator {
  static OmahaLowEvaluator of(TableFile table) throws TableFormatException {
    TableRuleSet rules = TableRuleSet.lowHalf(table);
    return new OmahaLowEvaluator(table.bytes(TableFormat.LOWS), OmahaLimits.of(rules), rules);
  }

  @Override
  public int evaluate(long hole, long board) {
    if (limits.isWrong(hole, board)) {
      throw limits.rejection(hole, board);
    }
    return value(hole, board);
  }

  /** The value of a hole on a board, of which only the ranks matter; neither is checked. */
  public int value(long hole, long board) {
    return lows[TableFormat.LOW_RANK_SETS * LowBoard.lowRanks(board) + LowBoard.lowRanks(hole)];
  }

  @Override
  public OmahaBoard board(long board, int holeCards) {
    limits.checkBoard(board, holeCards);
    return new LowBoard(
        lows, TableFormat.LOW_RANK_SETS * LowBoard.lowRanks(board), board, holeCards, limits);
  }

  @Override
  public int cardKey(int card) {
    ruleSet.limits().checked(card);
    return 0; // a low hand's value is found without keys
  }

  @Override
  public long[] countDeals(int cards, int jokers) {
    limits.checkDeal(cards, jokers);
    return new OmahaCounter(this::rowOf, null, limits, cards, ruleSet.maxValue()).counts;
  }

  /** The values of the board with each pair of ranks: the best pair makes a hole's value. */
  private char[] rowOf(long board) {
    char[] row = new char[TableFormat.HOLE_PAIRS];
    int from = TableFormat.LOW_RANK_SETS * LowBoard.lowRanks(board);
    for (int a = 0; a < Card.RANK_COUNT; a++) {
      for (int b = 0; b <= a; b++) {
        int pair = LowBoard.lowRanks(1L << a | 1L << b);
        row[a * (a + 1) / 2 + b] = (char) Byte.toUnsignedInt(lows[from + pair]);
      }
    }
    return row;
  }

  @Override
  public int[] bestCards(OmahaHand hand) {
    int value = evaluate(hand);
    return OmahaChoice.of(hand, value, ruleSet.scaleOf(value), this::value);
  }

  @Override
  public OmahaEvaluator lowHalf() {
    throw new UnsupportedOperationException("this is the low half of " + ruleSet);
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
