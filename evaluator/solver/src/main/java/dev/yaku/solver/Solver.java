package dev.yaku.solver;

import dev.yaku.Progress;
import dev.yaku.internal.work.Memory;
import dev.yaku.solver.internal.cfr.Solve;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds a strategy for each of two players such that neither can gain much by another one.
 *
 * <pre>{@code
 * Solver solver = Solver.of(SolverSpot.parse(text));
 * Solution solution = solver.untilError(0.001).threads(2).run();
 * SolutionNode node = solution.root().play("bet 120").play("call").deal(Card.parse("7s"));
 * double[] often = node.frequencies(Hand.parse("Ah Kh")); // one for each of node.actions()
 * }</pre>
 *
 * <p>By default a solver goes on until the exploitability is {@value #DEFAULT_ERROR} of the pot.
 * The exploitability is the mean of what the two players would gain by the best answer to the
 * other's strategy; it is not estimated. Deals that differ only in suits are solved once.
 *
 * <p>The same question has the same answer with any number of threads, and with or without vectors
 * (which are used if the JVM was started with {@code --add-modules jdk.incubator.vector}), unless
 * the work is {@linkplain #within limited in time} or {@linkplain #onProgress stopped}. Mutable, to
 * be used by one thread; the work itself may use several.
 */
public final class Solver {
  /** The part of the pot that the exploitability reaches by default: {@value}. */
  public static final double DEFAULT_ERROR = 0.005;

  /** The least part of the pot that can be asked for: {@value}. */
  public static final double LEAST_ERROR = 1e-6;

  private static final double NANOS = 1e9;
  private static final int MOST_THREADS = 1024;

  private final SolverSpot spot;
  private final Solve solve;
  private double error = DEFAULT_ERROR;
  private int most = Integer.MAX_VALUE;
  private double nanos = Double.POSITIVE_INFINITY;
  private int threads = 1;
  private long memoryLimit = Long.MAX_VALUE;
  private Predicate<Progress> progress = done -> true;

  private Solver(SolverSpot spot, Solve solve) {
    this.spot = spot;
    this.solve = solve;
  }

  /**
   * Prepares the answer to a question: lists all deals and actions, but takes no memory for
   * strategies yet.
   *
   * @param spot the question
   * @return a solver, to be {@linkplain #run run}
   * @throws SolverSpotException if a lock names no decision
   * @throws IllegalArgumentException if there are too many actions
   * @throws CancellationException if the thread is interrupted before all deals are listed, which
   *     takes seconds from a flop on
   */
  public static Solver of(SolverSpot spot) {
    return new Solver(spot, spot.solve());
  }

  /**
   * Goes on where a solution ended, to be run with other limits. The solution must not be used any
   * more, but if it was read from a file.
   *
   * @param solution the solution to improve
   * @return a solver, to be {@linkplain #run run}
   */
  public static Solver of(Solution solution) {
    return new Solver(solution.spot(), solution.release());
  }

  /**
   * Ends when the exploitability is at most this part of the pot.
   *
   * @param part {@value #LEAST_ERROR} to 1
   * @return this
   */
  public Solver untilError(double part) {
    error = checkedError(part);
    return this;
  }

  static double checkedError(double part) {
    if (!(part >= LEAST_ERROR && part <= 1)) {
      throw new IllegalArgumentException(
          "error " + part + ": expected " + LEAST_ERROR + " to 1, a part of the pot");
    }
    return part;
  }

  /**
   * Ends after this many iterations at the latest.
   *
   * @param count at least 1
   * @return this
   */
  public Solver iterations(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("iterations " + count + ": expected at least 1");
    }
    most = count;
    return this;
  }

  /**
   * Ends at the first iteration after this time, at the latest.
   *
   * @param limit the time after which it ends, above 0
   * @return this
   */
  public Solver within(Duration limit) {
    if (limit.isNegative() || limit.isZero()) {
      throw new IllegalArgumentException(limit + ": expected a positive duration");
    }
    nanos = limit.getSeconds() * NANOS + limit.getNano();
    return this;
  }

  /**
   * Sets the number of threads; 1 by default. A river has work for one.
   *
   * @param count 1 to 1024
   * @return this
   */
  public Solver threads(int count) {
    if (count < 1 || count > MOST_THREADS) {
      throw new IllegalArgumentException("threads " + count + ": expected 1 to " + MOST_THREADS);
    }
    threads = count;
    return this;
  }

  /**
   * Sets a receiver that is told of progress after each iteration; if it returns false, the solver
   * ends, and the strategies found so far are the solution.
   *
   * @param receiver told after each iteration; returns whether to go on
   * @return this
   */
  public Solver onProgress(Predicate<Progress> receiver) {
    progress = Objects.requireNonNull(receiver);
    return this;
  }

  /** {@return the question} */
  public SolverSpot spot() {
    return spot;
  }

  /**
   * {@return the number of decisions: places where a player acts, each with every board that is
   * solved}
   */
  public long nodes() {
    return solve.decisions();
  }

  /**
   * {@return the start of the hand, to be asked before anything is solved: for places, actions,
   * pots, and hands} What only a solution can tell throws an {@link IllegalStateException}.
   */
  public SolutionNode root() {
    return new SolutionNode(spot, solve);
  }

  /**
   * Chooses how numbers are kept: in 32 bits, the default, or in 16, which halves the memory and
   * makes each iteration slower. The strategies found are nearly as good.
   *
   * @param count 16 or 32
   * @return this
   */
  public Solver bits(int count) {
    if (count != Short.SIZE && count != Float.SIZE) {
      throw new IllegalArgumentException("bits " + count + ": expected 16 or 32");
    }
    solve.setBits(count);
    return this;
  }

  /**
   * {@return the bytes of memory that {@link #run} needs, with the lists of deals that are there
   * already}
   *
   * @see #bits
   * @see #threads
   */
  public long memory() {
    return solve.memory(solve.bits(), threads);
  }

  /**
   * Sets the most bytes of memory that {@link #run} may need; by default, nine tenths of the JVM's
   * maximum heap.
   *
   * @param bytes at least 1
   * @return this
   */
  public Solver memoryLimit(long bytes) {
    if (bytes < 1) {
      throw new IllegalArgumentException("memory " + bytes + ": expected at least 1 byte");
    }
    memoryLimit = bytes;
    return this;
  }

  private void checkMemory() {
    long heap = Memory.most() / 10 * 9;
    long limit = Math.min(memoryLimit, heap);
    if (memory() <= limit) {
      return;
    }
    long half = solve.memory(Short.SIZE, threads);
    String fits = "";
    if (solve.bits() == Float.SIZE) {
      fits =
          "; with 16 bits a number it needs "
              + megabytes(half)
              + (half <= limit ? ", which fits" : ", which does not fit, either");
    }
    throw new IllegalStateException(
        "the tree needs "
            + megabytes(memory())
            + " of memory, more than "
            + (limit == memoryLimit ? "the limit of " : "the JVM may take (-Xmx), ")
            + megabytes(limit)
            + fits
            + "; fewer sizes of bets and raises, or narrower ranges, need less");
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%,d MB", (bytes + 999_999) / 1_000_000);
  }

  /**
   * Solves.
   *
   * <p>If the calling thread is interrupted, the work ends at once, also within an iteration, and
   * the thread remains interrupted. The strategies found so far are the solution; its
   * exploitability is measured when it is first asked for. The next call goes on from there, with
   * the same result as if there had been no interrupt. If anything goes wrong in one thread, or the
   * receiver of progress throws, the other threads end, and the cause is thrown; the strategies are
   * kept for the next call.
   *
   * @return the strategies, when one of the limits was reached
   * @throws IllegalStateException if there is not enough memory; the message says how much is
   *     needed
   * @throws CancellationException if the thread is interrupted before the first iteration is
   *     finished
   */
  public Solution run() {
    checkMemory();
    checkBegun();
    solve.start();
    long start = System.nanoTime();
    double pot = spot.pot();
    try (Solve.Run run = solve.run(threads)) {
      MeasuringTimes times = new MeasuringTimes(error * pot);
      do {
        checkBegun();
        int done = solve.iterations();
        double seconds = (System.nanoTime() - start) / NANOS;
        boolean due = done > 0 && (done >= most || times.isDue(done));
        if (due && !isMeasured(run, times, done)) {
          break;
        }
        double toGo = times.toGo(solve.iterations(), seconds);
        boolean enough = done > 0 && (done >= most || times.reached() || seconds * NANOS >= nanos);
        boolean goOn =
            done == 0 || progress.test(new Progress(done, 0, times.exploitability(), toGo));
        if (enough || !goOn) {
          return solution(measured(run), start);
        }
      } while (!Thread.currentThread().isInterrupted() && run.iterate());
      checkBegun();
      return solution(solve.lastResult(), start);
    }
  }

  private Solution solution(Solve.@Nullable Result result, long start) {
    return new Solution(spot, solve, result, (System.nanoTime() - start) / NANOS);
  }

  /** Measures how good the strategies are; says whether it could: not if interrupted meanwhile. */
  private static boolean isMeasured(Solve.Run run, MeasuringTimes times, int done) {
    try {
      times.measured(done, run.gauge().exploitability());
      if (times.reached()) { // but for rounding
        times.corrected(run.result().exploitability());
      }
      return true;
    } catch (CancellationException e) {
      return false;
    }
  }

  /** Null if the thread is interrupted meanwhile. */
  private static Solve.@Nullable Result measured(Solve.Run run) {
    try {
      return run.result();
    } catch (CancellationException e) {
      return null;
    }
  }

  private void checkBegun() {
    if (solve.iterations() == 0 && Thread.currentThread().isInterrupted()) {
      throw new CancellationException(
          "interrupted before the first iteration was finished: no strategy yet");
    }
  }

  /** {@return what is solved, and how large that is} */
  @Override
  public String toString() {
    return spot.describe()
        + String.format(Locale.ROOT, ", %,d nodes, ", nodes())
        + megabytes(memory());
  }
}
