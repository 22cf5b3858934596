package dev.yaku.equity.internal.ranks;

import dev.yaku.internal.games.OmahaTableEvaluator;

/** The values of two cards of the hole and three of the board, from the table of an Omaha game. */
record OmahaValues(RankSums sums, char[] table, int[] rows, byte[] columns) implements RankValues {
  /*
   * By board and by pair: where the board's values begin in the table, and where among these the
   * pair's is.
   */

  /**
   * Finds rows and columns.
   *
   * @param ranks of the deck, the lowest first
   */
  static OmahaValues of(RankSums sums, OmahaTableEvaluator evaluator, int... ranks) {
    int[] rows = new int[sums.boards.length];
    for (int board = 0; board < rows.length; board++) {
      rows[board] = sums.hasBoard(board) ? evaluator.rowOfFive(sums.boards[board]) : 0;
    }
    byte[] columns = new byte[sums.pairs.length];
    for (int b = 0, pair = 0; b < ranks.length; b++) {
      for (int a = 0; a <= b; a++, pair++) {
        columns[pair] = (byte) Multisets.pair(ranks[a], ranks[b]);
      }
    }
    return new OmahaValues(sums, evaluator.fives(), rows, columns);
  }

  @Override
  public int value(int board, int pair) {
    return sums.has(board, pair) ? table[rows[board] + columns[pair]] : 0;
  }
}
