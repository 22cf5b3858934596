package dev.yaku.strength;

import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import java.util.Arrays;

/** The scores of each class of hands on all rivers, and how often each score comes. Immutable. */
final class BeforeTheFlop {
  private final int most;
  private final HandIndex holes;
  private final int[] classes = new int[HoleIndex.SIZE]; // -1: a card that is not in the deck
  private final int[][] deals; // by class and score, of all hands of the class together

  /*
   * A class of boards has one board for each way to assign suits, and each hole is played on all of
   * them: together, the holes of one class score on all boards of the class what they score on one
   * board, times the number of boards.
   */
  BeforeTheFlop(Strength strength) {
    long deck = strength.evaluator().ruleSet().deck();
    most = strength.mostScore();
    holes = HandIndex.ofDeck(deck, 2);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long cards = HoleIndex.hand(hole);
      classes[hole] = (cards & ~deck) == 0 ? (int) holes.index(cards) : -1;
    }
    deals = new int[(int) holes.size(0)][most + 1];
    HandIndex boards = HandIndex.ofDeck(deck, 5);
    char[] scored = new char[HoleIndex.SIZE];
    for (long i = 0; i < boards.size(0); i++) {
      long board = boards.unindex(0, i)[0];
      int times = boards.deals(0, i);
      strength.river(board, scored);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        if (classes[hole] >= 0 && (HoleIndex.hand(hole) & board) == 0) {
          deals[classes[hole]][scored[hole]] += times;
        }
      }
    }
  }

  BoardStrength strength() {
    double[] ehs = new double[deals.length];
    double[] ehs2 = new double[deals.length];
    for (int of = 0; of < deals.length; of++) {
      long sum = 0;
      long squares = 0;
      long all = 0;
      for (int score = 0; score <= most; score++) {
        long times = deals[of][score];
        sum += times * score;
        squares += times * score * score;
        all += times;
      }
      ehs[of] = sum / ((double) all * most);
      ehs2[of] = squares / ((double) all * most * most);
    }
    return new BoardStrength(0, byHole(ehs), byHole(ehs2));
  }

  private double[] byHole(double[] byClass) {
    return Arrays.stream(classes).mapToDouble(of -> of < 0 ? Double.NaN : byClass[of]).toArray();
  }

  /** Makes the histograms of {@link Strength#histograms(long, int)}. */
  double[][] histograms(int bins) {
    int[][] counts = boards(bins);
    return AllHands.byHole(
        hole -> classes[hole] < 0 ? null : AllHands.parts(counts[classes[hole]]));
  }

  /** For one hand of each class, how many boards have an equity in each bin. */
  int[][] boards(int bins) {
    int[][] counts = new int[deals.length][bins];
    for (int of = 0; of < deals.length; of++) {
      int hands = hands(of);
      for (int score = 0; score <= most; score++) {
        counts[of][HandStrength.bin(score, most, bins)] += deals[of][score] / hands;
      }
    }
    return counts;
  }

  /** How many hands a class has. */
  int hands(int of) {
    return holes.deals(0, of);
  }

  /** The class of a hand; -1 if it holds a card that is not in the deck. */
  int of(int hole) {
    return classes[hole];
  }
}
