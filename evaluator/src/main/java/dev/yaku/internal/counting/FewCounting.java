package dev.yaku.internal.counting;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.holes.HoleValues;
import dev.yaku.internal.holes.Holes;
import dev.yaku.internal.ranks.RankSpace;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import dev.yaku.internal.spot.Tally;
import java.util.Arrays;

/**
 * Two players of hold'em of whom one has few combinations: on each board that can come, the values
 * of all holes, and each of the few against each of the others.
 */
public final class FewCounting implements Counting {
  private static final double NANOSECONDS_A_BOARD = 1_000;
  private static final double NANOSECONDS_A_CHOICE = 1.5;
  private static final int MOST_MISSING = 2;
  private static final int MOST_COMBINATIONS = 8;

  private final Spot spot;
  private final HandEvaluator evaluator;
  private final int few; // the player with fewer combinations
  private final Seat one;
  private final Seat other;
  private final int[] holes; // of the other player
  private final long[] first; // cards to complete the board with; one empty set if none is missing

  FewCounting(Spot spot) {
    this.spot = spot;
    evaluator = ((HoldemGame) spot.game()).evaluator();
    few = spot.seats().get(0).hands().length <= spot.seats().get(1).hands().length ? 0 : 1;
    one = spot.seats().get(few);
    other = spot.seats().get(1 - few);
    holes = Arrays.stream(other.hands()).mapToInt(Holes::of).toArray();
    first = new Subsets(spot.live(), Math.min(1, spot.missing())).toArray();
  }

  /** Whether this can count a spot, and fast. */
  static boolean fits(Spot spot) {
    return spot.game() instanceof HoldemGame game
        && spot.players() == 2
        && spot.missing() <= MOST_MISSING
        && spot.seats().stream().anyMatch(seat -> seat.hands().length <= MOST_COMBINATIONS)
        && RankSpace.fits(game.evaluator());
  }

  @Override
  public double cost() {
    return Subsets.count(Long.bitCount(spot.live()), spot.missing())
        * (NANOSECONDS_A_BOARD + NANOSECONDS_A_CHOICE * one.hands().length * holes.length);
  }

  @Override
  public int blocks() {
    return first.length;
  }

  @Override
  public void count(int block, Tally tally) {
    Sums sums = new Sums();
    long board = spot.board() | first[block];
    if (spot.missing() < MOST_MISSING) {
      sums.add(board);
    } else {
      long above = spot.live() & -first[block] & ~first[block];
      for (long rest = above; rest != 0; rest &= rest - 1) {
        sums.add(board | rest & -rest);
      }
    }
    sums.addTo(tally);
  }

  /** Boards of one block. */
  private final class Sums {
    /*
     * The boards that each pair of combinations wins, ties and loses are counted in one int, ten
     * bits each: a block has fewer than 64 boards.
     */
    private static final int FIELD = 10; // bits
    private static final int MASK = (1 << FIELD) - 1;

    private final char[] values = new char[Holes.SIZE];
    private final int[][] counts = new int[one.hands().length][holes.length];
    private final HoleValues of = HoleValues.of(evaluator);

    void add(long board) {
      of.values(board, values);
      for (int i = 0; i < counts.length; i++) {
        int mine = values[Holes.of(one.hands()[i])];
        if (mine != 0) {
          compare(mine, counts[i]);
        }
      }
    }

    /** A combination that the board excludes has value 0; it wins nothing, and loses nothing. */
    private void compare(int mine, int... count) {
      for (int j = 0; j < count.length; j++) {
        int theirs = values[holes[j]];
        int outcome = 1 << FIELD * (1 + (theirs - mine >> 31) - (mine - theirs >> 31));
        count[j] += theirs == 0 ? 0 : outcome;
      }
    }

    void addTo(Tally tally) {
      int[] combinations = new int[2];
      long[] byMask = new long[4];
      int[] masks = {1 << few, 3, 2 >> few};
      for (int i = 0; i < counts.length; i++) {
        combinations[few] = i;
        for (int j = 0; j < holes.length; j++) {
          if ((one.hands()[i] & other.hands()[j]) == 0) {
            combinations[1 - few] = j;
            for (int outcome = 0; outcome < masks.length; outcome++) {
              int boards = counts[i][j] >>> FIELD * outcome & MASK;
              byMask[masks[outcome]] = boards;
            }
            tally.add(combinations, one.weight(i) * other.weight(j), byMask);
          }
        }
      }
    }
  }
}
