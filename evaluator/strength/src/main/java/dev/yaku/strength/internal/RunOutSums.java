package dev.yaku.strength.internal;

import dev.yaku.HoleIndex;

/** The scores of all hands against all others, summed over all run-outs of a flop or turn. */
public final class RunOutSums {
  /*
   * Scores are summed by pairs of types, one sum for each flush suit, as if no run-out contained a
   * card of any hand. The few run-outs that do are then subtracted from a hand's sum. The scores of
   * impossible pairs do not matter, since they are subtracted again.
   */
  private final long[][] sums = new long[5][];
  private final long[][] squares = new long[5][];
  private final long[] taken = new long[HoleIndex.SIZE];
  private final long[] takenSquares = new long[HoleIndex.SIZE];

  /** Of a board of three or four cards, with run-outs of live cards. */
  public RunOutSums(RiverScores scores, long board, long live) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = new long[CardTypes.count(i - 1) * CardTypes.count(i - 1)];
      squares[i] = new long[sums[i].length];
    }
    for (long river : RiverValues.rivers(board, live)) {
      int flushSuit = CardTypes.flushSuit(river);
      char[] ofPairs = scores.of(river, flushSuit);
      add(ofPairs, flushSuit);
      long others = live;
      for (long rest = river & ~board; rest != 0; rest &= rest - 1) {
        others &= ~(rest & -rest); // a hand of two run-out cards is subtracted only once
        take(Long.numberOfTrailingZeros(rest), others, ofPairs, flushSuit);
      }
    }
  }

  private void add(char[] ofPairs, int flushSuit) {
    long[] sum = sums[flushSuit + 1];
    long[] square = squares[flushSuit + 1];
    int count = CardTypes.count(flushSuit);
    for (int a = 0; a < count; a++) {
      for (int i = a * count; i <= a * count + a; i++) { // the table is symmetric
        int score = ofPairs[i];
        sum[i] += score;
        square[i] += (long) score * score;
      }
    }
  }

  private void take(int card, long others, char[] ofPairs, int flushSuit) {
    byte[] types = CardTypes.of(flushSuit);
    int row = types[card] * CardTypes.count(flushSuit);
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      int hole = HoleIndex.of(card, other);
      int score = ofPairs[row + types[other]];
      taken[hole] += score;
      takenSquares[hole] += (long) score * score;
    }
  }

  /** The sum of a hand's scores over all run-outs that contain none of its cards. */
  public long sum(int hole) {
    return sum(sums, hole) - taken[hole];
  }

  /** The sum of the squares of these scores. */
  public long squares(int hole) {
    return sum(squares, hole) - takenSquares[hole];
  }

  private long sum(long[][] bySuit, int hole) {
    long sum = 0;
    for (int suit = CardTypes.NO_SUIT; suit < bySuit.length - 1; suit++) {
      int low = CardTypes.of(suit)[HoleIndex.low(hole)];
      int high = CardTypes.of(suit)[HoleIndex.high(hole)];
      int row = Math.max(low, high) * CardTypes.count(suit);
      sum += bySuit[suit + 1][row + Math.min(low, high)];
    }
    return sum;
  }
}
