package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;

/** A question, the strategies found so far, and what they are worth. */
public final class Solve {
  // Of an array beside its numbers; of a hand and of a deal in the lists of both.
  private static final int ARRAY_BYTES = 24;
  private static final int HAND_BYTES = 44;
  private static final int DEAL_BYTES = 1000;

  final Problem problem;
  final Locks locks;
  ActionNumbers regrets; // null if nothing is regretted yet
  ActionNumbers means; // null if nothing is solved yet
  Rivers rivers; // null if they are as good as the other streets
  private int iterations;
  private final Iterations.Begun begun = new Iterations.Begun();
  private Result result; // null if it was never measured, or an iteration is begun
  int threads = 1;
  private int bits = Float.SIZE;
  private boolean changed;

  public Solve(Problem problem) {
    this(problem, new Locks());
  }

  Solve(Problem problem, Locks locks) {
    this.problem = problem;
    this.locks = locks;
  }

  /** How far the strategies are: values by player, of the strategies and of the best answers. */
  public record Result(double[] values, double[] best) {
    /** The mean of what the best answers gain. */
    public double exploitability() {
      return (best[0] - values[0] + best[1] - values[1]) / 2;
    }
  }

  /** Takes the memory for the strategies, and copies what was read from a file. */
  public void start() {
    if (regrets == null || regrets instanceof ActionNumbers.Fixed) {
      regrets = numbers(Quantity.REGRETS, regrets);
      means = numbers(Quantity.MEANS, means == null ? (ActionNumbers.Fixed) this::uniform : means);
    }
  }

  private ActionNumbers numbers(Quantity quantity, ActionNumbers old) {
    ActionNumbers numbers =
        bits == Short.SIZE
            ? new HalfNumbers(problem, quantity)
            : new FloatNumbers(problem, quantity);
    if (old != null) {
      numbers.copy(problem, quantity, old);
    }
    return numbers;
  }

  /** Before the first iteration each action is taken as often as the others. */
  private float[][] uniform(Deal deal, int player, float[][] into) {
    for (Group group : problem.shape(deal, player).groups) {
      for (int action = 1; action < group.actions(); action++) {
        Arrays.fill(into[group.first() + action], 1f / group.actions());
      }
    }
    return into;
  }

  /**
   * Takes what a file has.
   *
   * @param ofRegrets null if there are none
   * @param leftOut null if nothing is
   */
  void read(
      ActionNumbers ofRegrets,
      ActionNumbers ofMeans,
      Rivers leftOut,
      SolutionFile.Contents contents) {
    regrets = ofRegrets;
    means = ofMeans;
    rivers = leftOut;
    bits = contents.bits();
    iterations = contents.iterations();
    result = contents.result();
  }

  /** Whether there is all that is needed to go on. */
  public boolean isWhole() {
    return rivers == null;
  }

  /** Whether strategies were changed after they were solved: by a best answer, or by rounding. */
  public boolean isChanged() {
    return changed;
  }

  /** The bits of a number: 16 or 32. */
  public int bits() {
    return bits;
  }

  /** Chooses the bits of a number, before the start. */
  public void setBits(int ofNumber) {
    bits = ofNumber;
  }

  public int iterations() {
    return iterations;
  }

  /** The number of decisions, each with every deal that is solved. */
  public long decisions() {
    long count = 0;
    for (int level = 0; level < problem.streets(); level++) {
      for (PlayerShape shape : problem.shape(level).players) {
        count += (long) shape.decisions * problem.deals(level).size();
      }
    }
    return count;
  }

  /**
   * The bytes of memory that the strategies and the work on them need, with what was taken already.
   *
   * @param ofNumber the bits of a number
   * @param count the number of threads
   */
  public long memory(int ofNumber, int count) {
    boolean copies = ofNumber == Short.SIZE;
    long bytes = 0;
    long working = 0;
    for (int level = 0; level < problem.streets(); level++) {
      working += StreetSpace.bytes(problem, level, copies);
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape shape = problem.shape(deal, player);
          long hands = deal.padded(player);
          long rows = (long) shape.rows(Quantity.REGRETS) + shape.rows(Quantity.MEANS);
          bytes += rows * (hands * ofNumber / Byte.SIZE + (copies ? Float.BYTES : 0));
          bytes += 2L * shape.arrays * ARRAY_BYTES;
          bytes += hands * HAND_BYTES + DEAL_BYTES;
        }
      }
    }
    Deal root = problem.deals.root();
    int workers = Math.max(1, Math.min(count, root.next().size()));
    bytes += workers * working;
    int widest = Math.max(problem.padded(0, 0), problem.padded(0, 1));
    long after = (long) root.next().size() * problem.shape(0).next.length * widest;
    return bytes + Float.BYTES * (1 + StreetSpace.KINDS) * after;
  }

  /** Measures the strategies without a run; the result is not kept. */
  public Result measure() {
    try (Team team = new Team(threads, "solver")) {
      return measure(team);
    }
  }

  /** Iterations on threads, one at a time. */
  public final class Run implements AutoCloseable {
    private final Team team;
    private final Iterations all;

    private Run(int count) {
      threads = count;
      team = new Team(count, "solver");
      all = new Iterations(problem, regrets, means, locks, team, begun);
    }

    /**
     * One more iteration, or the rest of one.
     *
     * @return false if the calling thread was interrupted before its end
     */
    public boolean iterate() {
      result = null;
      if (!all.run(iterations)) {
        return false;
      }
      iterations++;
      return true;
    }

    /**
     * Measures the strategies, but for the rounding of floats.
     *
     * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
     */
    public Result gauge() {
      return all.measure();
    }

    /**
     * Returns the result of the strategies by now.
     *
     * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
     */
    public Result result() {
      return Solve.this.result(team);
    }

    @Override
    public void close() {
      team.close();
    }
  }

  /** Returns the result of the strategies by now, and keeps it until they change. */
  private Result result(Team team) {
    if (result == null) {
      result = measure(team);
    }
    return result;
  }

  private Result measure(Team team) {
    Evaluation evaluation = new Evaluation(this);
    double[] first = evaluation.start(0, team);
    double[] second = evaluation.start(1, team);
    return new Result(new double[] {first[0], second[0]}, new double[] {first[1], second[1]});
  }

  /** A solver whose strategies are these, but for a player who plays the best answer. */
  public Solve answeredBy(int player) {
    FloatNumbers best = new FloatNumbers(problem, Quantity.MEANS);
    best.copy(problem, Quantity.MEANS, means);
    Solve answered = changed(best);
    Evaluation before = new Evaluation(this);
    Evaluation.Answers taken =
        (deal, values, after) ->
            choose(
                deal, player, values, before.averages(deal, player), best.open(deal, player, null));
    try (Team team = new Team(threads, "solver")) {
      new Evaluation(this, taken).start(player, team);
      answered.result(team);
    }
    return answered;
  }

  /** The question with other strategies, which are measured. */
  private Solve changed(FloatNumbers strategies) {
    Solve other = new Solve(problem, locks);
    other.changed = true;
    other.iterations = iterations;
    other.threads = threads;
    other.means = strategies;
    return other;
  }

  /**
   * The strategies of both players with all frequencies rounded to whole parts, such as quarters.
   *
   * @param parts of 1
   */
  public Solve rounded(int parts) {
    FloatNumbers numbers = new FloatNumbers(problem, Quantity.MEANS);
    Evaluation before = new Evaluation(this);
    for (int level = 0; level < problem.streets(); level++) {
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape shape = problem.shape(deal, player);
          double[][] often = before.averages(deal, player);
          float[][] into = numbers.open(deal, player, null);
          for (Group group : shape.groups) {
            Rounding.round(group, often, parts, into, group.decisions() * deal.padded(player));
          }
        }
      }
    }
    Solve rounded = changed(numbers);
    try (Team team = new Team(threads, "solver")) {
      rounded.result(team);
    }
    return rounded;
  }

  /** Chooses the best action always; among equally good actions, as often as before. */
  private void choose(Deal deal, int player, double[][] best, double[][] before, float[][] into) {
    int padded = deal.padded(player);
    for (Group group : problem.shape(deal, player).groups) {
      for (int at = 0; at < group.decisions() * padded; at++) {
        int first = group.first();
        int most = first;
        boolean differ = false;
        for (int action = first + 1; action < first + group.actions(); action++) {
          differ |= best[action][at] != best[first][at];
          most = best[action][at] > best[most][at] ? action : most;
        }
        for (int action = first + 1; action < first + group.actions(); action++) {
          into[action][at] = differ ? action == most ? 1 : 0 : (float) before[action][at];
        }
      }
    }
  }

  /** The result of the last measurement; null if the strategies have changed since. */
  public Result lastResult() {
    return result;
  }

  /** Starts the threads of a run. */
  public Run run(int count) {
    return new Run(count);
  }
}
