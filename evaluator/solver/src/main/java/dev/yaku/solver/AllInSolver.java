package dev.yaku.solver;

import dev.yaku.Progress;
import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.allin.Branches;
import dev.yaku.solver.internal.allin.Equilibrium;
import dev.yaku.solver.internal.allin.Orders;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds strategies of an {@link AllInGame} such that no player gains much by another one.
 *
 * <pre>{@code
 * AllInGame game = AllInGame.of(10, 10, 10).payouts(50, 30, 20).build();
 * AllInSolution solution = AllInSolver.of(game).threeHands(table).threads(2).run();
 * String pushes = solution.range(AllInDecision.BUTTON).toString(); // 22+, A2s+, ...
 * }</pre>
 *
 * <p>Strategies are found for the 169 classes of hands, which is exact: at the start all suits are
 * alike. Cards of those who fold are gone, too. Two players take milliseconds. Three need the
 * {@link ThreeHands}; without it they are counted first, which takes minutes.
 *
 * <p>The same game has the same answer with any number of threads. Mutable, to be used by one
 * thread.
 */
public final class AllInSolver {
  private static final double DEFAULT_ERROR = 0.0001; // big blinds
  private static final double DEFAULT_PRIZE_ERROR = 0.00001; // of all prizes
  private static final double LEAST_ERROR = 1e-9;
  private static final int MOST_ITERATIONS = 100_000;
  private static final int MOST_THREADS = 1024;

  private final AllInGame game;
  private double error;
  private int threads = 1;
  private @Nullable ThreeHands table;
  private Predicate<Progress> progress = done -> true;

  private AllInSolver(AllInGame game) {
    this.game = game;
    error = game.icm().isPresent() ? DEFAULT_PRIZE_ERROR : DEFAULT_ERROR;
  }

  /**
   * {@return a solver of this game}
   *
   * @param game the game to be solved
   */
  public static AllInSolver of(AllInGame game) {
    return new AllInSolver(Objects.requireNonNull(game, "game"));
  }

  /**
   * {@return this, which ends when no player gains more by another strategy: by default a
   * ten-thousandth of a big blind, or a hundred-thousandth of all prizes}
   *
   * @param most in big blinds, or as a part of all prizes: from 1e-9 on
   * @throws IllegalArgumentException if it is less
   */
  public AllInSolver untilError(double most) {
    if (!(most >= LEAST_ERROR)) {
      throw new IllegalArgumentException("error " + most + ": expected 1e-9 or more");
    }
    error = most;
    return this;
  }

  /**
   * {@return this, with so many threads; 1 by default}
   *
   * @param count the number of threads
   * @throws IllegalArgumentException if there are not 1 to 1024
   */
  public AllInSolver threads(int count) {
    if (count < 1 || count > MOST_THREADS) {
      throw new IllegalArgumentException("threads " + count + ": expected 1 to " + MOST_THREADS);
    }
    threads = count;
    return this;
  }

  /**
   * {@return this, with the table of three hands, which two players do not need}
   *
   * @param three the table of three hands
   */
  public AllInSolver threeHands(ThreeHands three) {
    table = Objects.requireNonNull(three, "three");
    return this;
  }

  /**
   * {@return this, which asks from time to time whether to go on} While three hands are counted,
   * the pieces of work in all are known; after that they are not, and the error is in the unit of
   * {@link AllInSolution#gain}.
   *
   * @param goOn told how far the work is; if it returns {@code false}, the work ends with what has
   *     been reached
   */
  public AllInSolver onProgress(Predicate<Progress> goOn) {
    progress = Objects.requireNonNull(goOn, "goOn");
    return this;
  }

  /** {@return whether {@link #run} will count three hands first, which takes minutes} */
  public boolean needsCounting() {
    return game.players() == 3 && table == null;
  }

  /**
   * Solves the game by iterations, at most 100,000 of them.
   *
   * @return the strategies
   * @throws java.util.concurrent.CancellationException if the work was stopped while three hands
   *     were counted
   * @throws java.io.UncheckedIOException if the table's file is damaged
   */
  public AllInSolution run() {
    ThreeHands three = needsCounting() ? ThreeHands.count(threads, progress) : table;
    try (Team team = new Team(threads, "all-in")) {
      Orders orders = game.players() == 3 ? three::orders : null;
      Branches branches = new Branches(game.stakes(), game::worth, orders, team);
      double most = error * game.icm().map(Icm::total).orElse(1.0);
      Equilibrium equilibrium = new Equilibrium(branches, game.given());
      return new AllInSolution(game, equilibrium.run(most, MOST_ITERATIONS, progress));
    }
  }
}
