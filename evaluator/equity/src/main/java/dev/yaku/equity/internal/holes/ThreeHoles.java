package dev.yaku.equity.internal.holes;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/** All holes of one player on a board against the weights of two others. Not thread-safe. */
public final class ThreeHoles {
  /*
   * Holes are added from the weakest value up. With L for the sum of products of worse holes, U for
   * that of worse or equal ones, and M for that of worse holes and half of the equal ones, a hole
   * wins (L + 4 M + U) / 6: whole pots, halves and thirds. (The products are a polynomial of second
   * degree in the part of the equal holes that is added; this is Simpson's rule for its integral.)
   */
  private final char[] values = new char[HoleIndex.SIZE];
  private final long[] keys = new long[HoleIndex.SIZE]; // value and hole
  private final ThreeSums sums = new ThreeSums();
  private final HoleValues holeValues;
  private int live;

  /** Creates an object for rules that {@link HoleValues#of} accepts. */
  public ThreeHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
  }

  /** Chooses the board; rejects one that is not five cards of the deck. */
  public void setBoard(long board) {
    holeValues.values(holeValues.checked(board), values);
    live = 0;
    for (int hole = 0; hole < values.length; hole++) {
      keys[live] = (long) values[hole] << Integer.SIZE | hole;
      live += values[hole] == 0 ? 0 : 1;
    }
    Arrays.sort(keys, 0, live);
  }

  /**
   * Sums, for every hole, the products of the two other players' weights over all choices such that
   * no two of the three holes share a card.
   *
   * @param one weights by hole
   * @param other weights by hole
   * @param dealt all products are added to its elements
   * @param pots the products times the hole's share of the pot are added to its elements
   */
  public void weigh(double[] one, double[] other, double[] dealt, double[] pots) {
    sums.clear();
    int to;
    for (int from = 0; from < live; from = to) {
      to = from + 1;
      while (to < live && keys[to] >>> Integer.SIZE == keys[from] >>> Integer.SIZE) {
        to++;
      }
      addPots(from, to, 1 / 6.0, pots);
      addHalves(from, to, one, other);
      addPots(from, to, 4 / 6.0, pots);
      addHalves(from, to, one, other);
      addPots(from, to, 1 / 6.0, pots);
    }
    for (int i = 0; i < live; i++) {
      dealt[(int) keys[i]] += sums.products((int) keys[i]);
    }
  }

  private void addHalves(int from, int to, double[] one, double... other) {
    for (int i = from; i < to; i++) {
      int hole = (int) keys[i];
      sums.add(hole, one[hole] / 2, other[hole] / 2);
    }
  }

  private void addPots(int from, int to, double part, double... pots) {
    for (int i = from; i < to; i++) {
      pots[(int) keys[i]] += part * sums.products((int) keys[i]);
    }
  }
}
