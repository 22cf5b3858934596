package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import java.util.Arrays;

/** How often three classes of hands meet, and what the hands are worth if all are all-in. */
final class Triples {
  /*
   * Sums skip what is never played: mostly nine tenths. Pieces are the same for any number of
   * threads, and so are the sums.
   */
  private static final int PIECES = 13;
  private static final int PIECE = CLASSES * CLASSES / PIECES;

  /** Combos that leave four cards for a third: C(48, 2). */
  static final double THIRDS = 1128;

  private final Orders table;
  private final Pairs two = new Pairs();
  private final Team team;
  // by the class of the third, whose cards are gone; then as in Pairs
  private final double[][] all = new double[CLASSES][CLASSES * CLASSES];
  private final double[][] win = new double[CLASSES][CLASSES * CLASSES];
  // what all-ins of three are worth to a seat, by classes: of the first other, the second, its own
  private final double[][][] worths = new double[3][CLASSES][CLASSES * CLASSES];

  /** Reads the table; three players of each order have these worths. */
  Triples(Orders table, double[][] worthByOrder, Team team) {
    this.table = table;
    this.team = team;
    team.run(CLASSES, (worker, first) -> read(first, worthByOrder));
    for (int third = 0; third < CLASSES; third++) {
      add(1 / THIRDS, all[third], 0, two.all);
      add(1 / THIRDS, win[third], 0, two.win);
    }
  }

  /** All pairs of two players, of whom nobody knows the third's cards. */
  Pairs two() {
    return two;
  }

  private void read(int a, double[]... worthByOrder) {
    for (int b = 0; b < CLASSES; b++) {
      for (int c = 0; c < CLASSES; c++) {
        long[] orders = table.of(a, b, c);
        long deals = 0;
        double beats = 0; // the second the third
        double[] worth = new double[3];
        for (int order = 0; order < orders.length; order++) {
          double part = (double) orders[order] / ThreeHands.BOARDS;
          deals += orders[order];
          beats += ThreeHands.place(order, 1) < ThreeHands.place(order, 2) ? part : 0;
          for (int seat = 0; seat < 3; seat++) {
            worth[seat] += part * worthByOrder[order][seat];
          }
        }
        all[a][b * CLASSES + c] = (double) deals / ThreeHands.BOARDS;
        win[a][b * CLASSES + c] = beats;
        worths[0][c][b * CLASSES + a] = worth[0];
        worths[1][c][a * CLASSES + b] = worth[1];
        worths[2][a][b * CLASSES + c] = worth[2];
      }
    }
  }

  /** Fills in the pairs of two players after a third has folded all but these hands. */
  void fold(double[] kept, Pairs pairs) {
    team.run(
        PIECES,
        (worker, piece) -> {
          int from = piece * PIECE;
          int to = from + PIECE;
          for (int i = from; i < to; i++) {
            pairs.all[i] = THIRDS * two.all[i];
            pairs.win[i] = THIRDS * two.win[i];
          }
          for (int third = 0; third < CLASSES; third++) {
            if (kept[third] != 0) {
              subtract(kept[third], all[third], pairs.all, from, to);
              subtract(kept[third], win[third], pairs.win, from, to);
            }
          }
        });
  }

  private static void subtract(double part, double[] of, double[] from, int begin, int end) {
    for (int i = begin; i < end; i++) {
      from[i] -= part * of[i];
    }
  }

  private static void add(double part, double[] of, int at, double... to) {
    for (int i = 0; i < to.length; i++) {
      to[i] += part * of[at + i];
    }
  }

  /** Adds what it is worth to a seat, by class, that the others are in with these hands, too. */
  void addAllIn(int seat, double[] outer, double[] inner, double[] worth) {
    double[][] sums = new double[PIECES][CLASSES];
    team.run(
        PIECES,
        (worker, piece) -> {
          for (int first = piece; first < CLASSES; first += PIECES) {
            for (int second = 0; outer[first] != 0 && second < CLASSES; second++) {
              double part = outer[first] * inner[second];
              if (part != 0) {
                add(part, worths[seat][first], second * CLASSES, sums[piece]);
              }
            }
          }
        });
    for (double[] sum : sums) {
      add(1, sum, 0, worth);
    }
  }

  /**
   * Adds by class of a third who has folded what it is worth that these hands of the other two are
   * all-in, by outcome; returns how often that is.
   */
  double[] addFolded(double[] first, double[] second, double[] byOutcome, double[] worth) {
    double ofTie = byOutcome[1];
    boolean same = byOutcome[0] == ofTie && byOutcome[2] == ofTie;
    double[] meet = new double[CLASSES];
    team.run(
        CLASSES,
        (worker, third) -> {
          double sum = product(all[third], first, second);
          meet[third] = sum;
          worth[third] += ofTie * sum;
          if (!same) {
            worth[third] += (byOutcome[0] - ofTie) * product(win[third], first, second);
            worth[third] += (byOutcome[2] - ofTie) * product(win[third], second, first);
          }
        });
    return meet;
  }

  private static double product(double[] matrix, double[] rows, double... columns) {
    double[] sums = new double[CLASSES];
    for (int row = 0; row < CLASSES; row++) {
      if (rows[row] != 0) {
        add(rows[row], matrix, row * CLASSES, sums);
      }
    }
    double product = 0;
    for (int column = 0; column < CLASSES; column++) {
      product += columns[column] * sums[column];
    }
    return product;
  }

  /** How often three players who are in with these hands end in each order. */
  double[] orders(double[] first, double[] second, double... third) {
    double[][] sums = new double[CLASSES][ThreeHands.ORDERS];
    team.run(
        CLASSES,
        (worker, a) -> {
          for (int b = 0; first[a] != 0 && b < CLASSES; b++) {
            for (int c = 0; second[b] != 0 && c < CLASSES; c++) {
              double part = first[a] * second[b] * third[c] / ThreeHands.BOARDS;
              long[] orders = part == 0 ? new long[0] : table.of(a, b, c);
              for (int order = 0; order < orders.length; order++) {
                sums[a][order] += part * orders[order];
              }
            }
          }
        });
    double[] all = new double[ThreeHands.ORDERS];
    Arrays.stream(sums).forEach(sum -> add(1, sum, 0, all));
    return all;
  }
}
