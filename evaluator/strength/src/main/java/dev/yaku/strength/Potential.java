package dev.yaku.strength;

import java.util.Arrays;
import java.util.Locale;

/**
 * Whether a hand is ahead of its opponent's, tied or behind, now and on the river. Immutable.
 *
 * <p>Darse Billings, Denis Papp, Jonathan Schaeffer, Duane Szafron: Opponent Modeling in Poker.
 * AAAI 1998.
 */
public final class Potential {
  /** The order of two hands. */
  public enum Standing {
    /** The opponent's hand is better. */
    BEHIND,
    /** Both hands are equal. */
    TIED,
    /** The opponent's hand is worse. */
    AHEAD
  }

  private static final int STANDINGS = 3;

  private final double[] weights; // now, later

  Potential(double[] weights) {
    this.weights = weights;
  }

  /** The index of a count; the difference is positive if the hand is ahead. */
  static int place(int now, int later) {
    return STANDINGS * (1 + Integer.signum(now)) + 1 + Integer.signum(later);
  }

  /**
   * {@return the number of deals of an opponent's hand and a run-out with these standings, or the
   * sum of their weights}
   *
   * @param now the standing on this board
   * @param later the standing at the showdown
   */
  @SuppressWarnings("EnumOrdinal") // the order is that of the weights
  public double deals(Standing now, Standing later) {
    return weights[STANDINGS * now.ordinal() + later.ordinal()];
  }

  /** {@return the share of the deals not won now that are won on the river; ties count half} */
  public double positive() {
    return part(Standing.BEHIND, Standing.AHEAD);
  }

  /** {@return the share of the deals not lost now that are lost on the river; ties count half} */
  public double negative() {
    return part(Standing.AHEAD, Standing.BEHIND);
  }

  /** 0 if there are no such deals. */
  private double part(Standing from, Standing to) {
    double changed = deals(from, to) + (deals(from, Standing.TIED) + deals(Standing.TIED, to)) / 2;
    double all = 0;
    for (Standing later : Standing.values()) {
      all += deals(from, later) + deals(Standing.TIED, later) / 2;
    }
    return all == 0 ? 0 : changed / all;
  }

  /** Whether the other has the same weights of deals. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Potential potential && Arrays.equals(weights, potential.weights);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }

  /** {@code "positive 0.210012, negative 0.095102"}. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "positive %.6f, negative %.6f", positive(), negative());
  }
}
