package dev.yaku.equity.internal.ranks;

/**
 * The values of holes of two cards on boards of five, by the numbers of their ranks, without
 * flushes. Immutable.
 */
sealed interface RankValues permits HoldemValues, OmahaValues {
  /** The value of a pair of ranks on a board; 0 if there are no such cards. */
  int value(int board, int pair);
}
