package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.cards.Combinatorics;

/**
 * Deals every deal, and evaluates every hand: correct for all games, but slow. The faster ways must
 * agree with it.
 */
public final class PlainCounting extends Counting {
  private static final double NANOSECONDS_A_HAND = 60;

  private final int[] order; // of the players: first one with many choices
  private final long draws; // sets that the first of them may draw
  private final long boards;

  PlainCounting(Spot spot) {
    super(spot, cost(spot));
    order = order();
    Seat first = spot.seats().get(order[0]);
    int left = Long.bitCount(left(0, first.hands()[0]));
    draws = Combinatorics.choose(left, first.draws());
    boards = Combinatorics.choose(left - first.draws(), spot.missing());
  }

  private int[] order() {
    int first = 0;
    for (int i = 1; i < spot.players(); i++) {
      first = choices(i) > choices(first) ? i : first;
    }
    int[] order = new int[spot.players()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i == 0 ? first : i <= first ? i - 1 : i;
    }
    return order;
  }

  private double choices(int player) {
    Seat seat = spot.seats().get(player);
    return seat.hands().length * Combinatorics.choose(Long.bitCount(spot.live()), seat.draws());
  }

  /**
   * The cards that the player at this place may draw from, as far as the players before have none:
   * cards that only later players can hold are left out.
   */
  private long left(int place, long held) {
    long known = held;
    for (int i = place + 1; i < order.length; i++) {
      long[] hands = spot.seats().get(order[i]).hands();
      known |= hands.length == 1 ? hands[0] : 0;
    }
    return spot.live() & ~known;
  }

  static double cost(Spot spot) {
    return spot.mostDeals() * spot.players() * NANOSECONDS_A_HAND;
  }

  @Override
  public int blocks() {
    return blocks((double) boards * draws * hands());
  }

  private int hands() {
    return spot.seats().get(order[0]).hands().length;
  }

  /**
   * Counts a part of the deals: a piece is a run of boards, draws and combos of the first player.
   */
  @Override
  public void count(int block, Tally tally) {
    long all = hands() * draws * boards;
    long length = Math.max(1, all / blocks() / PIECES);
    Deals walk = new Deals(tally);
    long pieces = (all + length - 1) / length;
    for (long row = 0; row * blocks() < pieces; row++) {
      long piece = piece(row, block);
      if (piece < pieces) {
        walk.count(piece * length, Math.min(all, (piece + 1) * length));
      }
    }
  }

  /** The deals of one block. */
  private final class Deals {
    private final Tally tally;
    private final int[] combos = new int[spot.players()];
    private final long[] holes = new long[spot.players()];
    private final int[] values = new int[spot.players()];

    Deals(Tally tally) {
      this.tally = tally;
    }

    /** Counts some of the first player's choices, with boards. */
    void count(long from, long to) {
      long ofHand = draws * boards;
      for (long at = from; at < to; ) {
        int hand = (int) (at / ofHand);
        long end = Math.min(to, (hand + 1) * ofHand);
        first(hand, at - hand * ofHand, end - hand * ofHand);
        at = end;
      }
    }

    private void first(int hand, long from, long to) {
      Seat seat = spot.seats().get(order[0]);
      long held = seat.hands()[hand];
      long left = left(0, held);
      combos[order[0]] = hand;
      long[] at = {from};
      new Subsets(left, seat.draws())
          .forEach(
              from / boards,
              (to - 1) / boards + 1,
              drawn -> {
                holes[order[0]] = held | drawn;
                long start = at[0] / boards * boards;
                long end = Math.min(to, start + boards);
                board(left & ~drawn, at[0] - start, end - start, seat.weight(hand));
                at[0] = end;
              });
    }

    private void board(long left, long from, long to, double weight) {
      new Subsets(left, spot.missing())
          .forEach(from, to, set -> seat(1, spot.board() | set, weight));
    }

    private void seat(int place, long board, double weight) {
      if (place == order.length) {
        evaluate(board, weight);
        return;
      }
      long used = board;
      for (int i = 0; i < place; i++) {
        used |= holes[order[i]];
      }
      Seat seat = spot.seats().get(order[place]);
      for (int i = 0; i < seat.hands().length; i++) {
        if ((seat.hands()[i] & used) == 0) {
          combos[order[place]] = i;
          draw(place, board, used, seat, weight * seat.weight(i));
        }
      }
    }

    private void draw(int place, long board, long used, Seat seat, double weight) {
      int player = order[place];
      long held = seat.hands()[combos[player]];
      new Subsets(left(place, held) & ~used, seat.draws())
          .forEach(
              set -> {
                holes[player] = held | set;
                seat(place + 1, board, weight);
              });
    }

    private void evaluate(long board, double weight) {
      tally.checkStop();
      int mask = Masks.winners(spot.game(), holes, board, values);
      tally.add(combos, weight, mask, 1);
      if (tally.cards() != null) {
        tally.cards().addBoard(board & ~spot.board(), mask, weight);
      }
    }
  }
}
