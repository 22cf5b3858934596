package dev.yaku.equity.internal.ranks;

import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.hand.HashesBySize;

/**
 * The values of holes of two cards on boards of five, by the numbers of their ranks, without
 * flushes. Immutable.
 */
sealed interface RankValues {
  /** The value of a pair of ranks on a board; 0 if there are no such cards. */
  int value(int board, int pair);

  /** The values of seven cards, from the evaluator's tables. */
  record OfHoldem(RankSums sums, HashesBySize hashes) implements RankValues {
    private static final int CARDS = 7;

    @Override
    public int value(int board, int pair) {
      return sums.has(board, pair) ? hashes.value(sums.boards[board] + sums.pairs[pair], CARDS) : 0;
    }
  }

  /**
   * The values of two cards of the hole and three of the board, from the table of an Omaha game.
   *
   * @param rows by board: where its values begin in the table
   * @param columns by pair: where its value is among these
   */
  record OfOmaha(RankSums sums, char[] table, int[] rows, byte[] columns) implements RankValues {
    /** Finds rows and columns for the ranks of the deck, the lowest first. */
    static OfOmaha of(RankSums sums, OmahaTableEvaluator evaluator, int... ranks) {
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
      return new OfOmaha(sums, evaluator.fives(), rows, columns);
    }

    @Override
    public int value(int board, int pair) {
      return sums.has(board, pair) ? table[rows[board] + columns[pair]] : 0;
    }
  }
}
