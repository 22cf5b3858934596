package dev.yaku.generator.values;

import dev.yaku.generator.rules.Rules;

/**
 * The definition of an Omaha hand's value in one half of the pot: that of the best two cards of the
 * hole and three of the board. Slow.
 */
public final class NaiveOmaha {
  private final NaiveEvaluator five;

  /** Creates the definition for the half with these rules. */
  public NaiveOmaha(Rules rules) {
    five = new NaiveEvaluator(rules);
  }

  /** The packed value of the best two and three cards. */
  public int packed(int[] hole, int[] board) {
    int best = 0;
    for (int a = 0; a < hole.length; a++) {
      for (int b = 0; b < a; b++) {
        for (int p = 0; p < board.length; p++) {
          for (int q = 0; q < p; q++) {
            for (int r = 0; r < q; r++) {
              int packed = five.packed(hole[a], hole[b], board[p], board[q], board[r]);
              best = Math.max(best, packed);
            }
          }
        }
      }
    }
    return best;
  }
}
