package dev.yaku.solver.internal.cfr;

/**
 * What past iterations still count for.
 *
 * @param ofGains the factor of regrets above 0
 * @param ofLosses the factor of regrets below 0
 * @param ofSums the factor of the sums of strategies
 */
record Discount(float ofGains, float ofLosses, float ofSums) {
  /*
   * Discounted counterfactual regret minimization [1], with its parameters alpha 3/2, beta near 0
   * and gamma 3; sums of strategies start anew at each power of four, since the first strategies
   * are of no use later.
   *
   * [1] N. Brown, T. Sandholm: Solving Imperfect-Information Games via Discounted Regret
   * Minimization, AAAI 2019, https://arxiv.org/abs/1809.04040
   */

  /**
   * @param iteration from 0
   */
  static Discount of(int iteration) {
    double before = iteration;
    double power = before * Math.sqrt(before);
    int start = iteration == 0 ? 0 : Integer.highestOneBit(iteration);
    if (start != 0 && Integer.numberOfTrailingZeros(start) % 2 == 1) {
      start >>= 1; // not a power of four
    }
    double since = iteration - start;
    double part = since / (since + 1);
    return new Discount((float) (power / (power + 1)), 0.5f, (float) (part * part * part));
  }
}
