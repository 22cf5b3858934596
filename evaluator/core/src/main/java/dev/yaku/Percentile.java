package dev.yaku;

import java.util.Locale;

/**
 * Where a value stands among all hands of one size: see {@link Evaluator#percentile}. Exact.
 *
 * @param beaten the number of hands that have a smaller value
 * @param tied the number of hands that have this value, the hand itself among them
 * @param all the number of all hands of the size
 */
public record Percentile(long beaten, long tied, long all) {
  /**
   * A place among hands.
   *
   * @param beaten the number of hands that have a smaller value
   * @param tied the number of hands that have the same value
   * @param all the number of hands that were counted, above 0
   * @throws IllegalArgumentException if a number is negative, there are no hands, or more are
   *     beaten or tied than there are
   */
  public Percentile {
    if (beaten < 0 || tied < 0 || all < 1 || beaten > all - tied) {
      throw new IllegalArgumentException(
          beaten + " hands beaten and " + tied + " tied, of " + all + " hands");
    }
  }

  /** {@return the part of all hands that the value beats, 0 to 1} */
  public double beats() {
    return (double) beaten / all;
  }

  /** {@return the part of all hands that have this value, 0 to 1} */
  public double ties() {
    return (double) tied / all;
  }

  /** {@code "beats 97.4010 %, ties 0.0212 % of 133,784,560 hands"}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "beats %.4f %%, ties %.4f %% of %,d hands", 100 * beats(), 100 * ties(), all);
  }
}
