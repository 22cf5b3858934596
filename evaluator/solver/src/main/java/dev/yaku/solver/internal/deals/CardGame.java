package dev.yaku.solver.internal.deals;

/** A game of cards as a solver sees it. */
public interface CardGame {
  /** All cards, as a set. */
  long deck();

  /** The number of cards that a player holds, 1 or 2. */
  int holeSize();

  /**
   * The values of holes on the complete board: the greater wins, equal values tie.
   *
   * @param holes sets of cards, none of them on the board
   */
  int[] values(long board, long[] holes);
}
