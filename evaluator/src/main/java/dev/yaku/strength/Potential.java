package dev.yaku.strength;

import java.util.Arrays;

/**
 * How a hand stands against its opponent's now, and how on the river: ahead, tied or behind.
 * Immutable.
 *
 * <p>Darse Billings, Denis Papp, Jonathan Schaeffer, Duane Szafron: Opponent Modeling in Poker.
 * AAAI 1998.
 */
public final class Potential {
  /** How two hands stand. */
  public enum Standing {
    /** The opponent's hand is better. */
    BEHIND(0),
    /** Both are equal. */
    TIED(1),
    /** The opponent's hand is worse. */
    AHEAD(2);

    private final int place;

    Standing(int place) {
      this.place = place;
    }
  }

  private static final int STANDINGS = 3;

  private final double[] weights; // now, later

  Potential(double... weights) {
    this.weights = weights;
  }

  /** Where a count belongs; a positive difference is that of a hand that is ahead. */
  static int place(int now, int later) {
    return STANDINGS * (1 + Integer.signum(now)) + 1 + Integer.signum(later);
  }

  /** Deals of an opponent's hand and a run-out that begin and end so; their weights, if any. */
  public double deals(Standing now, Standing later) {
    return weights[STANDINGS * now.place + later.place];
  }

  /** Of the deals that are not won now, the part that is won on the river; ties count half. */
  public double positive() {
    return part(Standing.BEHIND, Standing.AHEAD);
  }

  /** Of the deals that are not lost now, the part that is lost on the river; ties count half. */
  public double negative() {
    return part(Standing.AHEAD, Standing.BEHIND);
  }

  /** 0 if no deal is so. */
  private double part(Standing from, Standing to) {
    double changed = deals(from, to) + (deals(from, Standing.TIED) + deals(Standing.TIED, to)) / 2;
    double all = 0;
    for (Standing later : Standing.values()) {
      all += deals(from, later) + deals(Standing.TIED, later) / 2;
    }
    return all == 0 ? 0 : changed / all;
  }

  @Override
  public String toString() {
    return Arrays.toString(weights);
  }
}
