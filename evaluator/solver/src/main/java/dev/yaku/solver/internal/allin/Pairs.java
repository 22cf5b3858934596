package dev.yaku.solver.internal.allin;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;

/**
 * How often classes of hands meet, and the first one wins; of a third player's cards some are gone.
 */
final class Pairs {
  static final int CLASSES = HoleClass.SIZE;

  final double[] all = new double[CLASSES * CLASSES]; // pairs of combos, by first and second
  final double[] win = new double[all.length]; // of these, those that the first one wins

  /** All pairs of two players; one combo of each class stands for all. */
  static Pairs ofTwo() {
    Pairs pairs = new Pairs();
    boolean[] seen = new boolean[CLASSES];
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      int first = HoleClass.of(mine);
      if (!seen[first]) {
        seen[first] = true;
        pairs.fill(first, mine);
      }
    }
    return pairs;
  }

  private void fill(int first, int mine) {
    int combos = HoleClass.combos(first);
    long cards = HoleIndex.hand(mine);
    for (int theirs = 0; theirs < HoleIndex.SIZE; theirs++) {
      if ((cards & HoleIndex.hand(theirs)) == 0) {
        int at = first * CLASSES + HoleClass.of(theirs);
        all[at] += combos;
        long boards = HeadsUp.preflop(mine, theirs);
        win[at] += (double) HeadsUp.win(boards) / HeadsUp.BOARDS * combos;
      }
    }
  }

  /** By class, how often it meets these hands of the other. */
  double[] meet(double... others) {
    double[] sums = new double[CLASSES];
    for (int mine = 0; mine < CLASSES; mine++) {
      double sum = 0;
      for (int theirs = 0; theirs < CLASSES; theirs++) {
        sum += others[theirs] * all[mine * CLASSES + theirs];
      }
      sums[mine] = sum;
    }
    return sums;
  }

  /** Adds by class what these hands of the other are worth: if it wins, ties and loses. */
  void add(double[] others, double ifWon, double ifTied, double ifLost, double[] worth) {
    for (int mine = 0; mine < CLASSES; mine++) {
      double sum = 0;
      for (int theirs = 0; theirs < CLASSES; theirs++) {
        double part = others[theirs];
        if (part != 0) {
          int at = mine * CLASSES + theirs;
          double won = win[at];
          double lost = win[theirs * CLASSES + mine];
          sum += part * (ifTied * all[at] + (ifWon - ifTied) * won + (ifLost - ifTied) * lost);
        }
      }
      worth[mine] += sum;
    }
  }
}
