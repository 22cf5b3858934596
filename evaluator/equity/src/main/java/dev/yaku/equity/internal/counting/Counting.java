package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public interface Counting {
  /*
   * Blocks of long work are alike, as far as possible: each has pieces from everywhere, one of each
   * row of pieces, in pseudo-random order. So blocks are a sample of all deals, and a count that is
   * stopped can say how far its shares may be off.
   */

  /**
   * The least time of a block in nanoseconds: each block has its own tally, which takes time, too.
   */
  double WORTH_A_BLOCK = 100_000;

  /** The same for each number in a tally. */
  double WORTH_A_NUMBER = 100;

  /** Blocks that are enough, if they do not take long. */
  int ENOUGH_BLOCKS = 256;

  /** The most time of a block in nanoseconds, if there are not too many. */
  double LONG_BLOCK = 50_000_000;

  int MOST_BLOCKS = 1 << 16;

  /** The pieces of a block, if there are enough. */
  int PIECES = 16;

  /**
   * The number of blocks to divide work into.
   *
   * @param cost the time of all the work in nanoseconds
   * @param pieces the most blocks that there can be
   */
  static int blocks(Spot spot, double cost, double pieces) {
    double numbers = 1 << spot.players();
    for (Seat seat : spot.seats()) {
      numbers += seat.hands().length;
    }
    double worthwhile = cost / (WORTH_A_BLOCK + numbers * WORTH_A_NUMBER);
    double enough = Math.max(ENOUGH_BLOCKS, cost / LONG_BLOCK);
    double most = Math.min(pieces, MOST_BLOCKS);
    return (int) Math.max(1, Math.min(most, Math.min(worthwhile, enough)));
  }

  /** A row's piece that belongs to a block: of each row of as many pieces as there are blocks. */
  static long piece(long row, int block, int blocks) {
    long turn = (row * 0x9E3779B97F4A7C15L >>> 33) % blocks;
    return row * blocks + (block + turn) % blocks;
  }

  /** An estimate of the time in nanoseconds, on one core. */
  double cost();

  /** The number of pieces of the work, which does not depend on the number of threads. */
  int blocks();

  /** Counts one piece. */
  void count(int block, Tally tally);
}
