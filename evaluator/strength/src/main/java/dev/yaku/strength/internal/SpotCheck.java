package dev.yaku.strength.internal;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/** Rejects invalid holes, boards and weights. */
public record SpotCheck(long deck) {
  public static final int MOST_BOARD = 5;

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
      if (!(weights[hole] >= 0 && weights[hole] < Double.POSITIVE_INFINITY)) {
        String hand = Hand.toString(HoleIndex.hand(hole));
        throw new IllegalArgumentException(
            "weight " + weights[hole] + " of " + hand + ": expected 0 or more");
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
