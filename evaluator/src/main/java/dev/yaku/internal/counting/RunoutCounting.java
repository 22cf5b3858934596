package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Masks;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import dev.yaku.internal.spot.Tally;

/**
 * Deals the missing board in all ways, evaluates each combination once per board, and compares all
 * choices of combinations. For games with a board in which no player draws cards.
 */
public final class RunoutCounting implements Counting {
  private static final double NANOSECONDS_A_HAND = 8;
  private static final double NANOSECONDS_A_CHOICE = 5; // and player

  private final Spot spot;
  private final long[] lowest; // of the missing cards of the board; empty if all are known

  RunoutCounting(Spot spot) {
    this.spot = spot;
    lowest = new Subsets(spot.live(), Math.min(1, spot.missing())).toArray();
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.game().boardCards() > 0
        && spot.seats().stream().allMatch(seat -> seat.draws() == 0);
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  static double cost(Spot spot) {
    double hands = 0;
    double choices = 1;
    for (Seat seat : spot.seats()) {
      hands += seat.hands().length;
      choices *= seat.hands().length;
    }
    return Subsets.count(Long.bitCount(spot.live()), spot.missing())
        * (hands * NANOSECONDS_A_HAND + choices * spot.players() * NANOSECONDS_A_CHOICE);
  }

  @Override
  public int blocks() {
    return Counting.blocks(cost(), pieces());
  }

  private int pieces() {
    return spot.missing() > 0 ? lowest.length : spot.seats().get(0).hands().length;
  }

  @Override
  public void count(int block, Tally tally) {
    Walk walk = new Walk(tally);
    int step = blocks();
    if (spot.missing() == 0) {
      walk.evaluate(spot.board());
      int pieces = pieces();
      walk.choose((int) ((long) pieces * block / step), (int) ((long) pieces * (block + 1) / step));
      return;
    }
    for (int piece = block; piece < lowest.length; piece += step) {
      runOut(lowest[piece], walk);
    }
  }

  /** Deals the missing cards, of which this is the lowest. */
  private void runOut(long card, Walk walk) {
    long above = spot.live() & -card & ~card & ~known();
    int more = spot.missing() - 1;
    if ((card & known()) == 0 && Long.bitCount(above) >= more) {
      new Subsets(above, more)
          .forEach(
              set -> {
                walk.evaluate(spot.board() | card | set);
                walk.choose(0, spot.seats().get(0).hands().length);
              });
    }
  }

  /** The cards of players whose cards are known, which no board has. */
  private long known() {
    long known = 0;
    for (Seat seat : spot.seats()) {
      known |= seat.hands().length == 1 ? seat.hands()[0] : 0;
    }
    return known;
  }

  /** The deals of one block. */
  private final class Walk {
    private final Tally tally;
    private final int[] combinations = new int[spot.players()];
    private final int[][] high = new int[spot.players()][]; // of each combination on this board
    private final int[][] low = new int[spot.players()][];
    private final int[] values = new int[spot.players()];
    private long board;

    Walk(Tally tally) {
      this.tally = tally;
      for (int i = 0; i < high.length; i++) {
        high[i] = new int[spot.seats().get(i).hands().length];
        low[i] = new int[spot.game().isSplit() ? high[i].length : 0];
      }
    }

    void evaluate(long full) {
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

    /** Counts all choices in which the first player has one of these combinations. */
    void choose(int from, int to) {
      choose(0, from, to, board, 1);
    }

    private void choose(int player, int from, int to, long used, double weight) {
      Seat seat = spot.seats().get(player);
      for (int i = from; i < to; i++) {
        if ((seat.hands()[i] & used) == 0) {
          combinations[player] = i;
          long now = used | seat.hands()[i];
          if (player == combinations.length - 1) {
            tally.add(combinations, weight * seat.weight(i), winners(), 1);
          } else {
            choose(player + 1, 0, high[player + 1].length, now, weight * seat.weight(i));
          }
        }
      }
    }

    private int winners() {
      int mask = winners(high);
      return low[0].length > 0 ? mask | winners(low) << values.length : mask;
    }

    private int winners(int[][] of) {
      for (int i = 0; i < values.length; i++) {
        values[i] = of[i][combinations[i]];
      }
      return Masks.winners(values);
    }
  }
}
