package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/** A way to count all deals of a spot, in pieces of work that different threads may do. */
public abstract class Counting {
  /*
   * Blocks of long work are alike, as far as possible: each has pieces from everywhere, one of each
   * row of pieces, in pseudo-random order. So blocks are a sample of all deals, and a count that is
   * stopped can say how far its shares may be off.
   */

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

  /** The least time of a block in nanoseconds: its own tally takes time, too. */
  private static final double WORTH_A_BLOCK = 100_000;

  /** The cost in nanoseconds of each number in a tally. */
  private static final double WORTH_A_NUMBER = 100;

  /** Blocks that are enough, if they do not take long. */
  private static final int ENOUGH_BLOCKS = 256;

  /** The most time of a block in nanoseconds, if there are not too many. */
  private static final double LONG_BLOCK = 50_000_000;

  private static final int MOST_BLOCKS = 1 << 16;

  /** The pieces of a block, if there are enough. */
  static final int PIECES = 16;

  final Spot spot;
  private final double cost;

  /** A way that takes so many nanoseconds on one core, by estimate. */
  protected Counting(Spot spot, double cost) {
    this.spot = spot;
    this.cost = cost;
  }

  /**
   * The way that takes the least time, by estimate, also by the cards that complete the board if
   * {@code byCard}; one that is fast enough ends the search.
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
      case 6 -> hasTable(spot) ? ThreeTableCounting.cost(spot) : IMPOSSIBLE;
      default -> PlainCounting.cost(spot);
    };
  }

  /** Without one, the class that uses it need not be loaded. */
  private static boolean hasTable(Spot spot) {
    return spot.game() instanceof Game.Holdem game
        && game.threeHands() != null
        && ThreeTableCounting.fits(spot);
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

  /** The number of blocks that are worth their cost: at most that of the pieces of the work. */
  final int blocks(double pieces) {
    double numbers = (1 << spot.players()) + spot.combos();
    double worthwhile = cost / (WORTH_A_BLOCK + numbers * WORTH_A_NUMBER);
    double enough = Math.max(ENOUGH_BLOCKS, cost / LONG_BLOCK);
    double most = Math.min(pieces, MOST_BLOCKS);
    return (int) Math.max(1, Math.min(most, Math.min(worthwhile, enough)));
  }

  /** A row's piece that belongs to a block: of each row of as many pieces as there are blocks. */
  final long piece(long row, int block) {
    int blocks = blocks();
    long turn = (row * 0x9E3779B97F4A7C15L >>> 33) % blocks;
    return row * blocks + (block + turn) % blocks;
  }

  /** An estimate of the time in nanoseconds, on one core. */
  public final double cost() {
    return cost;
  }

  /** The number of pieces of the work, which does not depend on the number of threads. */
  public int blocks() {
    return 1;
  }

  /** Counts one piece of the deals. */
  public abstract void count(int block, Tally tally);
}
