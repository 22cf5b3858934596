package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How often hands of all players meet, by their classes, and the worth of three all-ins. */
final class Meetings {
  /** The pairs of two players, whatever a third has. */
  final Pairs two = new Pairs();

  private static final double[] EACH = new double[ThreeHands.ORDERS];
  private static final double[] SECOND_BEATS_THIRD = new double[ThreeHands.ORDERS];

  static {
    Arrays.fill(EACH, 1);
    Arrays.setAll(
        SECOND_BEATS_THIRD,
        order -> ThreeHands.place(order, 1) < ThreeHands.place(order, 2) ? 1 : 0);
  }

  private final Pairs[] byThird; // whose cards are gone; a single one if there is no third
  private final double[][][][] worths; // by seat, hands of one other, of the next, and its own
  private final @Nullable Orders table;
  private final Team team;

  /** The meetings of two players, or with a table of three, who have these worths by order. */
  Meetings(@Nullable Orders table, double[][] worthByOrder, Team team) {
    this.table = table;
    this.team = team;
    byThird = table == null ? new Pairs[] {Pairs.ofTwo()} : new Pairs[CLASSES];
    worths = new double[table == null ? 0 : Stakes.SEATS][CLASSES][CLASSES][CLASSES];
    double[][] bySeat = new double[worths.length][ThreeHands.ORDERS];
    for (int seat = 0; seat < bySeat.length; seat++) {
      int of = seat;
      Arrays.setAll(bySeat[seat], order -> worthByOrder[order][of]);
    }
    team.run(worths.length > 0 ? CLASSES : 0, (worker, hand) -> read(hand, bySeat));
    team.run(
        CLASSES,
        (worker, first) -> {
          for (Pairs pairs : byThird) {
            Pairs.add(1, pairs.all[first], two.all[first]);
            Pairs.add(1, pairs.win[first], two.win[first]);
          }
        });
  }

  /** Reads the meetings of a class of the first player; of the second for the first one's worth. */
  private void read(int hand, double[]... worthBySeat) {
    Pairs pairs = new Pairs();
    for (int other = 0; other < CLASSES; other++) {
      for (int third = 0; third < CLASSES; third++) {
        long[] orders = table.of(hand, other, third);
        pairs.all[other][third] = mean(orders, EACH);
        pairs.win[other][third] = mean(orders, SECOND_BEATS_THIRD);
        worths[0][hand][third][other] = mean(table.of(other, hand, third), worthBySeat[0]);
        worths[1][hand][third][other] = mean(orders, worthBySeat[1]);
        worths[2][hand][other][third] = mean(orders, worthBySeat[2]);
      }
    }
    byThird[hand] = pairs;
  }

  /** The sum of numbers over all deals, for all boards. */
  private static double mean(long[] orders, double... numbers) {
    double sum = 0;
    for (int order = 0; order < numbers.length; order++) {
      sum += orders[order] * numbers[order];
    }
    return sum / ThreeHands.BOARDS;
  }

  /** Fills in the pairs of two players after a third has folded all but these hands. */
  void fold(double[] kept, Pairs pairs) {
    team.run(
        CLASSES,
        (worker, first) -> {
          System.arraycopy(two.all[first], 0, pairs.all[first], 0, CLASSES);
          System.arraycopy(two.win[first], 0, pairs.win[first], 0, CLASSES);
          for (int third = 0; third < byThird.length; third++) {
            if (kept[third] != 0) {
              Pairs.add(-kept[third], byThird[third].all[first], pairs.all[first]);
              Pairs.add(-kept[third], byThird[third].win[first], pairs.win[first]);
            }
          }
        });
  }

  /** By class of a third who has folded the worth of these hands of the others. */
  double[] folded(double[] worth, double[] first, double... second) {
    double[] sums = new double[CLASSES];
    boolean matters = Arrays.stream(worth).anyMatch(of -> of != 0);
    team.run(
        matters ? byThird.length : 0,
        (worker, third) -> sums[third] = byThird[third].sum(worth, first, second));
    return sums;
  }

  /** Adds by class of a seat the worth of being all-in with these hands of both others, in turn. */
  void addAllIn(int seat, double[] one, double[] next, double[] sums) {
    double[][] byOne = new double[CLASSES][];
    team.run(
        CLASSES,
        (worker, hand) ->
            byOne[hand] = one[hand] == 0 ? null : Pairs.sum(next, worths[seat][hand]));
    Pairs.add(1, Pairs.sum(one, byOne), sums);
  }

  /** How often three players who are all-in with these hands end in each order. */
  double[] orders(double[] first, double[] second, double... third) {
    double[][] byFirst = new double[CLASSES][ThreeHands.ORDERS];
    team.run(
        CLASSES,
        (worker, a) -> {
          for (int b = 0; first[a] != 0 && b < CLASSES; b++) {
            for (int c = 0; second[b] != 0 && c < CLASSES; c++) {
              long[] orders = third[c] == 0 ? new long[0] : table.of(a, b, c);
              double part = first[a] * second[b] * third[c] / ThreeHands.BOARDS;
              for (int order = 0; order < orders.length; order++) {
                byFirst[a][order] += part * orders[order];
              }
            }
          }
        });
    double[] all = new double[ThreeHands.ORDERS];
    for (double[] of : byFirst) {
      Pairs.add(1, of, all);
    }
    return all;
  }
}
