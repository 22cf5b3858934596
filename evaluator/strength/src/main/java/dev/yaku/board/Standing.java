package dev.yaku.board;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/** All holes of two cards on one board, compared with each other. */
final class Standing {
  /*
   * Holes are visited from the best value on. A hole is beaten by those before it, without those
   * that share a card with it; no other hole shares both.
   */
  private static final int CARDS = 52;
  private static final int INDEX_BITS = 11;

  private Standing() {}

  /** Counts the better holes of each hole, by {@link HoleIndex}; -1 for what is no hole here. */
  static void fill(HandEvaluator evaluator, long board, int[] beaten) {
    long[] holes = HoleIndex.hands(evaluator.ruleSet().deck() & ~board);
    long[] sorted = new long[holes.length];
    for (int i = 0; i < holes.length; i++) {
      int value = evaluator.evaluate(board | holes[i]);
      sorted[i] = (long) value << INDEX_BITS | HoleIndex.of(holes[i]);
    }
    Arrays.sort(sorted);
    Arrays.fill(beaten, 0, HoleIndex.SIZE, -1);
    int[] better = new int[CARDS]; // holes so far, by card
    int end = sorted.length;
    while (end > 0) {
      int count = sorted.length - end;
      int start = end - 1;
      while (start > 0 && valueAt(sorted, start - 1) == valueAt(sorted, end - 1)) {
        start--;
      }
      for (int i = start; i < end; i++) {
        int hole = holeAt(sorted, i);
        beaten[hole] = count - better[HoleIndex.low(hole)] - better[HoleIndex.high(hole)];
      }
      for (int i = start; i < end; i++) {
        better[HoleIndex.low(holeAt(sorted, i))]++;
        better[HoleIndex.high(holeAt(sorted, i))]++;
      }
      end = start;
    }
  }

  private static int valueAt(long[] sorted, int i) {
    return (int) (sorted[i] >>> INDEX_BITS);
  }

  private static int holeAt(long[] sorted, int i) {
    return (int) sorted[i] & (1 << INDEX_BITS) - 1;
  }
}
