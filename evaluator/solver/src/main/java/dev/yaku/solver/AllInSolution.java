package dev.yaku.solver;

import static java.util.stream.Collectors.joining;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.allin.Equilibrium.Found;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/**
 * Strategies of an {@link AllInGame} such that no player gains more than {@link #epsilon} by
 * another one: an epsilon-equilibrium. Of two players who play for chips, that bounds what an
 * opponent can ever win. With prizes, or of three players, there may be other equilibria with other
 * values, and it says nothing of opponents who change their strategies together.
 *
 * <p>Chips are counted in big blinds, prizes in the unit of the payouts. Immutable and thread-safe.
 */
public final class AllInSolution {
  private static final double WEIGHTS = 1e4; // in 1 that a range tells apart

  private final AllInGame game;
  private final Found found;
  private final double[] gains;
  private final double[] chips;
  private final double[] worths;

  AllInSolution(AllInGame game, Found found) {
    this.game = game;
    this.found = found;
    double[] before = game.stacks();
    gains = ofPlayers(found.gains());
    chips = ofPlayers(found.mean(game.stakes().worths(after -> after)));
    Arrays.setAll(chips, player -> (chips[player] - before[player]) / game.bigBlind());
    worths =
        game.icm().isPresent() ? ofPlayers(found.mean(game.stakes().worths(game::worth))) : chips;
  }

  /** Without the seat that is empty if there are two. */
  private double[] ofPlayers(double... bySeat) {
    return Arrays.copyOfRange(bySeat, 3 - game.players(), bySeat.length);
  }

  /** {@return the game} */
  public AllInGame game() {
    return game;
  }

  /** {@return the number of iterations} */
  public int iterations() {
    return found.iterations();
  }

  private int checked(AllInDecision decision) {
    if (!game.decisions().contains(decision)) {
      throw new IllegalArgumentException(decision + ": of three players only");
    }
    return decision.set;
  }

  /**
   * {@return how often a class of hands is all-in at a decision, 0 to 1}
   *
   * @param holeClass see {@link HoleClass}
   * @param decision one of {@link AllInGame#decisions}
   * @throws IllegalArgumentException if the players have no such decision
   * @throws IndexOutOfBoundsException if there is no such class
   */
  public double frequency(AllInDecision decision, int holeClass) {
    return found.strategies()[checked(decision)][Objects.checkIndex(holeClass, HoleClass.SIZE)];
  }

  /**
   * {@return the part of all 1,326 hands that is all-in at a decision, 0 to 1}
   *
   * @param decision one of {@link AllInGame#decisions}
   */
  public double frequency(AllInDecision decision) {
    double sum = 0;
    for (int of = 0; of < HoleClass.SIZE; of++) {
      sum += HoleClass.combos(of) * frequency(decision, of);
    }
    return sum / HoleIndex.SIZE;
  }

  /**
   * {@return the hands that are all-in at a decision, with how often as weights of four digits}
   *
   * @param decision one of {@link AllInGame#decisions}
   */
  public Range range(AllInDecision decision) {
    double[] weights = new double[HoleIndex.SIZE];
    for (int hole = 0; hole < weights.length; hole++) {
      double often = frequency(decision, HoleClass.of(hole));
      weights[hole] = Math.rint(often * WEIGHTS) / WEIGHTS;
    }
    return Range.of(weights);
  }

  /**
   * {@return what a class of hands gains by being all-in instead of folding, there, in big blinds
   * or in prizes; NaN if nobody ever comes there}
   *
   * @param holeClass see {@link HoleClass}
   * @param decision one of {@link AllInGame#decisions}
   * @throws IllegalArgumentException if the players have no such decision
   * @throws IndexOutOfBoundsException if there is no such class
   */
  public double gain(AllInDecision decision, int holeClass) {
    return found.differences()[checked(decision)][Objects.checkIndex(holeClass, HoleClass.SIZE)];
  }

  /**
   * {@return the chips that a player, or one of the others, wins in the mean, in big blinds;
   * negative if the player loses}
   *
   * @param player 0 for the first to act; the others follow the players
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double chips(int player) {
    return chips[Objects.checkIndex(player, chips.length)];
  }

  /**
   * {@return what the stack of a player, or of one of the others, is worth in prizes after the
   * hand, in the mean; the {@link #chips} if there are no prizes}
   *
   * @param player 0 for the first to act; the others follow the players
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double value(int player) {
    return worths[Objects.checkIndex(player, worths.length)];
  }

  /**
   * {@return what a player gains by a best answer to the others, in big blinds or in prizes}
   *
   * @param player 0 for the first to act
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double gain(int player) {
    return gains[Objects.checkIndex(player, gains.length)];
  }

  /** {@return the most that any player gains by another strategy, in big blinds or in prizes} */
  public double epsilon() {
    return Arrays.stream(gains).max().orElse(0);
  }

  /** The parts of all hands, and epsilon. */
  @Override
  public String toString() {
    String parts =
        game.decisions().stream()
            .map(of -> String.format(Locale.ROOT, "%s %.2f %%, ", of, 100 * frequency(of)))
            .collect(joining());
    return parts + "epsilon " + epsilon();
  }
}
