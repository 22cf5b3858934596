package dev.yaku.equity.internal.spot;

/** The number of deals of a spot. */
public final class DealCount {
  private static final int MOST_STEPS = 20_000_000; // trying more takes longer than it is worth

  private final Spot spot;
  private long steps;

  public DealCount(Spot spot) {
    this.spot = spot;
  }

  /** The product of all numbers of combos, draws and boards, as if no combos shared a card. */
  public double atMost() {
    return spot.choices() * draws();
  }

  /** The number of deals, or -1 if there are too many choices of combos to try. */
  public double exactly() {
    double choices = choices(0, 0);
    return steps > MOST_STEPS ? -1 : choices * draws();
  }

  /** The number of ways to draw cards and complete the board, once the combos are chosen. */
  private double draws() {
    int live = Long.bitCount(spot.live());
    for (Seat seat : spot.seats()) {
      live -= Long.bitCount(seat.hands()[0]);
    }
    double draws = 1;
    for (Seat seat : spot.seats()) {
      draws *= Subsets.count(live, seat.draws());
      live -= seat.draws();
    }
    return draws * Subsets.count(live, spot.missing());
  }

  /** The number of ways for this player and later ones to hold combos that share no card. */
  private double choices(int player, long used) {
    if (player == spot.players()) {
      return 1;
    }
    double choices = 0;
    boolean last = player == spot.players() - 1;
    for (long hand : spot.seats().get(player).hands()) {
      if (++steps > MOST_STEPS) {
        return 0;
      }
      if ((hand & used) == 0) {
        choices += last ? 1 : choices(player + 1, used | hand);
      }
    }
    return choices;
  }

  /**
   * Whether any deal is possible in which nobody holds one of these cards, as far as is known after
   * many choices were tried.
   */
  public static boolean isPossible(Spot spot, long used) {
    return isPossible(spot, 0, used, new int[1]);
  }

  private static boolean isPossible(Spot spot, int player, long used, int[] steps) {
    if (player == spot.players()) {
      return true;
    }
    for (long hand : spot.seats().get(player).hands()) {
      if (steps[0]++ > MOST_STEPS
          || (hand & used) == 0 && isPossible(spot, player + 1, used | hand, steps)) {
        return true;
      }
    }
    return false;
  }
}
