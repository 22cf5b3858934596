package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Tally;
import dev.yaku.internal.work.Workers;

/**
 * How many deals each player won. Immutable.
 *
 * <p>A <i>deal</i> is one choice of every player's cards and of the missing board cards. Players
 * are numbered from 0. The counts of deals are integers if the result {@link #isExact} and not
 * {@link #isWeighted}; sums of weights if it is weighted; and numbers of trials if it was sampled.
 */
public final class EquityResult {
  private final Spot spot;
  private final Tally tally;
  private final boolean exact;
  private final boolean stopped;
  private final boolean sampled;
  private final double total;

  EquityResult(Spot spot, Workers.Outcome outcome) {
    this.spot = spot;
    tally = outcome.tally();
    sampled = outcome.sampled();
    stopped = outcome.stopped();
    exact = !sampled && !stopped;
    double sum = 0;
    for (int mask = 0; mask < tally.counts.length; mask++) {
      sum += weight(mask);
    }
    total = sum;
  }

  /** The number of players. */
  public int players() {
    return spot.players();
  }

  /** Whether every deal was counted, so that no number is an estimate. */
  public boolean isExact() {
    return exact;
  }

  /** Whether counting was stopped early, so that only the deals up to then were counted. */
  public boolean isStopped() {
    return stopped;
  }

  /**
   * Whether combinations have weights other than 1, so that counts of deals are sums of weights.
   */
  public boolean isWeighted() {
    return !sampled && tally.weights != null;
  }

  /** The number of deals counted, each once: all deals, or all trials. */
  public long deals() {
    return tally.deals();
  }

  /** The sum of the weights of all deals counted; without weights the same as {@link #deals}. */
  public double total() {
    return total;
  }

  /** Weights are already in the probability of a sampled deal: they must not count again. */
  private double weight(int mask) {
    return sampled ? tally.counts[mask] : tally.weight(mask);
  }

  /**
   * The number of deals in which exactly these players have, or share, the best hand.
   *
   * @param mask not a player's number, but a set of players: bit <i>i</i> for player <i>i</i>, and
   *     bit {@code players() + i} for the low half of a split pot; 0 for the deals that nobody wins
   * @return an integer, unless {@link #isWeighted}
   * @throws IllegalArgumentException if there is no such mask
   */
  public double dealsWithWinners(int mask) {
    if (mask < 0 || mask >= tally.counts.length) {
      throw new IllegalArgumentException(
          "winners " + mask + ": expected a mask of 0 to " + (tally.counts.length - 1));
    }
    return weight(mask);
  }

  /** The number of deals in which this player alone has the best high hand. */
  public double win(int player) {
    return sum(checked(player), 0, true);
  }

  /** The number of deals in which this player shares the best high hand. */
  public double tie(int player) {
    return sum(checked(player), 0, false);
  }

  /** The number of deals in which another player has a better high hand. */
  public double lose(int player) {
    return total - win(player) - tie(player);
  }

  /**
   * The number of deals in which this player alone has the best low hand.
   *
   * @throws UnsupportedOperationException if the pot is not split
   */
  public double lowWin(int player) {
    return sum(checked(player), lowShift(), true);
  }

  /**
   * The number of deals in which this player shares the best low hand.
   *
   * @throws UnsupportedOperationException if the pot is not split
   */
  public double lowTie(int player) {
    return sum(checked(player), lowShift(), false);
  }

  /**
   * The number of deals in which this player alone wins the whole pot: both high and low, or high
   * if no hand qualifies for low.
   */
  public double scoop(int player) {
    int one = 1 << checked(player);
    double sum = weight(one);
    return spot.game().isSplit() ? sum + weight(one | one << players()) : sum;
  }

  private int lowShift() {
    if (!spot.game().isSplit()) {
      throw new UnsupportedOperationException(spot.game().name() + " does not split the pot");
    }
    return players();
  }

  /** The number of deals whose winners, from this bit on, are this player, alone or with others. */
  private double sum(int player, int shift, boolean alone) {
    double sum = 0;
    for (int mask = 0; mask < tally.counts.length; mask++) {
      int winners = mask >>> shift & (1 << players()) - 1;
      if ((winners >>> player & 1) != 0 && winners == 1 << player == alone) {
        sum += weight(mask);
      }
    }
    return sum;
  }

  /** The average share of the pot that this player wins, 0 to 1. */
  public double share(int player) {
    return tally.share(checked(player), true, true, sampled);
  }

  /**
   * The average share of the pot that this player wins with the high hand; the whole {@link #share}
   * if the pot is not split.
   */
  public double high(int player) {
    return tally.share(checked(player), true, false, sampled);
  }

  /**
   * The average share of the pot that this player wins with the low hand; 0 if the pot is not
   * split.
   */
  public double low(int player) {
    return tally.share(checked(player), false, true, sampled);
  }

  /**
   * The combinations of a player that {@link #shareOf} accepts: those of the player's range that
   * the board and the dead cards allow.
   *
   * @return sets of cards; none if the player draws cards
   */
  public long[] combinations(int player) {
    Seat seat = spot.seats().get(checked(player));
    return seat.draws() > 0 ? new long[0] : seat.hands().clone();
  }

  /**
   * The average share of the pot that this player wins with one combination of a range.
   *
   * @param hole the combination's cards, as a set
   * @return 0 to 1; NaN if the combination cannot be dealt, or was not
   * @throws IllegalArgumentException if the combination is not in the player's range, or contains a
   *     board card or dead card, or the player draws cards
   */
  public double shareOf(int player, long hole) {
    Seat seat = spot.seats().get(checked(player));
    if (seat.draws() > 0) {
      throw new IllegalArgumentException(
          "player " + (player + 1) + " draws cards: there is no share for a single hand");
    }
    for (int i = 0; i < seat.hands().length; i++) {
      if (seat.hands()[i] == hole) {
        return tally.hasCombinations(player) ? tally.share(player, i) : share(player);
      }
    }
    throw new IllegalArgumentException(
        "player " + (player + 1) + " cannot hold " + Hand.toString(hole));
  }

  /**
   * Rejects a card passed as a set.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public double shareOf(int player, int card) {
    throw Sets.notASet(card);
  }

  /**
   * The standard error of {@link #share}: the true share is within two standard errors in 95 of a
   * hundred samples. 0 if the result is exact.
   */
  public double standardError(int player) {
    checked(player);
    return exact ? 0 : tally.standardError(player, sampled);
  }

  private int checked(int player) {
    if (player < 0 || player >= players()) {
      throw new IllegalArgumentException("player " + player + ": expected 0 to " + (players() - 1));
    }
    return player;
  }
}
