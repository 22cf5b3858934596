package dev.yaku.equity.internal.ranks;

import dev.yaku.internal.hand.HashesBySize;

/** The values of seven cards, from the evaluator's tables. */
record HoldemValues(RankSums sums, HashesBySize hashes) implements RankValues {
  private static final int CARDS = 7;

  @Override
  public int value(int board, int pair) {
    return sums.has(board, pair) ? hashes.value(sums.boards[board] + sums.pairs[pair], CARDS) : 0;
  }
}
