package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.HoldemGame;
import dev.yaku.equity.internal.spot.Spot;

/** Chooses the fastest way to count all deals of a spot. */
public final class Countings {
  /*
   * Each way is more than twice as fast as the others for some spots. Estimates of their time are
   * sums over units of work, such as an evaluated hand; the time of a unit is from a program,
   * CountingCosts, which compares estimates with times.
   *
   * The ways have numbers, not lambdas: a program's first one takes longer than most answers.
   */
  /** The number of ways: {@value}. */
  public static final int WAYS = 8;

  /** The bits of the ways that visit boards, and so can count by their cards. */
  private static final int OF_BOARDS = 0b1011_1100;

  /** In nanoseconds: looking for another way would take as long. */
  private static final double FAST_ENOUGH = 10_000;

  private static final double IMPOSSIBLE = Double.POSITIVE_INFINITY;

  private Countings() {}

  /** The way that takes the least time, by estimate; one that is fast enough ends the search. */
  public static Counting of(Spot spot) {
    return of(spot, false);
  }

  /**
   * The same.
   *
   * @param byCard whether deals are counted by the cards that complete the board, too
   */
  public static Counting of(Spot spot, boolean byCard) {
    int best = WAYS - 1;
    double least = IMPOSSIBLE;
    for (int way = 0; way < WAYS && least > FAST_ENOUGH; way++) {
      boolean fits = !byCard || (OF_BOARDS >>> way & 1) != 0;
      double cost = fits ? cost(way, spot) : IMPOSSIBLE;
      best = cost < least ? way : best;
      least = Math.min(cost, least);
    }
    return make(best, spot);
  }

  /** One of the {@link #WAYS} to count a spot, to compare them; null if it cannot. */
  public static Counting of(Spot spot, int way) {
    return cost(way, spot) < IMPOSSIBLE ? make(way, spot) : null;
  }

  /** An estimate of the time in nanoseconds; infinite if this is no way to count the spot. */
  private static double cost(int way, Spot spot) {
    return switch (way) {
      case 0 -> KnownHandCounting.fits(spot) ? KnownHandCounting.cost(spot) : IMPOSSIBLE;
      case 1 -> PairCounting.fits(spot) ? PairCounting.cost(spot) : IMPOSSIBLE;
      case 2 -> RunoutCounting.fits(spot) ? RunoutCounting.cost(spot) : IMPOSSIBLE;
      case 3 -> RankCounting.fits(spot) ? RankCounting.cost(spot) : IMPOSSIBLE;
      case 4 -> RiverCounting.fits(spot) ? RiverCounting.cost(spot) : IMPOSSIBLE;
      case 5 -> OmahaCounting.fits(spot) ? OmahaCounting.cost(spot) : IMPOSSIBLE;
      case 6 ->
          hasTable(spot) && ThreeTableCounting.fits(spot)
              ? ThreeTableCounting.cost(spot)
              : IMPOSSIBLE;
      default -> PlainCounting.cost(spot);
    };
  }

  /** Without one, the class that uses it need not be loaded. */
  private static boolean hasTable(Spot spot) {
    return spot.game() instanceof HoldemGame game && game.threeHands() != null;
  }

  private static Counting make(int way, Spot spot) {
    return switch (way) {
      case 0 -> new KnownHandCounting(spot);
      case 1 -> new PairCounting(spot);
      case 2 -> new RunoutCounting(spot);
      case 3 -> new RankCounting(spot);
      case 4 -> new RiverCounting(spot);
      case 5 -> new OmahaCounting(spot);
      case 6 -> new ThreeTableCounting(spot);
      default -> new PlainCounting(spot);
    };
  }
}
