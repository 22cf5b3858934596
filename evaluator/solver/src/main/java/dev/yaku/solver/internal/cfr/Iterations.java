package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Hands;
import java.util.Arrays;

/** Improves the strategies of both players again and again. */
final class Iterations {
  private final Problem problem;
  private final Team team;
  private final Walker[] walkers;
  private final float[][] after; // by next deal

  Iterations(Problem problem, Numbers regrets, Numbers sums, Locks locks, Team team) {
    this.problem = problem;
    this.team = team;
    Deal root = problem.deals().root();
    walkers = new Walker[Math.max(1, Math.min(team.threads(), root.next().size()))];
    int most = 0;
    for (int level = 0; level < problem.streets(); level++) {
      most = Math.max(most, Math.max(problem.padded(level, 0), problem.padded(level, 1)));
    }
    for (int i = 0; i < walkers.length; i++) {
      walkers[i] = new Walker(problem, regrets, sums, locks, Sweeps.create(most));
    }
    after = new float[root.next().size()][problem.shape(0).next.length * most];
  }

  /** What measures the strategies, with the same threads and spaces. */
  Gauge gauge(Numbers sums, Locks locks) {
    return new Gauge(problem, sums, locks, team, walkers);
  }

  /**
   * One more iteration.
   *
   * @param number from 0
   */
  void run(int number) {
    Discount discount = Discount.of(number);
    for (Walker walker : walkers) {
      walker.start(discount);
    }
    improve(0);
    improve(1);
  }

  private void improve(int player) {
    Deal root = problem.deals().root();
    Walker first = walkers[0];
    Space space = first.space(0);
    start(root, 1 - player, space);
    first.enter(0, root, player);
    if (!root.next().isEmpty()) {
      int length = problem.shape(0).next.length * root.hands()[player].padded();
      team.run(
          root.next().size(),
          (worker, piece) -> {
            Arrays.fill(after[piece], 0, length, 0);
            walkers[worker].visit(space, 0, root, root.next().get(piece), player, after[piece]);
          });
      // In order of the deals: sums must not depend on which thread was faster.
      float[] sum = space.after;
      Arrays.fill(sum, 0, length, 0);
      for (float[] part : after) {
        for (int i = 0; i < length; i++) {
          sum[i] += part[i];
        }
      }
      first.addAfter(0, root, player, sum, space.values[player]);
    }
    first.leave(0, root, player);
  }

  private void start(Deal root, int player, Space space) {
    Hands hands = root.hands()[player];
    float[] reach = space.reach[player][0];
    Arrays.fill(reach, 0);
    for (int i = 0; i < hands.count(); i++) {
      reach[i] = (float) problem.weights(player)[i];
    }
  }
}
