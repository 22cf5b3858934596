package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import java.util.Arrays;
import java.util.function.ToDoubleBiFunction;
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

  /** The meetings of two players, or with a table of three: worths by places, of a seat. */
  Meetings(@Nullable Orders table, ToDoubleBiFunction<int[], Integer> worth, Team team) {
    this.table = table;
    this.team = team;
    byThird = table == null ? new Pairs[] {Pairs.ofTwo()} : new Pairs[CLASSES];
    worths = new double[table == null ? 0 : Stakes.SEATS][CLASSES][CLASSES][CLASSES];
    if (table != null) {
      double[][] bySeat = {bySeat(0, worth), bySeat(1, worth), bySeat(2, worth)};
      team.run(CLASSES, (worker, third) -> read(third, bySeat));
    }
    team.run(
        CLASSES,
        (worker, first) -> {
          for (Pairs pairs : byThird) {
            Pairs.add(1, pairs.all[first], two.all[first]);
            Pairs.add(1, pairs.win[first], two.win[first]);
          }
        });
  }

  /** The worth to a seat by the order of one other, the next, and itself. */
  private static double[] bySeat(int seat, ToDoubleBiFunction<int[], Integer> worth) {
    double[] worths = new double[ThreeHands.ORDERS];
    int[] places = new int[Stakes.SEATS];
    int one = seat == 0 ? 1 : 0;
    for (int order = 0; order < worths.length; order++) {
      places[one] = ThreeHands.place(order, 0);
      places[3 - seat - one] = ThreeHands.place(order, 1);
      places[seat] = ThreeHands.place(order, 2);
      worths[order] = worth.applyAsDouble(places, seat);
    }
    return worths;
  }

  /** Reads the meetings of a class with any others. */
  private void read(int one, double[]... worthBySeat) {
    Pairs pairs = new Pairs();
    for (int next = 0; next < CLASSES; next++) {
      for (int own = 0; own < CLASSES; own++) {
        long[] orders = table.of(one, next, own);
        pairs.all[next][own] = mean(orders, EACH);
        pairs.win[next][own] = mean(orders, SECOND_BEATS_THIRD);
        for (int seat = 0; seat < worths.length; seat++) {
          worths[seat][one][next][own] = mean(orders, worthBySeat[seat]);
        }
      }
    }
    byThird[one] = pairs;
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
    double[] sums = new double[ThreeHands.ORDERS];
    for (int a = 0; a < CLASSES; a++) {
      for (int b = 0; first[a] != 0 && b < CLASSES; b++) {
        for (int c = 0; second[b] != 0 && c < CLASSES; c++) {
          double part = first[a] * second[b] * third[c] / ThreeHands.BOARDS;
          long[] orders = part == 0 ? new long[0] : table.of(a, b, c);
          for (int order = 0; order < orders.length; order++) {
            sums[order] += part * orders[order];
          }
        }
      }
    }
    return sums;
  }
}
