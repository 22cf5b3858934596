package dev.yaku.equity.internal.counting;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.equity.internal.three.ThreeTable;
import java.util.Arrays;

/**
 * Three players of hold'em without a board, of whose ranges no suit is special, by the table of
 * three hands: a sum of look-ups.
 */
public final class ThreeTableCounting extends Counting {
  private static final double NANOSECONDS_A_LOOK_UP = 50;

  private static final int PLAYERS = 3;
  private static final int WINNERS = 1 << PLAYERS;

  private final ThreeTable table;
  private final Classes[] seats = new Classes[PLAYERS];

  /**
   * Each class of a player's combos once, the weights by class, which all its combos have, and the
   * class of each combo.
   */
  private record Classes(int[] classes, double[] weights, int[] ofCombos) {
    static Classes of(Seat seat) {
      int[] classes = new int[HoleClass.SIZE];
      double[] weights = new double[HoleClass.SIZE];
      int[] ofCombos = new int[seat.hands().length];
      int filled = 0;
      for (int i = 0; i < ofCombos.length; i++) {
        int holeClass = HoleClass.of(HoleIndex.of(seat.hands()[i]));
        if (weights[holeClass] == 0) {
          classes[filled++] = holeClass;
          weights[holeClass] = seat.weight(i);
        }
        ofCombos[i] = holeClass;
      }
      return new Classes(Arrays.copyOf(classes, filled), weights, ofCombos);
    }
  }

  ThreeTableCounting(Spot spot) {
    super(spot, cost(spot));
    table = ((Game.Holdem) spot.game()).threeHands();
    Arrays.setAll(seats, i -> Classes.of(spot.seats().get(i)));
  }

  static boolean fits(Spot spot) {
    return spot.players() == PLAYERS
        && (spot.board() | spot.dead()) == 0
        && spot.seats().get(0).isSymmetric()
        && spot.seats().get(1).isSymmetric()
        && spot.seats().get(2).isSymmetric();
  }

  static double cost(Spot spot) {
    double lookUps = 1;
    for (Seat seat : spot.seats()) {
      lookUps *= Classes.of(seat).classes.length;
    }
    return lookUps * NANOSECONDS_A_LOOK_UP; // rows are read once
  }

  @Override
  public int blocks() {
    return blocks(seats[0].classes.length);
  }

  @Override
  public void count(int block, Tally tally) {
    ClassSums sums = new ClassSums();
    for (long row = 0; row * blocks() < seats[0].classes.length; row++) {
      long first = piece(row, block);
      if (first < seats[0].classes.length) {
        sums.add(seats[0].classes[(int) first], tally);
      }
    }
    sums.addTo(tally);
  }

  /** The sums over some of the first player's classes. */
  private final class ClassSums {
    private final long[] orders = new long[ThreeTable.NUMBERS]; // of three classes
    private final long[] counts = new long[WINNERS];
    private final long[] deals = new long[WINNERS];
    private final double[] weights = new double[WINNERS];
    private final double[][] dealt = new double[PLAYERS][HoleClass.SIZE];
    private final double[][] won = new double[PLAYERS][HoleClass.SIZE];

    void add(int first, Tally tally) {
      for (int second : seats[1].classes) {
        tally.checkStop();
        double weight = seats[0].weights[first] * seats[1].weights[second];
        for (int third : seats[2].classes) {
          read(first, second, third);
          add(first, second, third, weight * seats[2].weights[third]);
        }
      }
    }

    private void read(int first, int second, int third) {
      table.readOrders(first, second, third, orders);
      Arrays.fill(counts, 0);
      for (int order = 0; order < orders.length; order++) {
        counts[ThreeTable.winners(order)] += orders[order];
      }
    }

    private void add(int first, int second, int third, double weight) {
      double all = 0;
      for (int winners = 1; winners < WINNERS; winners++) {
        deals[winners] += counts[winners];
        double weighed = weight * counts[winners];
        weights[winners] += weighed;
        all += weighed;
        int ofPot = Masks.POT / Integer.bitCount(winners);
        double part = weighed * ofPot;
        won[0][first] += (winners & 1) * part;
        won[1][second] += (winners >>> 1 & 1) * part;
        won[2][third] += (winners >>> 2) * part;
      }
      dealt[0][first] += all;
      dealt[1][second] += all;
      dealt[2][third] += all;
    }

    void addTo(Tally tally) {
      for (int winners = 1; winners < WINNERS; winners++) {
        tally.add(winners, weights[winners], deals[winners]);
      }
      for (int player = 0; player < PLAYERS; player++) {
        int[] ofCombos = seats[player].ofCombos;
        for (int i = 0; i < ofCombos.length; i++) {
          int of = ofCombos[i];
          double combos = HoleClass.combos(of);
          tally.add(player, i, dealt[player][of] / combos, won[player][of] / combos);
        }
      }
    }
  }
}
