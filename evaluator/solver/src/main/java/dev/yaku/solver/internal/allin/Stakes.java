package dev.yaku.solver.internal.allin;

import dev.yaku.equity.ThreeHands;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The chips of an all-in hand, and what becomes of them, by seat: 0 for the button, 1 and 2 for the
 * blinds, more for those who have folded before. An empty seat has no chips. Sets of seats have a
 * bit for each. Immutable.
 */
public final class Stakes {
  /*
   * Antes of each are paid before blinds, and count like a bet: who has not even the ante can win
   * only as much from each. The ante of the big blind is paid after the blind, and goes to the main
   * pot. What the others pay as antes does, too, layer by layer as far as they have it.
   */
  /** The number of seats of those who act: {@value}. */
  public static final int SEATS = 3;

  private final double[] stacks;
  private final double[] posted; // like a bet, before the first decision
  private final double[] allIn; // like a bet, if the player goes all-in

  /** The stakes before the hand. */
  public Stakes(double[] stacks, double small, double big, double ante, double bigBlindAnte) {
    this.stacks = stacks.clone();
    double[] blinds = Arrays.copyOf(new double[] {0, small, big}, stacks.length);
    posted = new double[stacks.length];
    Arrays.setAll(posted, seat -> Math.min(stacks[seat], ante + blinds[seat]));
    allIn = stacks.clone();
    allIn[2] -= Math.min(bigBlindAnte, stacks[2] - posted[2]);
  }

  /** The seats of a set. */
  private static IntStream seats(int set) {
    return IntStream.range(0, SEATS).filter(seat -> (set >>> seat & 1) != 0);
  }

  /** Whether a player has no choice but to be in, against some, and those who are still to act. */
  public boolean isForced(int seat, int facing) {
    int others = facing | -2 << seat;
    double most = seats(others).mapToDouble(other -> allIn[other]).max().orElse(0);
    return Math.min(most, allIn[seat]) <= posted[seat];
  }

  /** The stacks before the hand. */
  public double[] before() {
    return stacks.clone();
  }

  /**
   * The stacks after the hand.
   *
   * @param in those who are all-in; of one alone, the others have folded
   * @param places by seat: less is better
   */
  public double[] after(int in, int... places) {
    double[] paid = posted.clone();
    seats(in).forEach(seat -> paid[seat] = allIn[seat]);
    double pot = stacks[2] - allIn[2];
    double[] chips = stacks.clone();
    chips[2] = allIn[2];
    Arrays.setAll(chips, seat -> chips[seat] - paid[seat]);
    double level = 0;
    for (double next : seats(in).mapToDouble(seat -> paid[seat]).sorted().distinct().toArray()) {
      for (double of : paid) {
        pot += Math.max(0, Math.min(of, next) - level);
      }
      int[] left = seats(in).filter(seat -> paid[seat] >= next).toArray();
      int best = Arrays.stream(left).map(seat -> places[seat]).min().orElseThrow();
      int[] winners = Arrays.stream(left).filter(seat -> places[seat] == best).toArray();
      for (int winner : winners) {
        chips[winner] += pot / winners.length;
      }
      pot = 0;
      level = next;
    }
    for (int seat = 0; seat < paid.length; seat++) { // what nobody called
      chips[seat] += Math.max(0, paid[seat] - level);
    }
    return chips;
  }

  /**
   * By set of those who are in, outcome, and seat: the worth of the stacks. None, if it is empty.
   */
  public double[][][] worths(UnaryOperator<double[]> worth) {
    double[][][] worths = new double[1 << SEATS][][];
    for (int set = 1; set < worths.length; set++) {
      if (seats(set).allMatch(seat -> stacks[seat] > 0)) {
        int in = set;
        worths[in] = new double[Integer.bitCount(in) == SEATS ? ThreeHands.ORDERS : 3][];
        Arrays.setAll(worths[in], outcome -> worth.apply(after(in, places(in, outcome))));
      }
    }
    return worths;
  }

  /** By seat: of three an order of {@link ThreeHands}; of two the first wins, they tie, or not. */
  private static int[] places(int in, int outcome) {
    int first = Integer.numberOfTrailingZeros(in);
    boolean three = Integer.bitCount(in) == SEATS;
    return IntStream.range(0, SEATS)
        .map(
            seat -> three ? ThreeHands.place(outcome, seat) : seat == first ? outcome : 2 - outcome)
        .toArray();
  }
}
