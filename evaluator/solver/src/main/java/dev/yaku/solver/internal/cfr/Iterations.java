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
