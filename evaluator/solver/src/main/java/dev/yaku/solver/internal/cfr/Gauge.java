package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/**
 * Measures how good strategies are while they are sought: the values of both players and of their
 * best answers, in one walk that costs as much as an iteration. In floats: {@link Evaluation} has
 * the same exactly, and more slowly.
 */
final class Gauge {
  private final Problem problem;
  private final ActionNumbers means;
  private final Locks locks;
  private final Team team;
  private final Walker[] walkers;
  private final float[][][] after; // by next deal and kind

  /** What is found of each start: values, then those of best answers, each by player. */
  static final int KINDS = 4;

  /**
   * @param walkers whose spaces are used, while they rest
   */
  Gauge(Problem problem, ActionNumbers means, Locks locks, Team team, Walker... walkers) {
    this.problem = problem;
    this.means = means;
    this.locks = locks;
    this.team = team;
    this.walkers = walkers;
    int widest = Math.max(problem.padded(0, 0), problem.padded(0, 1));
    int pieces = problem.deals().root().next().size();
    after = new float[pieces][KINDS][problem.shape(0).next.length * widest];
  }

  /**
   * Measures.
   *
   * @throws CancellationException if the calling thread is interrupted between next deals
   */
  Solve.Result measure() {
    Deal root = problem.deals().root();
    Walker first = walkers[0];
    StreetSpace space = first.space(root);
    first.begin(0);
    first.begin(1);
    enter(first, root);
    if (!root.next().isEmpty()) {
      team.run(
          root.next().size(),
          (worker, piece) -> {
            if (Thread.currentThread().isInterrupted()) {
              throw new CancellationException("interrupted before all cards to come were counted");
            }
            for (float[] of : after[piece]) {
              Arrays.fill(of, 0);
            }
            visit(walkers[worker], space, root, root.next().get(piece), after[piece]);
          });
      sumUp(space);
      addAfter(first, root);
    }
    leave(first, root);
    double[] values = new double[2];
    double[] best = new double[2];
    for (int player = 0; player < 2; player++) {
      values[player] = problem.mean(player, space.values[player][0]);
      best[player] = problem.mean(player, space.best[player][0]);
    }
    return new Solve.Result(values, best);
  }

  /** In order of the deals: sums must not depend on which thread was faster. */
  private void sumUp(StreetSpace space) {
    for (int kind = 0; kind < KINDS; kind++) {
      float[] sum = space.afters[kind];
      Arrays.fill(sum, 0);
      for (float[][] part : after) {
        for (int i = 0; i < sum.length; i++) {
          sum[i] += part[kind][i];
        }
      }
    }
  }

  /** Goes down: how likely both players come to each end of the street, and what that is worth. */
  private void enter(Walker walker, Deal deal) {
    StreetSpace space = walker.space(deal);
    for (int player = 0; player < 2; player++) {
      PlayerShape shape = problem.shape(deal, player);
      int padded = deal.padded(player);
      float[][] strategy = space.strategy[player];
      float[][] numbers = means.open(deal, player, space.means[player]);
      Loops.strategies(shape, numbers, strategy, padded, space.scale);
      if (deal.alike().length > 0) {
        makeAlike(shape, strategy, deal.alike()[player], padded);
      }
      locks.apply(deal, player, strategy);
      Loops.reach(shape, strategy, space.reach[player], padded, space);
    }
    for (int player = 0; player < 2; player++) {
      PlayerShape shape = problem.shape(deal, player);
      walker.end(deal, player);
      for (int array = 0; array < shape.arrays; array++) {
        int length = shape.rows(array) * deal.padded(player);
        System.arraycopy(space.values[player][array], 0, space.best[player][array], 0, length);
      }
    }
  }

  /** As {@link Averages} does it: hands that are the same up to suits differ by rounding. */
  private void makeAlike(PlayerShape shape, float[][] strategy, char[] alike, int padded) {
    for (int array = 1; array < shape.arrays; array++) {
      for (int row = 0; row < shape.rows(array) * padded; row += padded) {
        for (int hand = 0; hand < alike.length; hand++) {
          strategy[array][row + hand] = strategy[array][row + alike[hand]];
        }
      }
    }
  }

  /** Goes to a next deal and back: adds what it is worth, by kind and start of its street. */
  private void visit(Walker walker, StreetSpace before, Deal deal, Deal.Next next, float[][] into) {
    StreetSpace space = walker.space(next.deal());
    for (int player = 0; player < 2; player++) {
      walker.gather(before, deal, next, player);
    }
    Deal of = next.deal();
    enter(walker, of);
    if (!of.next().isEmpty()) {
      for (float[] sum : space.afters) {
        Arrays.fill(sum, 0);
      }
      for (Deal.Next on : of.next()) {
        visit(walker, space, of, on, space.afters);
      }
      addAfter(walker, of);
    }
    leave(walker, of);
    for (int player = 0; player < 2; player++) {
      float[] values = space.values[player][0];
      walker.scatter(values, deal, next, player, into[player]);
      float[] best = space.best[player][0];
      walker.scatter(best, deal, next, player, into[2 + player]);
    }
  }

  private void addAfter(Walker walker, Deal deal) {
    StreetSpace space = walker.space(deal);
    for (int player = 0; player < 2; player++) {
      walker.addAfter(deal, player, space.afters[player], space.values[player]);
      walker.addAfter(deal, player, space.afters[2 + player], space.best[player]);
    }
  }

  /** Goes up. */
  private void leave(Walker walker, Deal deal) {
    StreetSpace space = walker.space(deal);
    for (int player = 0; player < 2; player++) {
      int padded = deal.padded(player);
      PlayerShape shape = problem.shape(deal, player);
      float[][] own = space.own[player];
      Loops.values(shape, space.strategy[player], space.values[player], own, padded, space);
      Loops.best(shape, space.best[player], own, padded, space, lock(deal, player));
    }
  }

  /** Where a strategy is given, it is the best answer. */
  private Loops.Given lock(Deal deal, int player) {
    if (locks.isEmpty()) {
      return (group, row, values, most) -> {};
    }
    int padded = deal.padded(player);
    return (group, row, values, most) -> {
      double[][] given = locks.given(deal, player, RowPlace.of(group.first(), row));
      for (int hand = 0; given != null && hand < given[0].length; hand++) {
        if (given[0][hand] >= 0) {
          most[row * padded + hand] = mean(group, values, given, hand, row * padded + hand);
        }
      }
    };
  }

  private float mean(Group group, float[][] values, double[][] given, int hand, int at) {
    float mean = 0;
    for (int action = 0; action < group.actions(); action++) {
      mean += values[group.first() + action][at] * (float) given[action][hand];
    }
    return mean;
  }
}
