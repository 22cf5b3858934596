package dev.yaku.internal.holes;

import dev.yaku.HandEvaluator;
import java.util.Arrays;

/** All holes of one player on a board against the weights of two others. Not thread-safe. */
public final class ThreeHoles {
  /*
   * Holes are added from the weakest value up. The ties at each value follow from the sums of
   * products before and after its holes are added, for one opponent, for the other, or for both.
   */
  private final char[] values = new char[Holes.SIZE];
  private final long[] keys = new long[Holes.SIZE]; // value and hole
  private final double[] products = new double[Holes.SIZE]; // of both weights of a hole
  private final double[] ofCard = new double[52];
  private final ThreeSums sums = new ThreeSums();
  private final HoleValues holeValues;
  private double allProducts;
  private int live;

  /**
   * Creates an object for the rules of an evaluator.
   *
   * @throws IllegalArgumentException if the rules are not for high hands of seven natural cards
   */
  public ThreeHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
  }

  /**
   * Chooses the board.
   *
   * @throws IllegalArgumentException if the board is not five cards of the deck
   */
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
    Arrays.fill(ofCard, 0);
    Arrays.fill(products, 0);
    allProducts = 0;
    int to;
    for (int from = 0; from < live; from = to) {
      to = from + 1;
      while (to < live && keys[to] >>> Integer.SIZE == keys[from] >>> Integer.SIZE) {
        to++;
      }
      addGroup(from, to, one, other, pots);
    }
    for (int i = 0; i < live; i++) {
      dealt[(int) keys[i]] += choices((int) keys[i]);
    }
  }

  /**
   * Adds holes of one value. Of the choices in which neither other player is better, with L for
   * worse and U for worse or equal, the hole wins LL / 3 + UL / 6 + LU / 6 + UU / 3: whole pots,
   * halves and thirds.
   */
  private void addGroup(int from, int to, double[] one, double[] other, double[] pots) {
    addPots(from, to, 1 / 3.0, pots);
    for (int i = from; i < to; i++) {
      sums.add(0, (int) keys[i], one[(int) keys[i]]);
    }
    addPots(from, to, 1 / 6.0, pots);
    for (int i = from; i < to; i++) {
      sums.remove(0, (int) keys[i], one[(int) keys[i]]);
      sums.add(1, (int) keys[i], other[(int) keys[i]]);
    }
    addPots(from, to, 1 / 6.0, pots);
    for (int i = from; i < to; i++) {
      int hole = (int) keys[i];
      sums.add(0, hole, one[hole]);
      products[hole] = one[hole] * other[hole];
      allProducts += products[hole];
      ofCard[Holes.low(hole)] += products[hole];
      ofCard[Holes.high(hole)] += products[hole];
    }
    addPots(from, to, 1 / 3.0, pots);
  }

  private void addPots(int from, int to, double part, double... pots) {
    for (int i = from; i < to; i++) {
      pots[(int) keys[i]] += part * choices((int) keys[i]);
    }
  }

  /** The products over all choices so far that share no card with a hole. */
  private double choices(int hole) {
    double sameHole =
        allProducts - ofCard[Holes.low(hole)] - ofCard[Holes.high(hole)] + products[hole];
    return sums.products(hole) + sameHole;
  }
}
