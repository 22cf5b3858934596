package dev.yaku.strength;

import dev.yaku.equity.HoleIndex;
import dev.yaku.index.HandIndex;

/** The strengths of all hands before the flop, from one board of each class up to suits. */
final class BeforeTheFlop {
  private final Strength strength;
  private final HandIndex boards;
  private final HandIndex holes;
  private final long deck;

  BeforeTheFlop(Strength strength, HandIndex boards) {
    this.strength = strength;
    this.boards = boards;
    deck = strength.evaluator().ruleSet().deck();
    holes = HandIndex.ofDeck(deck, 2);
  }

  /*
   * A class of boards has one board for each way to assign suits, and each hole is played on all of
   * them: together, the holes of one class score on all boards of the class what they score on one
   * board, times the number of boards.
   */
  BoardStrength strength() {
    int[] classes = new int[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long cards = HoleIndex.hand(hole);
      classes[hole] = (cards & ~deck) == 0 ? (int) holes.index(cards) : -1;
    }
    long[] sums = new long[(int) holes.size(0)];
    long[] squares = new long[sums.length];
    long[] deals = new long[sums.length];
    char[] scored = new char[HoleIndex.SIZE];
    for (long i = 0; i < boards.size(0); i++) {
      long board = boards.unindex(0, i)[0];
      int times = boards.deals(0, i);
      strength.river(board, scored);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        if (classes[hole] >= 0 && (HoleIndex.hand(hole) & board) == 0) {
          long score = scored[hole];
          sums[classes[hole]] += times * score;
          squares[classes[hole]] += times * score * score;
          deals[classes[hole]] += times;
        }
      }
    }
    double[] ehs = new double[HoleIndex.SIZE];
    double[] ehs2 = new double[HoleIndex.SIZE];
    double most = strength.mostScore();
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int of = classes[hole];
      ehs[hole] = of < 0 ? Double.NaN : sums[of] / (deals[of] * most);
      ehs2[hole] = of < 0 ? Double.NaN : squares[of] / (deals[of] * most * most);
    }
    return new BoardStrength(0, ehs, ehs2);
  }
}
