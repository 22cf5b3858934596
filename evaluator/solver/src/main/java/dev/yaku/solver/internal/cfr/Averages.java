package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;

/** The strategies that are the result: how often each hand takes each action, on average. */
public final class Averages {
  private final Problem problem;
  private final Numbers sums;
  private final Locks locks;

  Averages(Problem problem, Numbers sums, Locks locks) {
    this.problem = problem;
    this.sums = sums;
    this.locks = locks;
  }

  /** By array, row and hand, as {@link PlayerShape} describes it. */
  double[][] of(int level, Deal deal, int player) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    float[][] of = sums.open(level, deal, player, shape.space(padded));
    double[][] averages = shape.exactSpace(padded);
    for (Group group : shape.groups) {
      for (int i = 0; i < group.decisions() * padded; i++) {
        double sum = 0;
        for (int action = group.first(); action < group.first() + group.actions(); action++) {
          sum += of[action][i];
        }
        for (int action = group.first(); action < group.first() + group.actions(); action++) {
          averages[action][i] = sum > 0 ? of[action][i] / sum : 1.0 / group.actions();
        }
      }
    }
    locks.apply(level, deal, player, averages);
    return averages;
  }
}
