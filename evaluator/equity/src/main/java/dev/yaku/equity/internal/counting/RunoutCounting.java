package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.cards.Combinatorics;
import java.util.function.LongConsumer;

/**
 * Deals the missing board in all ways, evaluates each combo once per board, and compares all
 * choices of combos. For games with a board in which no player draws cards.
 */
public final class RunoutCounting extends Counting {
  private static final double NANOSECONDS_A_HAND = 8;
  private static final double NANOSECONDS_A_CHOICE = 5; // and player

  /** With fewer boards, the first player's combos are divided, too. */
  private static final long FEW_BOARDS = 1_000;

  /** The evaluations that are repeated for each slice take one of so many parts of the time. */
  private static final int MOST_REPEATED = 10;

  private final Subsets missing; // sets of cards that complete the board
  private final long boards;
  private final int slices; // of the first player's combos: a board may take long

  RunoutCounting(Spot spot) {
    super(spot, cost(spot));
    long live = spot.live() & ~spot.known();
    missing = new Subsets(live, spot.missing());
    boards = Combinatorics.choose(Long.bitCount(live), spot.missing());
    double evaluations = spot.combos() * NANOSECONDS_A_HAND * MOST_REPEATED;
    double parts = boards < FEW_BOARDS ? choices(spot) / evaluations : 1;
    slices = (int) Math.max(1, Math.min(parts, spot.seats().get(0).hands().length));
  }

  static boolean fits(Spot spot) {
    boolean drawn = false;
    for (Seat seat : spot.seats()) {
      drawn |= seat.draws() > 0;
    }
    return spot.game().boardCards() > 0 && !drawn;
  }

  static double cost(Spot spot) {
    return Combinatorics.choose(Long.bitCount(spot.live()), spot.missing())
        * (spot.combos() * NANOSECONDS_A_HAND + choices(spot));
  }

  /** The time of all choices of combos. */
  private static double choices(Spot spot) {
    return spot.players() * NANOSECONDS_A_CHOICE * spot.choices();
  }

  @Override
  public int blocks() {
    return blocks((double) boards * slices);
  }

  /** A piece is some boards, and a slice of the first player's combos. */
  @Override
  public void count(int block, Tally tally) {
    Deals walk = new Deals(tally);
    long length = Math.max(1, boards * slices / blocks() / PIECES);
    long runs = (boards + length - 1) / length;
    for (long row = 0; row * blocks() < runs * slices; row++) {
      long piece = piece(row, block);
      if (piece < runs * slices) {
        walk.slice = (int) (piece % slices);
        long from = piece / slices * length;
        missing.forEach(from, Math.min(boards, from + length), walk);
      }
    }
  }

  /** The deals of one block. */
  private final class Deals implements LongConsumer {
    private final Tally tally;
    private final int[] combos = new int[spot.players()];
    private final int[][] high = new int[spot.players()][]; // of each combo on this board
    private final int[][] low = new int[spot.players()][];
    private final int[] values = new int[spot.players()];
    private long board;
    private int slice; // of the first player's combos

    Deals(Tally tally) {
      this.tally = tally;
      for (int i = 0; i < high.length; i++) {
        high[i] = new int[spot.seats().get(i).hands().length];
        low[i] = new int[spot.game().isSplit() ? high[i].length : 0];
      }
    }

    @Override
    public void accept(long set) {
      evaluate(spot.board() | set);
      choose(0, slice, slices, board, 1);
    }

    private void evaluate(long full) {
      board = full;
      for (int i = 0; i < high.length; i++) {
        long[] hands = spot.seats().get(i).hands();
        for (int j = 0; j < hands.length; j++) {
          if ((hands[j] & full) == 0) {
            high[i][j] = spot.game().high(hands[j], full);
            if (low[i].length > 0) {
              low[i][j] = spot.game().low(hands[j], full);
            }
          }
        }
      }
    }

    /** Counts all choices in which the player has every so many combos from one on. */
    private void choose(int player, int from, int step, long used, double weight) {
      tally.checkStop();
      Seat seat = spot.seats().get(player);
      for (int i = from; i < seat.hands().length; i += step) {
        if ((seat.hands()[i] & used) == 0) {
          combos[player] = i;
          long now = used | seat.hands()[i];
          if (player == combos.length - 1) {
            count(winners(), weight * seat.weight(i));
          } else {
            choose(player + 1, 0, 1, now, weight * seat.weight(i));
          }
        }
      }
    }

    private void count(int mask, double weight) {
      tally.add(combos, weight, mask, 1);
      if (tally.cards() != null) {
        tally.cards().addBoard(board & ~spot.board(), mask, weight);
      }
    }

    private int winners() {
      int mask = winners(high);
      return low[0].length > 0 ? mask | winners(low) << values.length : mask;
    }

    private int winners(int[][] of) {
      for (int i = 0; i < values.length; i++) {
        values[i] = of[i][combos[i]];
      }
      return Masks.winners(values);
    }
  }
}
