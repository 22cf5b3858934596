package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;

/** The strategies that are the result: how often each hand takes each action, on average. */
record Averages(Problem problem, ActionNumbers means, Locks locks) {
  /** By array, row and hand, as {@link PlayerShape} describes it. */
  double[][] of(Deal deal, int player) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    return of(deal, player, shape.space(padded), shape.exactSpace(padded));
  }

  /**
   * The same in a space.
   *
   * @param numbers space for means
   * @return {@code averages}
   */
  double[][] of(Deal deal, int player, float[][] numbers, double[][] averages) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    float[][] of = means.open(deal, player, numbers);
    for (Group group : shape.groups) {
      int length = group.decisions() * padded;
      int end = group.first() + group.actions();
      float[] first = numbers[group.first()];
      Loops.left(group, of, first, length);
      double[] total = averages[end - 1]; // whose place it has until that is found, as the last
      Arrays.fill(total, 0, length, 0);
      for (int action = group.first(); action < end; action++) {
        add(action == group.first() ? first : of[action], total, length);
      }
      for (int action = group.first(); action < end; action++) {
        divide(action == group.first() ? first : of[action], total, averages[action], length);
      }
    }
    if (deal.alike().length > 0) {
      for (int array = 1; array < shape.arrays; array++) {
        makeAlike(averages[array], shape.rows(array) * padded, deal.alike()[player], padded);
      }
    }
    locks.apply(deal, player, averages);
    return averages;
  }

  /**
   * Hands that are the same up to suits differ by rounding, and values would not sum to the pot.
   */
  private static void makeAlike(double[] of, int length, char[] alike, int padded) {
    for (int row = 0; row < length; row += padded) {
      for (int hand = 0; hand < alike.length; hand++) {
        of[row + hand] = of[row + alike[hand]];
      }
    }
  }

  private static void add(float[] of, double[] total, int length) {
    for (int i = 0; i < length; i++) {
      total[i] += of[i];
    }
  }

  private static void divide(float[] of, double[] total, double[] into, int length) {
    for (int i = 0; i < length; i++) {
      into[i] = of[i] / total[i];
    }
  }
}
