package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public interface Counting {
  /** About how long it takes in nanoseconds, on one core. */
  double cost();

  /** In how many pieces the work comes; the same however many threads there are. */
  int blocks();

  /** Does one piece. */
  void count(int block, Tally tally);
}
