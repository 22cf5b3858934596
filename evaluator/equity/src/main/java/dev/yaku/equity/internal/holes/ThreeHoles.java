package dev.yaku.equity.internal.holes;

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
  private final long[] keys = new long[HoleIndex.SIZE]; // value and hole
  private final ThreeSums sums = new ThreeSums();
  private int live;

  /** Chooses the board by the values of all holes; 0 of those that are dead. */
  public void setValues(char... values) {
    live = 0;
    for (int hole = 0; hole < values.length; hole++) {
      keys[live] = (long) values[hole] << Integer.SIZE | hole;
      live += values[hole] == 0 ? 0 : 1;
    }
    Arrays.sort(keys, 0, live);
  }

  /**
   * Adds up, for every hole, the products of the two other players' weights by hole over all
   * choices such that no two of the three holes share a card; and for its pots, these products
   * times its share of the pot.
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

  /**
   * Sums over the holes of two other players that share no card with each other or with a given
   * hole. Allocates nothing after its creation. Not thread-safe.
   */
  private static final class ThreeSums {
    /*
     * Let S be the sum of one player's weights w, C[k] the sum for the holes that have card k, and
     * S', C', w' those of the other player. The products of all holes that share no card add up to
     *
     *   S S' - sum over k of C[k] C'[k] + sum over holes of w w'
     *
     * since holes that share both cards are subtracted twice. For a hole with the cards a and b,
     * all holes that contain a or b are removed first: C[k] loses the weights of the holes {a, k}
     * and {b, k}, A[k] and B[k]. The sum over k of (C - A - B) (C' - A' - B') consists of sums of C
     * C', which is one number; of C A' and C' A, one number a card; of A A', another; and of A B'
     * and B A', one number for two cards. They are kept up to date: one loop over cards for each
     * hole that is added, so that no loop is needed for a hole's products.
     */
    private final double[][] mine =
        new double[HolePlanes.CARDS][HolePlanes.CARDS]; // weights w by card and card
    private final double[][] theirs = new double[HolePlanes.CARDS][HolePlanes.CARDS]; // weights w'
    private final double[] ofMine = new double[HolePlanes.CARDS]; // C
    private final double[] ofTheirs = new double[HolePlanes.CARDS]; // C'
    private final double[] withAll = new double[HolePlanes.CARDS]; // of each card a: C A' + C' A
    private final double[] same = new double[HolePlanes.CARDS]; // of each card a: A A'
    private final double[][] cross =
        new double[HolePlanes.CARDS][HolePlanes.CARDS]; // of a and b, in two parts: A B' + B A'
    private double allMine; // S
    private double allTheirs; // S'
    private double allOfCards; // C C'
    private double allSame; // w w'

    void clear() {
      for (int card = 0; card < HolePlanes.CARDS; card++) {
        Arrays.fill(mine[card], 0);
        Arrays.fill(theirs[card], 0);
        Arrays.fill(cross[card], 0);
      }
      Arrays.fill(ofMine, 0);
      Arrays.fill(ofTheirs, 0);
      Arrays.fill(withAll, 0);
      Arrays.fill(same, 0);
      allMine = 0;
      allTheirs = 0;
      allOfCards = 0;
      allSame = 0;
    }

    /** Adds to the weight of a hole for one player, and for the other. */
    void add(int hole, double w, double v) {
      int a = HoleIndex.low(hole);
      int b = HoleIndex.high(hole);
      addRows(a, b, w, v);
      double both = 2 * w * v;
      allOfCards += w * (ofTheirs[a] + ofTheirs[b]) + v * (ofMine[a] + ofMine[b]) + both;
      withAll[a] += w * ofTheirs[b] + v * ofMine[b] + both;
      withAll[b] += w * ofTheirs[a] + v * ofMine[a] + both;
      double more = w * theirs[a][b] + v * mine[a][b] + w * v;
      same[a] += more;
      same[b] += more;
      allSame += more;
      allMine += w;
      ofMine[a] += w;
      ofMine[b] += w;
      mine[a][b] += w;
      mine[b][a] += w;
      allTheirs += v;
      ofTheirs[a] += v;
      ofTheirs[b] += v;
      theirs[a][b] += v;
      theirs[b][a] += v;
    }

    private void addRows(int a, int b, double w, double v) {
      double[] mineA = mine[a];
      double[] mineB = mine[b];
      double[] theirsA = theirs[a];
      double[] theirsB = theirs[b];
      double[] crossA = cross[a];
      double[] crossB = cross[b];
      for (int k = 0; k < HolePlanes.CARDS; k++) {
        double ofA = w * theirsA[k] + v * mineA[k];
        double ofB = w * theirsB[k] + v * mineB[k];
        crossA[k] += ofB;
        crossB[k] += ofA;
        withAll[k] += ofA + ofB;
      }
    }

    /**
     * The sum of products of the two players' weights over holes such that no two of the three
     * share a card.
     */
    double products(int hole) {
      int a = HoleIndex.low(hole);
      int b = HoleIndex.high(hole);
      double w = mine[a][b];
      double v = theirs[a][b];
      double one = allMine - ofMine[a] - ofMine[b] + w;
      double other = allTheirs - ofTheirs[a] - ofTheirs[b] + v;
      // the cards a and b themselves do not count
      double ofCards =
          allOfCards
              - (withAll[a] + withAll[b])
              + (same[a] + same[b])
              + (cross[a][b] + cross[b][a])
              - (ofMine[a] - w) * (ofTheirs[a] - v)
              - (ofMine[b] - w) * (ofTheirs[b] - v);
      return one * other - ofCards + (allSame - same[a] - same[b] + w * v);
    }
  }
}
