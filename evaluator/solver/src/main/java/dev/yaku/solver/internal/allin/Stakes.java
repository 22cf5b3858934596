package dev.yaku.solver.internal.allin;

import dev.yaku.equity.ThreeHands;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * The chips of an all-in hand, and what becomes of them. Seats are 0 for the button, 1 and 2 for
 * the blinds: with two players the button's is empty. Immutable.
 */
public final class Stakes {
  /*
   * Antes of each are paid before blinds, and count like a bet: who has not even the ante can win
   * only as much from each. The ante of the big blind is paid after the blind, and goes to the main
   * pot. What the others pay as antes does, too, layer by layer as far as they have it.
   */
  /** The number of seats: {@value}. */
  public static final int SEATS = 3;

  private final double[] stacks; // by seat, then of others
  private final double[] posted; // like a bet, before the first decision
  private final double bigBlindAnte;
  private final boolean two;

  /** The stakes of two or three players, with the others after them. */
  public Stakes(
      int players, double[] stacks, double small, double big, double ante, double bigBlindAnte) {
    two = players == 2;
    this.stacks = new double[two ? stacks.length + 1 : stacks.length];
    System.arraycopy(stacks, 0, this.stacks, two ? 1 : 0, stacks.length);
    double[] blinds = Arrays.copyOf(new double[] {0, small, big}, this.stacks.length);
    posted = new double[this.stacks.length];
    Arrays.setAll(posted, i -> Math.min(this.stacks[i], ante + blinds[i]));
    this.bigBlindAnte = Math.min(bigBlindAnte, this.stacks[2] - posted[2]);
  }

  /** The chips of a player that are in the pot like a bet when all-in. */
  private double allIn(int seat) {
    return seat == 2 ? stacks[seat] - bigBlindAnte : stacks[seat];
  }

  /**
   * Whether a player has no choice but to be in, against those who are not known to have folded.
   */
  public boolean isForced(int seat, int facing) {
    double most = 0;
    for (int other = 0; other < SEATS; other++) {
      boolean in = (facing >>> other & 1) != 0 || other > seat;
      most = in ? Math.max(most, allIn(other)) : most;
    }
    return allIn(seat) <= posted[seat] || most <= posted[seat];
  }

  /** The stacks before the hand, of the players and then of others. */
  public double[] before() {
    return players(stacks);
  }

  /**
   * The stacks after the hand, of the players and then of others.
   *
   * @param in the seats of those who are all-in, as a set; of one alone, the others have folded
   * @param places by seat: less is better
   */
  public double[] after(int in, int... places) {
    double[] paid = posted.clone();
    double[] chips = stacks.clone();
    chips[2] -= bigBlindAnte;
    for (int seat = 0; seat < paid.length; seat++) {
      paid[seat] = (in >>> seat & 1) != 0 ? allIn(seat) : paid[seat];
      chips[seat] -= paid[seat];
    }
    double dead = bigBlindAnte;
    double level = 0;
    for (int left = in; left != 0; ) {
      double next = Double.MAX_VALUE;
      int best = Integer.MAX_VALUE;
      for (int seat = 0; seat < SEATS; seat++) {
        boolean here = (left >>> seat & 1) != 0;
        next = here ? Math.min(next, paid[seat]) : next;
        best = here ? Math.min(best, places[seat]) : best;
      }
      double pot = dead;
      for (double of : paid) {
        pot += Math.max(0, Math.min(of, next) - level);
      }
      split(pot, left, best, places, chips);
      dead = 0;
      level = next;
      for (int seat = 0; seat < SEATS; seat++) {
        left &= paid[seat] <= level ? ~(1 << seat) : -1;
      }
    }
    for (int seat = 0; seat < paid.length; seat++) { // what nobody called
      chips[seat] += Math.max(0, paid[seat] - level);
    }
    return players(chips);
  }

  private static void split(double pot, int left, int best, int[] places, double[] chips) {
    int winners = 0;
    for (int seat = 0; seat < SEATS; seat++) {
      winners += (left >>> seat & 1) != 0 && places[seat] == best ? 1 : 0;
    }
    for (int seat = 0; seat < SEATS; seat++) {
      chips[seat] += (left >>> seat & 1) != 0 && places[seat] == best ? pot / winners : 0;
    }
  }

  private double[] players(double... bySeat) {
    return two ? Arrays.copyOfRange(bySeat, 1, bySeat.length) : bySeat.clone();
  }

  /** By set of those who are in, then by outcome, then by player, what they have then is worth. */
  double[][][] worths(UnaryOperator<double[]> worth) {
    double[][][] worths = new double[1 << SEATS][][];
    for (int in = two ? 2 : 1; in < worths.length; in += two ? 2 : 1) {
      int players = Integer.bitCount(in);
      worths[in] = new double[players == 3 ? ThreeHands.ORDERS : 2 * players - 1][];
      for (int outcome = 0; outcome < worths[in].length; outcome++) {
        worths[in][outcome] = worth.apply(after(in, places(in, outcome)));
      }
    }
    return worths;
  }

  /** By seat: of three an order of {@link ThreeHands}; of two the first wins, they tie, or not. */
  private static int[] places(int in, int outcome) {
    int[] places = new int[SEATS];
    int first = Integer.numberOfTrailingZeros(in);
    boolean three = Integer.bitCount(in) == 3;
    Arrays.setAll(
        places,
        seat -> three ? ThreeHands.place(outcome, seat) : seat == first ? outcome : 2 - outcome);
    return places;
  }
}
