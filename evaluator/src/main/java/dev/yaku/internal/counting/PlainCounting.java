package dev.yaku.internal.counting;

import dev.yaku.internal.spot.DealCount;
import dev.yaku.internal.spot.Game;
import dev.yaku.internal.spot.Masks;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import dev.yaku.internal.spot.Tally;

/**
 * Deals every deal, and evaluates every hand: correct for all games, but slow. The faster ways must
 * agree with it.
 */
public final class PlainCounting implements Counting {
  private static final double NANOSECONDS_A_HAND = 60;

  private final Spot spot;
  private final long[] boards; // the possible ones

  PlainCounting(Spot spot) {
    this.spot = spot;
    boards = new Subsets(spot.live(), Math.min(1, spot.missing())).toArray();
  }

  static double cost(Spot spot) {
    return new DealCount(spot).atMost() * spot.players() * NANOSECONDS_A_HAND;
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  @Override
  public int blocks() {
    return Counting.blocks(cost(), pieces());
  }

  /** By the lowest of the cards that the board lacks, and by what the first player holds. */
  private long pieces() {
    return (long) boards.length * spot.seats().get(0).hands().length;
  }

  @Override
  public void count(int block, Tally tally) {
    long pieces = pieces();
    int step = blocks();
    for (long piece = block; piece < pieces; piece += step) {
      int first = (int) (piece / boards.length);
      long hole = spot.seats().get(0).hands()[first];
      long lowest = boards[(int) (piece % boards.length)];
      if ((hole & lowest) == 0) {
        new Walk(tally, first).board(lowest, hole);
      }
    }
  }

  /** The deals of one block. */
  private final class Walk {
    private final Tally tally;
    private final int[] combinations = new int[spot.players()];
    private final long[] holes = new long[spot.players()];
    private final int[] values = new int[spot.players()];

    Walk(Tally tally, int first) {
      this.tally = tally;
      combinations[0] = first;
    }

    /** Completes the board by cards above its lowest new one. */
    void board(long lowest, long hole) {
      long above = spot.live() & ~hole & -lowest & ~lowest;
      int more = Math.max(0, spot.missing() - 1);
      if (Long.bitCount(above) >= more) {
        new Subsets(above, more).forEach(set -> seat(0, spot.board() | lowest | set, 1));
      }
    }

    private void seat(int player, long board, double weight) {
      if (player == spot.players()) {
        evaluate(board, weight);
        return;
      }
      long used = board;
      for (int i = 0; i < player; i++) {
        used |= holes[i];
      }
      Seat seat = spot.seats().get(player);
      int from = player == 0 ? combinations[0] : 0;
      int to = player == 0 ? from + 1 : seat.hands().length;
      for (int i = from; i < to; i++) {
        if ((seat.hands()[i] & used) == 0) {
          combinations[player] = i;
          draw(player, board, used, seat, weight * seat.weight(i));
        }
      }
    }

    private void draw(int player, long board, long used, Seat seat, double weight) {
      long held = seat.hands()[combinations[player]];
      long others = spot.live() & ~used & ~held & ~knownOfLater(player);
      new Subsets(others, seat.draws())
          .forEach(
              set -> {
                holes[player] = held | set;
                seat(player + 1, board, weight);
              });
    }

    /** The cards that only a later player can hold: nobody else draws them. */
    private long knownOfLater(int player) {
      long known = 0;
      for (int i = player + 1; i < spot.players(); i++) {
        long[] hands = spot.seats().get(i).hands();
        known |= hands.length == 1 ? hands[0] : 0;
      }
      return known;
    }

    private void evaluate(long board, double weight) {
      Game game = spot.game();
      for (int i = 0; i < values.length; i++) {
        values[i] = game.high(holes[i], board);
      }
      int mask = Masks.winners(values);
      if (game.isSplit()) {
        for (int i = 0; i < values.length; i++) {
          values[i] = game.low(holes[i], board);
        }
        mask |= Masks.winners(values) << values.length;
      }
      tally.add(combinations, weight, mask, 1);
    }
  }
}
