package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;

/** The strategies that are the result: how often each hand takes each action, on average. */
public final class Averages {
  private final Problem problem;
  private final ActionNumbers sums;
  private final Locks locks;

  Averages(Problem problem, ActionNumbers sums, Locks locks) {
    this.problem = problem;
    this.sums = sums;
    this.locks = locks;
  }

  /** By array, row and hand, as {@link PlayerShape} describes it. */
  double[][] of(int level, Deal deal, int player) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    double[][] averages = shape.exactSpace(padded);
    int longest = 0;
    for (Group group : shape.groups) {
      longest = Math.max(longest, group.decisions() * padded);
    }
    find(level, deal, player, shape.space(padded), averages, new double[longest]);
    return averages;
  }

  /** The same in a space. */
  double[][] of(int level, Deal deal, int player, ExactSpace space) {
    double[][] averages = space.strategy[player];
    find(level, deal, player, space.numbers[player], averages, space.total);
    return averages;
  }

  private void find(
      int level, Deal deal, int player, float[][] numbers, double[][] averages, double[] total) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    float[][] of = sums.open(level, deal, player, numbers);
    for (Group group : shape.groups) {
      int length = group.decisions() * padded;
      Arrays.fill(total, 0, length, 0);
      for (int action = group.first(); action < group.first() + group.actions(); action++) {
        add(of[action], total, length);
      }
      for (int action = group.first(); action < group.first() + group.actions(); action++) {
        divide(of[action], total, averages[action], length, 1.0 / group.actions());
      }
    }
    if (deal.alike().length > 0) {
      for (int array = 1; array < shape.arrays; array++) {
        makeAlike(averages[array], shape.rows(array) * padded, deal.alike()[player], padded);
      }
    }
    locks.apply(level, deal, player, averages);
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

  private static void divide(float[] of, double[] total, double[] into, int length, double alike) {
    for (int i = 0; i < length; i++) {
      into[i] = total[i] > 0 ? of[i] / total[i] : alike;
    }
  }
}
