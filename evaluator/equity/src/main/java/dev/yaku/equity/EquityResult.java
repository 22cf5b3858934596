package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.equity.internal.work.Workers;
import java.util.Locale;

/**
 * How many deals each player won. Immutable.
 *
 * <p>A <i>deal</i> is one choice of every player's cards and of the missing board cards. Players
 * are numbered from 0 on, in the order in which they were added. The counts of deals are integers
 * if the result {@link #isExact} and not {@link #isWeighted}; sums of weights if it is weighted;
 * and numbers of trials if it was sampled.
 */
public final class EquityResult {
  private static final int MOST_DIGITS = 6; // of a percentage
  private final Spot spot;
  private final Workers.Outcome outcome;
  private final Tally tally;
  private final double total;

  EquityResult(Spot spot, Workers.Outcome outcome) {
    this.spot = spot;
    this.outcome = outcome;
    tally = outcome.tally();
    double sum = 0;
    for (int mask = 0; mask < tally.counts.length; mask++) {
      sum += weight(mask);
    }
    total = sum;
  }

  /** {@return the number of players} */
  public int players() {
    return spot.players();
  }

  /**
   * {@return the number of cards that a player has at the end, besides a board}
   *
   * @param player the number of a player
   */
  public int cards(int player) {
    Seat seat = spot.seats().get(checked(player));
    return Long.bitCount(seat.hands()[0]) + seat.draws();
  }

  /**
   * {@return the number of a player's cards that are drawn: of {@link #cards}, all that the
   * question does not give}
   *
   * @param player the number of a player
   */
  public int draws(int player) {
    return spot.seats().get(checked(player)).draws();
  }

  /** {@return whether every deal was counted, so that no number is an estimate} */
  public boolean isExact() {
    return !outcome.sampled() && !outcome.stopped();
  }

  /**
   * {@return whether the work was stopped before its end, by {@link EquitySpot#onProgress} or an
   * interrupt, so that only some of the deals were counted} Then the counts are those of these
   * deals, and the shares are estimates, if there {@linkplain #hasShares are any}.
   */
  public boolean isStopped() {
    return outcome.stopped();
  }

  /**
   * {@return whether shares are known} They are not if the work was stopped so early that there is
   * no telling how far they are off: a sample before its first deals, or a count of all deals
   * before 30 of its blocks were finished, in pseudo-random order. Then {@link #share} and the
   * methods that depend on it throw an {@link IllegalStateException}.
   */
  public boolean hasShares() {
    return isExact() || (outcome.sampled() ? tally.deals() > 0 : outcome.errors().areKnown());
  }

  private void checkShares() {
    if (!hasShares()) {
      throw new IllegalStateException(
          "stopped before enough deals were counted to estimate the players' shares");
    }
  }

  /**
   * {@return whether combos have weights other than 1, so that counts of deals are sums of weights}
   */
  public boolean isWeighted() {
    return !outcome.sampled() && tally.weights != null;
  }

  /** {@return the number of deals counted, each once: all deals, or all trials} */
  public long deals() {
    return tally.deals();
  }

  /**
   * {@return the sum of the weights of all deals counted; without weights the same as {@link
   * #deals}}
   */
  public double total() {
    return total;
  }

  /** Weights are already in the probability of a sampled deal: they must not count again. */
  private double weight(int mask) {
    return outcome.sampled() ? tally.counts[mask] : tally.weight(mask);
  }

  /**
   * {@return the number of deals in which exactly these players have, or share, the best hand: an
   * integer, unless {@link #isWeighted}}
   *
   * @param mask not a player's number, but a set of players: bit <i>i</i> for player <i>i</i>, and
   *     bit {@code players() + i} for the low half of a split pot; 0 for the deals that nobody wins
   * @throws IllegalArgumentException if there is no such mask
   */
  public double dealsWithWinners(int mask) {
    if (mask < 0 || mask >= tally.counts.length) {
      throw new IllegalArgumentException(
          "winners " + mask + ": expected a mask of 0 to " + (tally.counts.length - 1));
    }
    return weight(mask);
  }

  /**
   * {@return the number of deals in which this player alone has the best high hand}
   *
   * @param player the number of a player
   */
  public double win(int player) {
    return sum(checked(player), 0, true);
  }

  /**
   * {@return the number of deals in which this player shares the best high hand}
   *
   * @param player the number of a player
   */
  public double tie(int player) {
    return sum(checked(player), 0, false);
  }

  /**
   * {@return the number of deals in which another player has a better high hand}
   *
   * @param player the number of a player
   */
  public double lose(int player) {
    return total - win(player) - tie(player);
  }

  /**
   * {@return the number of deals in which this player alone has the best low hand}
   *
   * @param player the number of a player
   * @throws UnsupportedOperationException if the pot is not split
   */
  public double lowWin(int player) {
    return sum(checked(player), lowShift(), true);
  }

  /**
   * {@return the number of deals in which this player shares the best low hand}
   *
   * @param player the number of a player
   * @throws UnsupportedOperationException if the pot is not split
   */
  public double lowTie(int player) {
    return sum(checked(player), lowShift(), false);
  }

  /**
   * {@return the number of deals in which this player alone wins the whole pot: both high and low,
   * or high if no hand qualifies for low}
   *
   * @param player the number of a player
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

  /**
   * {@return the average share of the pot that this player wins, 0 to 1}
   *
   * @param player the number of a player
   * @throws IllegalStateException if the work was stopped too early: see {@link #hasShares}
   */
  public double share(int player) {
    return share(player, true, true);
  }

  /**
   * {@return the average share of the pot that this player wins with the high hand; the whole
   * {@link #share} if the pot is not split}
   *
   * @param player the number of a player
   * @throws IllegalStateException as {@link #share}
   */
  public double high(int player) {
    return share(player, true, false);
  }

  /**
   * {@return the average share of the pot that this player wins with the low hand; 0 if the pot is
   * not split}
   *
   * @param player the number of a player
   * @throws IllegalStateException as {@link #share}
   */
  public double low(int player) {
    return share(player, false, true);
  }

  private double share(int player, boolean high, boolean low) {
    checkShares();
    return tally.share(checked(player), high, low, outcome.sampled());
  }

  /**
   * {@return the hands of a player that {@link #shareOf} accepts, as sets: those of the player's
   * range that the board and the dead cards allow; none if the player draws cards, nor of a range
   * in the result for one {@linkplain NextCards#result next card}}
   *
   * @param player the number of a player
   */
  public long[] hands(int player) {
    Seat seat = spot.seats().get(checked(player));
    return seat.draws() > 0 || !knowsCombos(player) ? new long[0] : seat.hands().clone();
  }

  private boolean knowsCombos(int player) {
    return tally.hasCombos(player) || spot.seats().get(player).hands().length == 1;
  }

  /**
   * {@return the average share of the pot that this player wins with one combo of a range, 0 to 1;
   * NaN if the combo cannot be dealt, or was not: see {@link #dealsWith}}
   *
   * @param player the number of a player
   * @param hole the combo's cards, as a set
   * @throws IllegalArgumentException if the combo is not in the player's range, or contains a board
   *     card or dead card, or the player draws cards
   * @throws IllegalStateException as {@link #share}, or if this is the result for one next card, by
   *     which single combos are not known
   */
  public double shareOf(int player, long hole) {
    int combo = combo(player, hole);
    checkShares();
    return tally.hasCombos(player) ? tally.share(player, combo) : share(player);
  }

  /**
   * {@return the weight that a combo has in the player's range: above 0, to 1}
   *
   * @param player the number of a player
   * @param hole the combo's cards, as a set
   * @throws IllegalArgumentException as {@link #shareOf}
   * @throws IllegalStateException if this is the result for one next card
   */
  public double weightOf(int player, long hole) {
    return spot.seats().get(checked(player)).weight(combo(player, hole));
  }

  /**
   * {@return the number of deals in which a player holds a combo; if combos have weights, the sum
   * of the weights of these deals} The player's {@link #share} is the average of {@link #shareOf}
   * over all combos, each weighed by this number; divided by {@link #total}, it is the probability
   * that the player holds the combo.
   *
   * @param player the number of a player
   * @param hole the combo's cards, as a set
   * @throws IllegalArgumentException as {@link #shareOf}
   * @throws IllegalStateException if this is the result for one next card
   */
  public double dealsWith(int player, long hole) {
    int combo = combo(player, hole);
    return tally.hasCombos(player) ? tally.dealt(player, combo) : total;
  }

  private int combo(int player, long hole) {
    Seat seat = spot.seats().get(checked(player));
    if (seat.draws() > 0) {
      throw new IllegalArgumentException(
          "player " + (player + 1) + " draws cards: there is no share for a single hand");
    }
    if (!knowsCombos(player)) {
      throw new IllegalStateException("single combos are not known by next card");
    }
    for (int i = 0; i < seat.hands().length; i++) {
      if (seat.hands()[i] == hole) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "player " + (player + 1) + " cannot hold " + Hand.toString(hole));
  }

  /**
   * {@return the standard error of {@link #share}: the true share is within two standard errors in
   * 95 of a hundred samples} 0 if and only if the result is exact, or a count was stopped whose
   * blocks were all alike.
   *
   * <p>A sample of fewer than two deals has an infinite error. Where all sampled deals agree, or
   * nearly so, the error is 1.5 divided by their number: an outcome that did not occur may still
   * have a probability of up to three times that. (Deals with the same combos, see {@link
   * EquitySpot#sample}, count as one here.) If a count was stopped, the error follows from how much
   * the blocks differ that were counted.
   *
   * @param player the number of a player
   * @throws IllegalStateException as {@link #share}
   */
  public double standardError(int player) {
    checked(player);
    checkShares();
    return isExact()
        ? 0
        : outcome.sampled() ? tally.standardError(player) : outcome.errors().of(player);
  }

  /**
   * The players' shares in per cent, and whether they are exact: {@code "81.95 % / 18.05 % (exact,
   * 1,712,304 deals)"}, {@code "34.2 ± 0.3 % / 65.8 ± 0.3 % (sampled, 100,000 deals)"} with twice
   * the standard error, or {@code "no shares (stopped after 17 deals)"}.
   */
  @Override
  public String toString() {
    String deals = String.format(Locale.ROOT, "%,d deal", deals()) + (deals() == 1 ? "" : "s");
    if (!hasShares()) {
      return "no shares (stopped after " + deals + ")";
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < players(); i++) {
      text.append(i == 0 ? "" : " / ").append(percent(i));
    }
    String how = isExact() ? "exact, " : isStopped() ? "stopped after " : "sampled, ";
    return text.append(" (").append(how).append(deals).append(')').toString();
  }

  /** With as many digits as are meaningful. */
  private String percent(int player) {
    double percent = 100 * share(player);
    if (isExact()) {
      return String.format(Locale.ROOT, "%.2f %%", percent);
    }
    double error = 200 * standardError(player);
    if (error > 100) { // or infinite
      return String.format(Locale.ROOT, "%.0f ± 100 %%", percent);
    }
    int digits = error == 0 ? MOST_DIGITS : (int) Math.ceil(-Math.log10(error));
    String format = "%." + Math.max(0, Math.min(digits, MOST_DIGITS)) + "f";
    return String.format(Locale.ROOT, format + " ± " + format + " %%", percent, error);
  }

  private int checked(int player) {
    if (player < 0 || player >= players()) {
      throw new IllegalArgumentException("player " + player + ": expected 0 to " + (players() - 1));
    }
    return player;
  }
}
