package dev.yaku.internal.spot;

/** How many deals there are. */
public final class DealCount {
  /**
   * Looking at more choices of combinations than this would take longer than the answer is worth.
   */
  private static final int MOST_STEPS = 20_000_000;

  private final Spot spot;
  private long steps;

  public DealCount(Spot spot) {
    this.spot = spot;
  }

  /** All choices of combinations, as if none shared a card; times what is drawn, and the boards. */
  public double atMost() {
    double choices = 1;
    for (Seat seat : spot.seats()) {
      choices *= seat.hands().length;
    }
    return choices * draws();
  }

  /** The number of deals, or -1 if there are too many choices of combinations to look at. */
  public double exactly() {
    double choices = choices(0, 0);
    return steps > MOST_STEPS ? -1 : choices * draws();
  }

  /** In how many ways cards are drawn and the board completed, once the combinations are chosen. */
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

  /** In how many ways this player and those after hold combinations that share no card. */
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

  /** Whether some deal is possible. */
  public static boolean isPossible(Spot spot) {
    return isPossible(spot, 0, 0, new int[1]);
  }

  private static boolean isPossible(Spot spot, int player, long used, int[] steps) {
    if (player == spot.players() || steps[0]++ > MOST_STEPS) {
      return true;
    }
    for (long hand : spot.seats().get(player).hands()) {
      if ((hand & used) == 0 && isPossible(spot, player + 1, used | hand, steps)) {
        return true;
      }
    }
    return false;
  }
}
