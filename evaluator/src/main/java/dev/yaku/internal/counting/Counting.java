package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public interface Counting {
  /** An estimate of the time in nanoseconds, on one core. */
  double cost();

  /** The number of pieces of the work, which does not depend on the number of threads. */
  int blocks();

  /** Counts one piece. */
  void count(int block, Tally tally);
}
