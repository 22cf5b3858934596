package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;
import java.util.Arrays;
import java.util.Comparator;

/**
 * How often each of the 169 classes of two cards wins against each other class, with all deals
 * counted.
 */
final class PreflopMatrix {
  /*
   * Counts of a class against another are sums over all pairs of their hands that share no card, and
   * all boards.
   */
  private final long[][] wins = new long[HoleClass.SIZE][HoleClass.SIZE];
  private final long[][] ties = new long[HoleClass.SIZE][HoleClass.SIZE];

  PreflopMatrix() {
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      int row = HoleClass.of(mine);
      long cards = HoleIndex.hand(mine);
      for (int theirs = 0; theirs < HoleIndex.SIZE; theirs++) {
        if ((cards & HoleIndex.hand(theirs)) == 0) {
          long boards = HeadsUp.preflop(mine, theirs);
          wins[row][HoleClass.of(theirs)] += HeadsUp.win(boards);
          ties[row][HoleClass.of(theirs)] += HeadsUp.tie(boards);
        }
      }
    }
  }

  long wins(int row, int column) {
    return wins[row][column];
  }

  long ties(int row, int column) {
    return ties[row][column];
  }

  long losses(int row, int column) {
    return wins[column][row];
  }

  double equity(int row, int column) {
    long win = wins(row, column);
    long tie = ties(row, column);
    return (win + tie / 2.0) / (win + tie + losses(row, column));
  }

  /** The equity of a class against any hand. */
  double equity(int row) {
    double score = 0;
    double deals = 0;
    for (int column = 0; column < HoleClass.SIZE; column++) {
      score += wins(row, column) + ties(row, column) / 2.0;
      deals += wins(row, column) + ties(row, column) + losses(row, column);
    }
    return score / deals;
  }

  /** All classes, the best against any hand first. */
  int[] byEquity() {
    Integer[] classes = new Integer[HoleClass.SIZE];
    Arrays.setAll(classes, i -> i);
    Arrays.sort(classes, Comparator.comparingDouble(i -> -equity(i)));
    return Arrays.stream(classes).mapToInt(Integer::intValue).toArray();
  }
}
