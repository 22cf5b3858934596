package dev.yaku;

import dev.yaku.generator.values.NaiveEvaluator;

/**
 * The value of a hand of five or more cards is the best of its fives; the naive evaluator is asked
 * for each five once, or a few times where threads ask for the same. For rules without wild cards.
 */
final class NaiveFives {
  private static final int FIVES = 2_598_960;
  private static final int[][] WAYS = new int[Card.JOKER + 1][6];

  static {
    for (int of = 0; of <= Card.JOKER; of++) {
      WAYS[of][0] = 1;
      for (int chosen = 1; chosen < 6 && of > 0; chosen++) {
        WAYS[of][chosen] = WAYS[of - 1][chosen - 1] + WAYS[of - 1][chosen];
      }
    }
  }

  private final NaiveEvaluator naive;

  /** Packed values by the numbers of fives; 0 if the naive evaluator was not asked. */
  private final int[] known = new int[FIVES];

  NaiveFives(NaiveEvaluator naive) {
    this.naive = naive;
  }

  /** The packed value of cards in ascending order. */
  int packed(int... cards) {
    int best = 0;
    for (int a = 4; a < cards.length; a++) {
      for (int b = 3; b < a; b++) {
        for (int c = 2; c < b; c++) {
          for (int d = 1; d < c; d++) {
            for (int e = 0; e < d; e++) {
              best = Math.max(best, five(cards[e], cards[d], cards[c], cards[b], cards[a]));
            }
          }
        }
      }
    }
    return best;
  }

  private int five(int a, int b, int c, int d, int e) {
    int number = WAYS[a][1] + WAYS[b][2] + WAYS[c][3] + WAYS[d][4] + WAYS[e][5];
    int packed = known[number];
    if (packed == 0) {
      packed = naive.packed(a, b, c, d, e);
      known[number] = packed;
    }
    return packed;
  }
}
