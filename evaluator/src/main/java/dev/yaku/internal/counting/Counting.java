package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public interface Counting {
  /** Nanoseconds: each block has a tally of its own, which should cost little beside. */
  double WORTH_A_BLOCK = 100_000;

  /** Blocks that are worth their tallies. */
  int MOST_BLOCKS = 256;

  /** In how many blocks some pieces of work are done, if all take so long. */
  static int blocks(double cost, long pieces) {
    return (int) Math.min(Math.min(MOST_BLOCKS, pieces), Math.max(1, cost / WORTH_A_BLOCK));
  }

  /** An estimate of the time in nanoseconds, on one core. */
  double cost();

  /** The number of pieces of the work, which does not depend on the number of threads. */
  int blocks();

  /** Counts one piece. */
  void count(int block, Tally tally);
}
