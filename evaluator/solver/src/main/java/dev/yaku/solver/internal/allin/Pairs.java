package dev.yaku.solver.internal.allin;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;

/**
 * How often hands of two players meet, and the first one wins, by their classes. Three numbers that
 * are called worth are of the first one's win, a tie, and the second one's win.
 */
final class Pairs {
  static final int CLASSES = HoleClass.SIZE;

  final double[][] all = new double[CLASSES][CLASSES]; // pairs of combos
  final double[][] win = new double[CLASSES][CLASSES]; // of these, those that the first one wins

  /** All pairs of two players; one combo of each class stands for all. */
  static Pairs ofTwo() {
    Pairs pairs = new Pairs();
    boolean[] seen = new boolean[CLASSES];
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      int first = HoleClass.of(mine);
      for (int theirs = 0; !seen[first] && theirs < HoleIndex.SIZE; theirs++) {
        if ((HoleIndex.hand(mine) & HoleIndex.hand(theirs)) == 0) {
          long boards = HeadsUp.preflop(mine, theirs);
          int combos = HoleClass.combos(first);
          pairs.all[first][HoleClass.of(theirs)] += combos;
          pairs.win[first][HoleClass.of(theirs)] +=
              (double) HeadsUp.win(boards) / HeadsUp.BOARDS * combos;
        }
      }
      seen[first] = true;
    }
    return pairs;
  }

  /** By class of the first, the worth of meeting these hands of the second. */
  void add(double[] worth, double[] second, double[] sums) {
    add(worth[1], sum(second, all), sums);
    if (!isConstant(worth)) {
      add(worth[2] - worth[1], sum(second, win), sums);
      for (int first = 0; first < CLASSES; first++) {
        sums[first] += (worth[0] - worth[1]) * product(win[first], second);
      }
    }
  }

  /** How often the first wins, both tie, and the second wins, with these hands. */
  double[] outcomes(double[] first, double... second) {
    double won = product(sum(first, win), second);
    double lost = product(sum(second, win), first);
    return new double[] {won, product(sum(first, all), second) - won - lost, lost};
  }

  /** The worth of all meetings of these hands. */
  double sum(double[] worth, double[] first, double... second) {
    return isConstant(worth)
        ? worth[1] * product(sum(first, all), second)
        : product(worth, outcomes(first, second));
  }

  private static boolean isConstant(double... worth) {
    return worth[0] == worth[1] && worth[2] == worth[1];
  }

  /** The sum of rows, each as often as these parts say; what is never played costs nothing. */
  static double[] sum(double[] parts, double[]... rows) {
    double[] sums = new double[CLASSES];
    for (int row = 0; row < rows.length; row++) {
      if (parts[row] != 0) {
        add(parts[row], rows[row], sums);
      }
    }
    return sums;
  }

  static void add(double part, double[] of, double... sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += part * of[i];
    }
  }

  static double product(double[] one, double... other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }
}
