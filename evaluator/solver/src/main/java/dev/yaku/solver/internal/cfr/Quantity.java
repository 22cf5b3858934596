package dev.yaku.solver.internal.cfr;

/** The quantities of which there is a number for each action and hand. */
enum Quantity {
  /** By how much an action would have been better. */
  REGRETS,

  /**
   * How often an action is taken, on average. They are 1 in sum, so that none is kept for the first
   * action of a decision: {@link Loops#left} finds it. That is a fifth of all numbers.
   */
  MEANS
}
