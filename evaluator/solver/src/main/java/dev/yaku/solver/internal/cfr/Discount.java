package dev.yaku.solver.internal.cfr;

/**
 * The weights of past iterations.
 *
 * @param ofGains the factor of regrets above 0
 * @param ofLosses the factor of regrets below 0
 * @param newest the part of this iteration's strategies in their means
 */
record Discount(float ofGains, float ofLosses, float newest) {
  /** Of floats from 1/2 to 1, from one to the next. */
  private static final double FLOATS_BELOW_1 = 1.0 / (1 << 24);

  /*
   * Discounted counterfactual regret minimization [1], with its parameters alpha 3/2, beta near 0
   * and gamma 3; means of strategies start anew at each power of four, since the first strategies
   * are of no use later.
   *
   * [1] N. Brown, T. Sandholm: Solving Imperfect-Information Games via Discounted Regret
   * Minimization, AAAI 2019, https://arxiv.org/abs/1809.04040
   */

  /** Of an iteration, from 0 on. */
  static Discount of(int iteration) {
    double before = iteration;
    double power = before * Math.sqrt(before);
    int start = iteration == 0 ? 0 : Integer.highestOneBit(iteration);
    if (start != 0 && Integer.numberOfTrailingZeros(start) % 2 == 1) {
      start >>= 1; // not a power of four
    }
    // The n-th strategy counts n ^ 3; the sum of the first n cubes is (n (n + 1) / 2) ^ 2.
    double count = iteration - start + 1;
    double newest = 4 * count / ((count + 1) * (count + 1));
    // What is left of 1 is a float, too: else means would come away from 1 in sum.
    newest = Math.rint(newest / FLOATS_BELOW_1) * FLOATS_BELOW_1;
    return new Discount((float) (power / (power + 1)), 0.5f, (float) newest);
  }
}
