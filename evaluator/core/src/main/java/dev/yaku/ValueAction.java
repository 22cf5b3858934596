package dev.yaku;

/** An action for each of many hands: see {@link HandEvaluator#forEach}. */
@FunctionalInterface
public interface ValueAction {

  /** Called with a hand and its value. */
  void accept(long hand, int value);
}
