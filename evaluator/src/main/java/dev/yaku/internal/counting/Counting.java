package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public interface Counting {
  /**
   * The least time of a block in nanoseconds: each block has its own tally, which takes time, too.
   */
  double WORTH_A_BLOCK = 100_000;

  /** The most blocks that are worth their tallies. */
  int MOST_BLOCKS = 256;

  /**
   * The number of blocks to divide work into.
   *
   * @param cost the time of all the work in nanoseconds
   */
  static int blocks(double cost, long pieces) {
    return (int)
        Math.min(Math.min(MOST_BLOCKS, (double) pieces), Math.max(1, cost / WORTH_A_BLOCK));
  }

  /** An estimate of the time in nanoseconds, on one core. */
  double cost();

  /** The number of pieces of the work, which does not depend on the number of threads. */
  int blocks();

  /** Counts one piece. */
  void count(int block, Tally tally);
}
