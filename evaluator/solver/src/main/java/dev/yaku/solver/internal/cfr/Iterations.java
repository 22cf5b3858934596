package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/**
 * Improves the strategies of both players again and again, and measures how good they are. If the
 * calling thread is interrupted, an iteration stops between next deals; the next call goes on from
 * there, with the same result.
 */
final class Iterations {
  private final Problem problem;
  private final Team team;
  private final Walker[] walkers;
  private final Begun begun;
  private final Deal root;
  private final float[][][] measured; // by next deal of the root and kind

  /** The part of an iteration that is done. */
  static final class Begun {
    private int player;
    private boolean[] isDone; // by next deal of the root
    private float[][] after; // by next deal: what it is worth
  }

  /**
   * The weights of past iterations.
   *
   * @param ofGains the factor of regrets above 0
   * @param ofLosses the factor of regrets below 0
   * @param newest the part of this iteration's strategies in their means
   */
  record Discount(float ofGains, float ofLosses, float newest) {
    /** Of floats from 1/2 to 1, from one to the next. */
    private static final double FLOATS_BELOW_1 = 1.0 / (1 << 24);

    /*
     * Discounted counterfactual regret minimization [1], with its parameters alpha 3/2, beta near 0
     * and gamma 3; means of strategies start anew at each power of four, since the first strategies
     * are of no use later.
     *
     * [1] N. Brown, T. Sandholm: Solving Imperfect-Information Games via Discounted Regret
     * Minimization, AAAI 2019, https://arxiv.org/abs/1809.04040
     */

    /** Of an iteration, from 0 on. */
    static Discount of(int iteration) {
      double before = iteration;
      double power = before * Math.sqrt(before);
      int start = iteration == 0 ? 0 : Integer.highestOneBit(iteration);
      if (start != 0 && Integer.numberOfTrailingZeros(start) % 2 == 1) {
        start >>= 1; // not a power of four
      }
      // The n-th strategy counts n ^ 3; the sum of the first n cubes is (n (n + 1) / 2) ^ 2.
      double count = iteration - start + 1;
      double newest = 4 * count / ((count + 1) * (count + 1));
      // What is left of 1 is a float, too: else means would come away from 1 in sum.
      newest = Math.rint(newest / FLOATS_BELOW_1) * FLOATS_BELOW_1;
      return new Discount((float) (power / (power + 1)), 0.5f, (float) newest);
    }
  }

  Iterations(
      Problem problem,
      ActionNumbers regrets,
      ActionNumbers means,
      Locks locks,
      Team team,
      Begun begun) {
    this.problem = problem;
    this.team = team;
    this.begun = begun;
    root = problem.deals.root();
    walkers = new Walker[Math.max(1, Math.min(team.threads(), root.next().size()))];
    int most = Math.max(root.padded(0), root.padded(1)); // later streets have no more hands
    for (int i = 0; i < walkers.length; i++) {
      walkers[i] = new Walker(problem, regrets, means, locks, Vectors.sweep(most));
    }
    int pieces = root.next().size();
    int length = walkers[0].space(root).after.length;
    if (begun.isDone == null) {
      begun.isDone = new boolean[pieces];
      begun.after = new float[pieces][length];
    }
    measured = new float[pieces][StreetSpace.KINDS][length];
  }

  /**
   * One more iteration, or the rest of one.
   *
   * @param number from 0
   * @return whether it is finished
   */
  boolean run(int number) {
    Discount discount = Discount.of(number);
    for (Walker walker : walkers) {
      walker.start(discount);
    }
    for (; begun.player < 2; begun.player++) {
      if (!improve(begun.player)) {
        return false;
      }
      Arrays.fill(begun.isDone, false);
    }
    begun.player = 0;
    return true;
  }

  /** Goes to the next deals of the root that are not done. */
  private final class Visits implements Team.PieceWork {
    private final StreetSpace space;
    private final int player;
    private final int length;
    private final Thread caller = Thread.currentThread();
    private volatile boolean halted;

    Visits(StreetSpace space, int player) {
      this.space = space;
      this.player = player;
      length = problem.shape(root).next.length * root.hands()[player].padded();
    }

    @Override
    public void halt() {
      halted = true;
    }

    @Override
    public void run(int worker, int piece) {
      if (caller.isInterrupted()) {
        halted = true;
      }
      if (!halted && !begun.isDone[piece]) {
        float[] after = begun.after[piece];
        Arrays.fill(after, 0, length, 0);
        walkers[worker].visit(space, root, root.next().get(piece), player, after);
        begun.isDone[piece] = true;
      }
    }
  }

  private boolean improve(int player) {
    Walker first = walkers[0];
    StreetSpace space = first.space(root);
    first.begin(1 - player);
    first.enter(root, player);
    if (!root.next().isEmpty()) {
      Visits visits = new Visits(space, player);
      team.run(root.next().size(), visits);
      if (visits.halted) {
        return false;
      }
      // In order of the deals: sums must not depend on which thread was faster.
      float[] sum = space.after;
      Arrays.fill(sum, 0, visits.length, 0);
      for (float[] part : begun.after) {
        Loops.add(part, sum, 0, visits.length);
      }
      first.addAfter(root, player, sum, space.values[player]);
    }
    first.leave(root, player);
    return true;
  }

  /**
   * The values of both players and of their best answers, in one walk that costs as much as an
   * iteration. In floats: {@link Evaluation} has the same exactly, and more slowly.
   *
   * @throws CancellationException if the calling thread is interrupted between next deals
   */
  Solve.Result measure() {
    Walker first = walkers[0];
    StreetSpace space = first.space(root);
    first.begin(0);
    first.begin(1);
    first.enter(root);
    if (!root.next().isEmpty()) {
      team.run(
          measured.length,
          (worker, piece) -> {
            if (Thread.currentThread().isInterrupted()) {
              throw new CancellationException("interrupted before all cards to come were counted");
            }
            for (float[] of : measured[piece]) {
              Arrays.fill(of, 0);
            }
            walkers[worker].visit(space, root, root.next().get(piece), measured[piece]);
          });
      for (int kind = 0; kind < StreetSpace.KINDS; kind++) {
        float[] sum = space.afters[kind];
        Arrays.fill(sum, 0);
        for (float[][] part : measured) { // in order, as in improve
          Loops.add(part[kind], sum, 0, sum.length);
        }
      }
      first.addAfter(root);
    }
    first.leave(root);
    double[] values = {problem.mean(0, space.values[0][0]), problem.mean(1, space.values[1][0])};
    double[] best = {problem.mean(0, space.best[0][0]), problem.mean(1, space.best[1][0])};
    return new Solve.Result(values, best);
  }
}
