package dev.yaku;

/** What is done with each of many hands, see {@link HandEvaluator#forEach}. */
@FunctionalInterface
public interface ValueAction {

  /** Takes a hand and its value. */
  void accept(long hand, int value);
}
