package dev.yaku;

/** An action for each of many hands: see {@link HandEvaluator#forEach}. */
@FunctionalInterface
public interface ValueAction {
  /**
   * Called with a hand and its value.
   *
   * @param hand the hand, a set of cards; see {@link Hand}
   * @param value its value, 0 to {@link RuleSet#maxValue()}
   */
  void accept(long hand, int value);
}
