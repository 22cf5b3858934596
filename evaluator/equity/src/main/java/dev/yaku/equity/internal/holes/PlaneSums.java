package dev.yaku.equity.internal.holes;

import java.util.Arrays;

/**
 * One player's weights by hole, and the winnings of every hole of the other player against them,
 * summed over boards. For one thread.
 */
public final class PlaneSums {
  /*
   * The sums at the places of dead holes are meaningless. Holes with cards of all boards are left
   * out at the end; the sums of holes with a dealt card are saved before, and restored after.
   */
  private static final int MOST_COMING = 2; // cards

  final double[][] weights = new double[HolePlanes.COUNT][HolePlanes.LENGTH];
  final double[][] worse = new double[HolePlanes.COUNT][HolePlanes.LENGTH]; // sums of weights
  final double[][] notBetter = new double[HolePlanes.COUNT][HolePlanes.LENGTH];
  private final HolePlanes planes;
  private final double[] saved = new double[3 * MOST_COMING * HolePlanes.CARDS];
  private int filled;
  private long dead;

  PlaneSums(HolePlanes planes) {
    this.planes = planes;
  }

  /**
   * Sets the weights by hole, and clears the sums. All following boards have these cards; weights
   * of holes with one of them are ignored.
   */
  public void start(long cards, double... byHole) {
    dead = cards;
    for (int plane = 0; plane < HolePlanes.COUNT; plane++) {
      read(planes.holes[plane], byHole, weights[plane]);
      Arrays.fill(worse[plane], 0);
      Arrays.fill(notBetter[plane], 0);
    }
    clearDead(weights);
  }

  private static void read(char[] holes, double[] from, double... to) {
    for (int pair = 0; pair < holes.length; pair++) {
      to[pair] = from[holes[pair]];
    }
  }

  private void clearDead(double[]... of) {
    for (long rest = dead; rest != 0; rest &= rest - 1) {
      for (char cell : planes.ofCard[Long.numberOfTrailingZeros(rest)]) {
        of[HolePlanes.plane(cell)][HolePlanes.pair(cell)] = 0;
      }
    }
  }

  /** Deals a card: the holes with it are dead until {@link #takeBack}. */
  public void deal(int card) {
    for (char cell : planes.ofCard[card]) {
      int plane = HolePlanes.plane(cell);
      int pair = HolePlanes.pair(cell);
      saved[filled++] = weights[plane][pair];
      saved[filled++] = worse[plane][pair];
      saved[filled++] = notBetter[plane][pair];
      weights[plane][pair] = 0;
    }
  }

  /** Takes back the card dealt last. */
  public void takeBack(int card) {
    char[] cells = planes.ofCard[card];
    filled -= 3 * cells.length;
    int next = filled;
    for (char cell : cells) {
      int plane = HolePlanes.plane(cell);
      int pair = HolePlanes.pair(cell);
      weights[plane][pair] = saved[next++];
      worse[plane][pair] = saved[next++];
      notBetter[plane][pair] = saved[next++];
    }
  }

  /**
   * Fills in the winnings of all holes of the other player, with the same cards dealt and each as
   * often as its weight: the sum for worse holes, and that for holes that are not better.
   */
  public void total(PlaneSums other, double[] totals) {
    double[] ofWorse = new double[HolePlanes.LENGTH];
    double[] ofNotBetter = new double[HolePlanes.LENGTH];
    for (int plane = 0; plane < HolePlanes.COUNT; plane++) {
      addProducts(other.weights[plane], worse[plane], ofWorse);
      addProducts(other.weights[plane], notBetter[plane], ofNotBetter);
    }
    totals[0] = 0;
    totals[1] = 0;
    for (int pair = 0; pair < HolePlanes.LENGTH; pair++) {
      totals[0] += ofWorse[pair];
      totals[1] += ofNotBetter[pair];
    }
  }

  private static void addProducts(double[] weights, double[] sums, double[] products) {
    for (int i = 0; i < products.length; i++) {
      products[i] += weights[i] * sums[i];
    }
  }

  /** Adds these sums to sums by hole: over worse holes, and over equal ones. */
  public void addTo(double[] win, double[] tie) {
    clearDead(worse);
    clearDead(notBetter);
    for (int plane = 0; plane < HolePlanes.COUNT; plane++) {
      add(planes.holes[plane], worse[plane], notBetter[plane], win, tie);
    }
  }

  private static void add(
      char[] holes, double[] worse, double[] notBetter, double[] win, double[] tie) {
    for (int pair = 0; pair < holes.length; pair++) {
      int hole = holes[pair];
      win[hole] += worse[pair];
      tie[hole] += notBetter[pair] - worse[pair];
    }
  }
}
