package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** A question, the strategies found so far, and what they are worth. */
public final class Solve {
  private final Problem problem;
  private final Locks locks = new Locks();
  private Numbers regrets;
  private Numbers sums;
  private int iterations;
  private int threads = 1;

  public Solve(Problem problem) {
    this.problem = problem;
  }

  /** How far the strategies are: values by player, of the strategies and of the best answers. */
  public record Result(double[] values, double[] best) {
    /** The mean of what the best answers gain. */
    public double exploitability() {
      return (best[0] - values[0] + best[1] - values[1]) / 2;
    }
  }

  /** Takes the memory for the strategies. */
  public void start() {
    regrets = new FloatNumbers(problem);
    sums = new FloatNumbers(problem);
  }

  public Problem problem() {
    return problem;
  }

  Locks locks() {
    return locks;
  }

  Averages averages() {
    return new Averages(problem, sums, locks);
  }

  int threads() {
    return threads;
  }

  public int iterations() {
    return iterations;
  }

  /** The start of the tree. */
  public NodeView root() {
    return NodeView.root(this);
  }

  /** The number of decisions, each with every deal that is solved. */
  public long decisions() {
    long count = 0;
    for (int level = 0; level < problem.streets(); level++) {
      for (PlayerShape shape : problem.shape(level).players) {
        for (PlayerShape.Group group : shape.groups) {
          count += (long) group.decisions() * problem.deals(level).size();
        }
      }
    }
    return count;
  }

  /**
   * The bytes of memory that the strategies need.
   *
   * @param bytes of each number
   */
  public long memory(int bytes) {
    long numbers = 0;
    for (int level = 0; level < problem.streets(); level++) {
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          long rows = problem.shape(level).players[player].actions();
          numbers += 2 * rows * deal.hands()[player].padded();
        }
      }
    }
    return numbers * bytes;
  }

  /** Iterations on threads, one at a time. */
  public final class Run implements AutoCloseable {
    private final Team team;
    private final Iterations all;

    private Run(int count) {
      threads = count;
      team = new Team(count);
      all = new Iterations(problem, regrets, sums, locks, team);
    }

    /** One more iteration. */
    public void iterate() {
      all.run(iterations++);
    }

    /** What the strategies are worth by now. */
    public Result result() {
      double[] values = new double[2];
      double[] best = new double[2];
      for (int player = 0; player < 2; player++) {
        values[player] = value(player, false);
        best[player] = value(player, true);
      }
      return new Result(values, best);
    }

    private double value(int player, boolean ofBest) {
      Evaluation evaluation = new Evaluation(problem, averages(), locks, ofBest);
      double[] byHand = evaluation.start(player, team);
      double sum = 0;
      double[] weights = problem.weights(player);
      for (int i = 0; i < weights.length; i++) {
        sum += weights[i] * byHand[i];
      }
      return problem.rules().pot() / 2.0 + sum / problem.pairs();
    }

    @Override
    public void close() {
      team.close();
    }
  }

  /** Starts threads. */
  public Run run(int count) {
    return new Run(count);
  }
}
