package dev.yaku.strength.internal;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/**
 * The score of each hand of two cards on a board of five against weighted hands: twice the weight
 * that it beats plus the weight that it ties with. Not thread-safe.
 */
public final class WeightedRiver {
  /*
   * Hands are visited in ascending order of value, with sums of the weights below: the total, and
   * by card. The wins of a hand are the total minus the sums of its two cards; no other hand holds
   * both.
   */
  private final RiverValues values;
  private final long deck;
  private final ValueOrder order;
  private final char[] byPair;
  private final double[] with = new double[Card.JOKER];
  private final double[] scores = new double[HoleIndex.SIZE];
  private final double[] totals = new double[HoleIndex.SIZE];

  public WeightedRiver(RiverValues values, long deck, int maxValue) {
    this.values = values;
    this.deck = deck;
    order = new ValueOrder(maxValue, HoleIndex.SIZE);
    byPair = new char[CardTypes.MOST_PAIRS];
  }

  /** The scores on the last board, by hand; undefined for hands that hold a card of the board. */
  public double[] scores() {
    return scores;
  }

  /** The greatest possible score of each hand; 0 for hands that hold a card of the board. */
  public double[] totals() {
    return totals;
  }

  /** Puts the hands that a board leaves in order. */
  public void order(long board) {
    values.order(board, deck & ~board, byPair, order);
  }

  /**
   * Weighs the hands on the board for which they were put in order.
   *
   * @param weights of hands by their {@link HoleIndex}
   */
  public void weigh(double... weights) {
    Arrays.fill(totals, 0);
    double all = walk(weights);
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      for (int hole = order.first(value); hole >= 0; hole = order.next(hole)) {
        totals[hole] = 2 * Math.max(0, without(all, hole) + weights[hole]);
      }
    }
  }

  /** Sets the scores, and leaves the sums over all weights. */
  private double walk(double... weights) {
    double below = 0;
    Arrays.fill(with, 0);
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      int first = order.first(value);
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        scores[hole] = without(below, hole);
      }
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        double weight = weights[hole];
        below += weight;
        with[HoleCards.low(hole)] += weight;
        with[HoleCards.high(hole)] += weight;
      }
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        // The hand itself was subtracted twice. Rounding may leave a number slightly below 0.
        scores[hole] = Math.max(0, scores[hole] + without(below, hole) + weights[hole]);
      }
    }
    return below;
  }

  private double without(double sum, int hole) {
    return sum - with[HoleCards.low(hole)] - with[HoleCards.high(hole)];
  }
}
