package dev.yaku.internal.counting;

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
  private static final double NANOSECONDS_A_BOARD = 20_000;
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
    sums.addTo(tally);
  }

  /** What holes win, summed over boards. */
  private final class Sums {
    private final SortedHoles river = new SortedHoles(evaluator);
    private final double[][] win = new double[2][Holes.SIZE];
    private final double[][] tie = new double[2][Holes.SIZE];
    private final double[][] dealt = new double[2][Holes.SIZE];
    private final double[] pairs = new double[Holes.SIZE]; // of combinations, without weights
    private final double[] deals = new double[3]; // won, tied, lost by the first player

    void add(long board) {
      river.setBoard(board);
      for (int player = 0; player < 2; player++) {
        river.weigh(weights[1 - player], win[player], tie[player]);
        river.addAll(dealt[player]);
      }
      if (spot.isWeighted()) {
        river.sum(ones[1], pairs);
      }
    }

    void addTo(Tally tally) {
      for (int player = 0; player < 2; player++) {
        for (int i = 0; i < holes[player].length; i++) {
          int hole = holes[player][i];
          double weight = weights[player][hole];
          double won = weight * win[player][hole];
          double tied = weight * tie[player][hole];
          double met = weight * dealt[player][hole];
          tally.add(player, i, met, won * Masks.POT + tied * (Masks.POT / 2));
          if (player == 0) {
            deals[0] += won;
            deals[1] += tied;
            deals[2] += met - won - tied;
          }
        }
      }
      int[] masks = {1, 3, 2};
      for (int i = 0; i < masks.length; i++) {
        tally.add(masks[i], deals[i], spot.isWeighted() ? 0 : Math.round(deals[i]));
      }
      if (spot.isWeighted()) {
        tally.add(0, 0, Math.round(Arrays.stream(holes[0]).mapToDouble(i -> pairs[i]).sum()));
      }
    }
  }
}
