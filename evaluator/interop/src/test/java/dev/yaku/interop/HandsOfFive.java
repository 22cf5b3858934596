package dev.yaku.interop;

import dev.yaku.HandEvaluator;

/** All 2,598,960 hands of five cards. */
final class HandsOfFive {
  private HandsOfFive() {}

  /** How many of them have each value. */
  static int[] byValue(HandEvaluator evaluator) {
    int[] hands = new int[evaluator.ruleSet().maxValue() + 1];
    for (int a = 0; a < 52; a++) {
      for (int b = a + 1; b < 52; b++) {
        for (int c = b + 1; c < 52; c++) {
          for (int d = c + 1; d < 52; d++) {
            for (int e = d + 1; e < 52; e++) {
              hands[evaluator.evaluateCards(a, b, c, d, e)]++;
            }
          }
        }
      }
    }
    return hands;
  }
}
