package dev.yaku.internal.counting;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.holes.Holes;
import dev.yaku.internal.holes.SortedHoles;
import dev.yaku.internal.ranks.RankSpace;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.Masks;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import dev.yaku.internal.spot.Tally;
import java.util.Arrays;

/**
 * Two players of hold'em: on each board that can come, all holes of one against all of the other.
 */
public final class RiverCounting implements Counting {
  private static final double NANOSECONDS_A_BOARD = 40_000;
  private static final int MOST_MISSING = 2;

  /** Few combinations are compared faster one by one. */
  private static final int LEAST_COMBINATIONS = 30;

  private final Spot spot;
  private final HandEvaluator evaluator;
  private final long[] first; // cards to complete the board with; one empty set if none is missing
  private final double[][] weights = new double[2][Holes.SIZE];
  private final double[][] ones = new double[2][Holes.SIZE];
  private final int[][] holes = new int[2][];

  RiverCounting(Spot spot) {
    this.spot = spot;
    evaluator = ((HoldemGame) spot.game()).evaluator();
    first = new Subsets(spot.live(), Math.min(1, spot.missing())).toArray();
    for (int player = 0; player < 2; player++) {
      Seat seat = spot.seats().get(player);
      holes[player] = new int[seat.hands().length];
      for (int i = 0; i < seat.hands().length; i++) {
        int hole = Holes.of(seat.hands()[i]);
        holes[player][i] = hole;
        weights[player][hole] = seat.weight(i);
        ones[player][hole] = 1;
      }
    }
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.game() instanceof HoldemGame game
        && spot.players() == 2
        && spot.missing() <= MOST_MISSING
        && spot.seats().stream().mapToInt(seat -> seat.hands().length).sum() >= LEAST_COMBINATIONS
        && RankSpace.fits(game.evaluator());
  }

  @Override
  public double cost() {
    return Subsets.count(Long.bitCount(spot.live()), spot.missing()) * NANOSECONDS_A_BOARD;
  }

  @Override
  public int blocks() {
    return first.length;
  }

  /** What was lost is counted for all boards together. */
  @Override
  public boolean canStop() {
    return false;
  }

  @Override
  public void count(int block, Tally tally) {
    Sums sums = new Sums();
    long board = spot.board() | first[block];
    if (spot.missing() < 2) {
      sums.add(board);
    } else {
      long above = spot.live() & -first[block] & ~first[block];
      for (long rest = above; rest != 0; rest &= rest - 1) {
        sums.add(board | rest & -rest);
      }
    }
    sums.addTo(tally, block == 0);
  }

  /** For each of a player's holes, the sum of the other's weights that share no card with it. */
  private double[] opposed(int player, double[][] of) {
    double[] ofCard = new double[Card.JOKER];
    double all = 0;
    for (int hole : holes[1 - player]) {
      double weight = of[1 - player][hole];
      all += weight;
      ofCard[Holes.low(hole)] += weight;
      ofCard[Holes.high(hole)] += weight;
    }
    double[] opposed = new double[Holes.SIZE];
    for (int hole : holes[player]) {
      double meeting = ofCard[Holes.low(hole)] + ofCard[Holes.high(hole)];
      opposed[hole] = all - meeting + of[1 - player][hole];
    }
    return opposed;
  }

  /** What holes win, summed over boards. */
  private final class Sums {
    private final SortedHoles river = new SortedHoles(evaluator);
    private final double[][] win = new double[2][Holes.SIZE];
    private final double[][] tie = new double[2][Holes.SIZE];
    private final double[] deals = new double[3]; // won, tied, lost by the first player

    void add(long board) {
      river.setBoard(board);
      for (int player = 0; player < 2; player++) {
        river.weigh(weights[1 - player], win[player], tie[player]);
      }
    }

    /**
     * Adds the sums up. What was lost follows from how many boards there are for each two holes; to
     * be counted once, so by one block.
     */
    void addTo(Tally tally, boolean withBoards) {
      int live = Long.bitCount(spot.live()) - 2 * HoldemGame.HOLE;
      double boards = withBoards ? Subsets.count(live, spot.missing()) : 0;
      for (int player = 0; player < 2; player++) {
        double[] opposed = opposed(player, weights);
        for (int i = 0; i < holes[player].length; i++) {
          int hole = holes[player][i];
          double weight = weights[player][hole];
          double won = weight * win[player][hole];
          double tied = weight * tie[player][hole];
          double dealt = weight * opposed[hole] * boards;
          tally.add(player, i, dealt, won * Masks.POT + tied * (Masks.POT / 2));
          if (player == 0) {
            deals[0] += won;
            deals[1] += tied;
            deals[2] += dealt - won - tied;
          }
        }
      }
      int[] masks = {1, 3, 2};
      for (int i = 0; i < masks.length; i++) {
        tally.add(masks[i], deals[i], spot.isWeighted() ? 0 : Math.round(deals[i]));
      }
      if (spot.isWeighted()) {
        tally.add(0, 0, Math.round(Arrays.stream(opposed(0, ones)).sum() * boards));
      }
    }
  }
}
