package dev.yaku.cli;

import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what held cards can become. */
final class Draws {
  private final HandEvaluator evaluator;
  private final long[] handsByValue;

  private Draws(HandEvaluator evaluator) {
    this.evaluator = evaluator;
    handsByValue = new long[evaluator.ruleSet().maxValue() + 1];
  }

  /**
   * How many draws give a hand of each category that is within reach, the strongest first.
   *
   * @param live the cards that can be drawn
   * @param missing how many of them are drawn
   */
  static Map<Category, Long> byCategory(
      HandEvaluator evaluator, long held, long live, int missing) {
    Draws draws = new Draws(evaluator);
    draws.count(held, live, missing);
    Map<Category, Long> counts = new LinkedHashMap<>();
    for (int value = draws.handsByValue.length - 1; value >= 0; value--) {
      if (draws.handsByValue[value] > 0) {
        counts.merge(evaluator.category(value), draws.handsByValue[value], Long::sum);
      }
    }
    return counts;
  }

  private void count(long hand, long live, int missing) {
    if (missing == 0) {
      handsByValue[evaluator.evaluate(hand)]++;
      return;
    }
    for (long rest = live; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      count(hand | card, rest ^ card, missing - 1);
    }
  }
}
