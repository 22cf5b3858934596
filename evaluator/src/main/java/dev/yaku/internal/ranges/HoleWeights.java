package dev.yaku.internal.ranges;

import dev.yaku.Hand;
import dev.yaku.equity.HoleIndex;
import java.util.Arrays;

/** Weights of hands of two cards, by {@link HoleIndex}. */
public final class HoleWeights {
  private HoleWeights() {}

  /** Every hand of a deck once. */
  public static double[] all(long deck) {
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.setAll(weights, hole -> HoleSets.has(deck, hole) ? 1 : 0);
    return weights;
  }

  /** One hand. */
  public static double[] of(long hand) {
    double[] weights = new double[HoleIndex.SIZE];
    weights[HoleIndex.of(hand)] = 1;
    return weights;
  }

  /**
   * A copy.
   *
   * @throws IllegalArgumentException if there are not 1,326, or one is not 0 to 1
   */
  public static double[] checked(double... weights) {
    if (weights.length != HoleIndex.SIZE) {
      throw new IllegalArgumentException(
          weights.length + " weights: expected " + HoleIndex.SIZE + ", one a hand of two cards");
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (!(weights[hole] >= 0 && weights[hole] <= 1)) {
        throw new IllegalArgumentException(
            "the weight "
                + weights[hole]
                + " of "
                + Hand.toString(HoleIndex.hand(hole))
                + ", at index "
                + hole
                + ": expected 0 to 1");
      }
    }
    double[] copy = new double[HoleIndex.SIZE];
    Arrays.setAll(copy, hole -> weights[hole] + 0.0); // no -0.0
    return copy;
  }

  /** A copy without the hands that hold one of these cards. */
  public static double[] without(double[] weights, long dead) {
    double[] live = weights.clone();
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if ((HoleIndex.hand(hole) & dead) != 0) {
        live[hole] = 0;
      }
    }
    return live;
  }

  /** The cards among these that hands with a weight hold. */
  public static long held(double[] weights, long cards) {
    long held = Hand.EMPTY;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      held |= weights[hole] > 0 ? HoleIndex.hand(hole) & cards : Hand.EMPTY;
    }
    return held;
  }
}
