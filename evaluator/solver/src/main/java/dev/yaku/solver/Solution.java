package dev.yaku.solver;

import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.cfr.Gains;
import dev.yaku.solver.internal.cfr.SolutionFile;
import dev.yaku.solver.internal.cfr.Solve;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Strategies of both players, and how good they are.
 *
 * <p>Immutable and thread-safe. Holds the solver's memory as long as it is in use. If the solver
 * was interrupted, its values are computed when they are first needed, which takes as long as an
 * iteration; so does the first value of a place before the river. A call that computes them ends
 * with a {@link java.util.concurrent.CancellationException} if its thread is interrupted, and may
 * be repeated.
 */
public final class Solution {
  private static final int MOST_PARTS = 100;

  private final SolverSpot spot;
  private final Solve solve;
  private Solve.@Nullable Result result; // null if it was not yet measured
  private final double seconds;
  private final int iterations;
  private final SolutionNode root;
  private volatile boolean released;

  Solution(SolverSpot spot, Solve solve, Solve.@Nullable Result result, double seconds) {
    this.spot = spot;
    this.solve = solve;
    this.result = result;
    this.seconds = seconds;
    iterations = solve.iterations();
    root = new SolutionNode(spot, solve);
  }

  private synchronized Solve.Result result() {
    if (result == null) {
      root();
      result = solve.measure();
    }
    return result;
  }

  /** {@return the question} */
  public SolverSpot spot() {
    return spot;
  }

  /**
   * {@return what a player has of the pot in the end less what the player adds from now on, in
   * chips, if both play these strategies} The values of both players sum to the pot less rake.
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public double value(int player) {
    SolutionNode.checkPlayer(player);
    return result().values()[player];
  }

  /**
   * {@return the value of the best answer to the other player's strategy}
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public double bestAnswer(int player) {
    SolutionNode.checkPlayer(player);
    return result().best()[player];
  }

  /**
   * {@return the strategies with those of a player replaced by the best answer to the other's} The
   * best answer always takes the best action; among equally good actions it keeps the frequencies
   * of the replaced strategy. Hands and decisions that are given ({@code lock}) stay. Takes two
   * walks through the tree, and half of the memory of 32-bit numbers; the result needs nothing of
   * this solution, can be written, and can be the start of a new solving.
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public Solution answeredBy(int player) {
    requireRivers();
    SolutionNode.checkPlayer(player);
    Solve answered = solve.answeredBy(player);
    return new Solution(spot, answered, answered.lastResult(), seconds);
  }

  /**
   * {@return the places at which a player's best answer gains, the place that gains most first} The
   * gain of a place is the value that the player loses by the strategy there, if the best answer is
   * played after it; all gains sum to {@link #bestAnswer} less {@link #value}. Takes some walks
   * through the tree, and the memory of {@link #answeredBy}.
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public List<PlaceGain> gains(int player) {
    return Gains.of(solve, answeredBy(player).solve, player).stream()
        .sorted(Comparator.comparingDouble(gain -> -gain.gain()))
        .toList();
  }

  /**
   * {@return the strategies of both players with each frequency of each hand rounded to whole
   * steps} The frequencies of a decision sum to 1 after rounding, too: those with the largest
   * remainders are rounded up, and of equal remainders the first action. Hands and decisions that
   * are given ({@code lock}) stay.
   *
   * <p>The price of the simple strategy of player 0 is the value of the best answer to it less the
   * value of the best answer to the strategy before: {@code rounded.bestAnswer(1) -
   * solution.bestAnswer(1)}, exactly. Takes two walks through the tree, and half of the memory of
   * 32-bit numbers. The result needs nothing of this solution, can be written, and can be the start
   * of a new solving. This solution does not change.
   *
   * @param step 1, or 1 divided by a whole number of at most 100: 0.5, 0.25, 0.1
   * @throws IllegalArgumentException if the step is another number
   * @throws IllegalStateException if the rivers were left out of the file
   */
  public Solution rounded(double step) {
    requireRivers();
    long parts = Math.round(1 / step);
    if (!(parts >= 1 && parts <= MOST_PARTS && Math.abs(parts * step - 1) < 1e-9)) {
      throw new IllegalArgumentException(
          "step " + step + ": expected 1, or 1 divided by a whole number of at most " + MOST_PARTS);
    }
    Solve rounded = solve.rounded((int) parts);
    return new Solution(spot, rounded, rounded.lastResult(), seconds);
  }

  /** {@return the mean of what the players' best answers gain, in chips} */
  public double exploitability() {
    return result().exploitability();
  }

  /** {@return the number of iterations} */
  public int iterations() {
    return iterations;
  }

  /** {@return the time of the solver's last run} */
  public double seconds() {
    return seconds;
  }

  /**
   * {@return the number of decisions: places where a player acts, each with every board that is
   * solved}
   */
  public long nodes() {
    return solve.decisions();
  }

  /** Gives the strategies away to be gone on with. */
  Solve release() {
    if (released) {
      throw new IllegalStateException("this solution was gone on with before");
    }
    requireRivers();
    released = true;
    return solve;
  }

  /** {@return the start of the hand} */
  public SolutionNode root() {
    if (released) {
      throw new IllegalStateException("this solution was gone on with: use the new one");
    }
    return root;
  }

  /**
   * {@return the place that actions and cards lead to}
   *
   * @param path such as {@code "bet 120 / call / 7s / check"}, at most 100,000 characters; empty
   *     for the start. Actions may be written as {@link SolutionNode#play} takes them
   * @throws IllegalArgumentException if there is no such place; the message says what is possible
   */
  public SolutionNode node(String path) {
    return root().node(path);
  }

  /**
   * Writes everything into a file, in place of a file of that name, with its permissions: the
   * question, the strategies, and the numbers that solving needs to go on. The file is as large as
   * the memory of 32-bit numbers.
   *
   * @param file the file to write; a link is followed, and stays
   * @throws java.nio.file.FileSystemException if the file cannot be written, or the thread is
   *     interrupted: it names the file and the reason, and the file that was there stays
   */
  public void write(Path file) throws IOException {
    requireRivers();
    SolutionFile.write(file, solve, contents(true));
  }

  /**
   * Writes all but the strategies on rivers, as {@link #write}: a file of a twentieth of the size
   * or less from a flop on. All places that are written have the same values when the file is
   * opened again. A river is solved again when one of its places is asked for, from the hands that
   * come there, until its exploitability is 0.02 % of its pot, which takes a fraction of a second:
   * each player's range then has the value that it has in this solution, up to the exploitability
   * of that river; single hands may have other values, where several strategies are equally good.
   * Solving cannot go on from the opened file, which has no best answers on rivers.
   *
   * @param file as for {@link #write}
   * @throws IllegalArgumentException if the question begins with a river
   * @throws IllegalStateException if this is a best answer, or rounded, which solving would not
   *     find again
   * @throws java.nio.file.FileSystemException as for {@link #write}
   */
  public void writeWithoutRivers(Path file) throws IOException {
    root();
    if (spot.boardCards().length == BettingRules.RIVER) {
      throw new IllegalArgumentException("the board is complete: there is nothing to leave out");
    }
    if (solve.isChanged()) {
      throw new IllegalStateException(
          "a best answer, or rounded strategies, must be written with rivers: solving would find"
              + " other strategies");
    }
    SolutionFile.write(file, solve, contents(false));
  }

  private SolutionFile.Contents contents(boolean withRivers) {
    return new SolutionFile.Contents(
        spot.toString(), solve.bits(), iterations, result(), seconds, withRivers);
  }

  /**
   * {@return whether the strategies on rivers are those that were found, and not found again: see
   * {@link #writeWithoutRivers}}
   */
  public boolean hasRivers() {
    return solve.isWhole();
  }

  private void requireRivers() {
    root();
    if (!solve.isWhole()) {
      throw new IllegalStateException(
          "the rivers of this solution were left out of its file: expected a file with them");
    }
  }

  /**
   * Reads a file that {@link #write} has written. The strategies are not copied: they are read from
   * the file, which is mapped into memory, and checked when they are needed. If the file is made
   * shorter or overwritten meanwhile, methods that need what is missing throw an {@link
   * UncheckedIOException}; {@link #write}, which replaces it, is safe.
   *
   * @param file a file that {@link #write} has written
   * @return the solution
   * @throws java.nio.file.NoSuchFileException if there is no such file
   * @throws dev.yaku.TableFormatException if it is no solution, of another version, or damaged; the
   *     message says how
   * @throws IOException if the file cannot be read
   */
  public static Solution open(Path file) throws IOException {
    SolverSpot[] spot = new SolverSpot[1];
    Solve[] solve = new Solve[1];
    SolutionFile.Contents found =
        SolutionFile.open(
            file,
            contents -> {
              spot[0] = SolverSpot.parse(contents.text());
              solve[0] = spot[0].solve();
              return solve[0];
            });
    return new Solution(spot[0], solve[0], found.result(), found.seconds());
  }

  /** {@return the values, and how good the strategies are, if that is known} */
  @Override
  public synchronized String toString() {
    String values =
        result == null
            ? "not measured"
            : String.format(
                Locale.ROOT,
                "values %.3f and %.3f, exploitability %.4f",
                value(0),
                value(1),
                exploitability());
    return String.format(
        Locale.ROOT, "%s: %s after %,d iterations", spot.describe(), values, iterations);
  }
}
