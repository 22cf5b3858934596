package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;

/** Counts the hands of badugi by their value: few enough to look at each. */
final class BadugiCounter {
  private final BadugiEvaluator evaluator;
  private final long[] handsByValue;

  private BadugiCounter(BadugiEvaluator evaluator) {
    this.evaluator = evaluator;
    handsByValue = new long[evaluator.ruleSet().maxValue() + 1];
  }

  /** How many hands of so many cards have each value; the rules must allow it. */
  static long[] count(BadugiEvaluator evaluator, int cards) {
    BadugiCounter counter = new BadugiCounter(evaluator);
    counter.count(0, evaluator.ruleSet().cards(), cards);
    return counter.handsByValue;
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
