package dev.yaku.strength.internal;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.ranks.RankSpace;
import java.util.Arrays;

/** Rejects invalid holes, boards and weights. */
public record SpotCheck(long deck) {
  public static final int MOST_BOARD = 5;

  // Squares of these are numbers, too.
  private static final double LEAST_WEIGHT = 1e-100;
  private static final double MOST_WEIGHT = 1e100;

  /**
   * Rejects other rules than those of hold'em.
   *
   * @throws IllegalArgumentException if the rules are not for high hands of natural cards, five of
   *     seven, from a deck with the same ranks in every suit
   */
  public static void requireHoldem(HandEvaluator evaluator) {
    long deck = evaluator.ruleSet().deck();
    long clubs = Hand.ranks(deck, 0);
    boolean suitsAlike = deck == clubs * (1 + (1L << 13) + (1L << 26) + (1L << 39));
    if (!suitsAlike || !RankSpace.fits(evaluator)) {
      throw new IllegalArgumentException(
          evaluator.ruleSet().name()
              + ": expected high hands of natural cards, the best five of seven");
    }
  }

  public void hand(long hole, long board, int least, int most) {
    if (Long.bitCount(hole) != 2 || (hole & ~deck) != 0) {
      throw new IllegalArgumentException(
          "a hole of " + Hand.toString(hole) + ": expected two cards of the deck");
    }
    board(board, least, most);
    if ((hole & board) != 0) {
      throw new IllegalArgumentException(
          "both in the hole and on the board: " + Hand.toString(hole & board));
    }
  }

  public void board(long board, int least, int most) {
    int cards = Long.bitCount(board);
    if (cards < least || cards > most || (board & ~deck) != 0) {
      String range = least == most ? "" + most : least + " to " + most;
      throw new IllegalArgumentException(
          "a board of " + Hand.toString(board) + ": expected " + range + " cards of the deck");
    }
  }

  public static double[] weights(double[] weights) {
    if (weights.length != HoleIndex.SIZE) {
      throw new IllegalArgumentException(weights.length + " weights: expected " + HoleIndex.SIZE);
    }
    for (int hole = 0; hole < weights.length; hole++) {
      double weight = weights[hole];
      if (!(weight == 0 || weight >= LEAST_WEIGHT && weight <= MOST_WEIGHT)) {
        boolean isNumber = weight >= 0 && weight < Double.POSITIVE_INFINITY;
        String expected =
            isNumber
                ? "0, or " + LEAST_WEIGHT + " to " + MOST_WEIGHT + "; they matter up to a factor"
                : "0 or more";
        String of = Hand.toString(HoleIndex.hand(hole));
        throw new IllegalArgumentException(
            "weight " + weight + " of " + of + ": expected " + expected);
      }
    }
    return weights;
  }

  /** The weights of hands all of which are equally likely. */
  public static double[] uniform() {
    double[] uniform = new double[HoleIndex.SIZE];
    Arrays.fill(uniform, 1);
    return uniform;
  }
}
