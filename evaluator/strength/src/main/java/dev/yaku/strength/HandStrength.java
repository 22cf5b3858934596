package dev.yaku.strength;

import java.util.Arrays;
import java.util.Locale;

/**
 * How strong one hand is on one board: its equity on each possible river. Immutable.
 *
 * <p>The probability of a river is proportional to the weight of the opponent's hands that are
 * possible with it. Against a uniform hand all rivers are equally likely, all sums are integers,
 * and only the final division rounds.
 */
public final class HandStrength {
  static final int MAX_BINS = 1000;

  private final double[] scores;
  private final double[] totals;

  /**
   * @param scores for each river, twice the weight of the hands that lose plus the weight of those
   *     that tie
   * @param totals for each river, twice the weight of all hands
   */
  HandStrength(double[] scores, double[] totals) {
    this.scores = scores;
    this.totals = totals;
  }

  /** {@return the number of rivers; 1 on a complete board} */
  public int rivers() {
    return scores.length;
  }

  /**
   * Expected hand strength: the probability of winning plus half that of a tie.
   *
   * @return 0 to 1
   */
  public double ehs() {
    double sum = 0;
    double total = 0;
    for (int i = 0; i < scores.length; i++) {
      sum += scores[i];
      total += totals[i];
    }
    return sum / total;
  }

  /**
   * {@return the mean of the square of the equity on the river: of two hands with the same {@link
   * #ehs}, it is greater for the one whose equity varies more}
   */
  public double ehs2() {
    double scale = 0;
    double total = 0;
    for (double one : totals) {
      scale = Math.max(scale, one);
      total += one;
    }
    double squares = 0;
    for (int i = 0; i < scores.length; i++) {
      squares += totals[i] == 0 ? 0 : scores[i] * scores[i] * (scale / totals[i]);
    }
    return squares / (scale * total);
  }

  /**
   * {@return the distribution of equities on the river: for each of the bins, which divide 0 to 1
   * evenly, the share of rivers whose equity falls into it} An equity on a border falls into the
   * upper bin, and 1 into the last.
   *
   * @param bins the number of bins of a histogram, each as wide as the others
   * @throws IllegalArgumentException if there are no bins
   */
  public double[] histogram(int bins) {
    checkBins(bins);
    double[] parts = new double[bins];
    double total = 0;
    for (int i = 0; i < scores.length; i++) {
      if (totals[i] > 0) {
        parts[bin(scores[i], totals[i], bins)] += totals[i];
        total += totals[i];
      }
    }
    for (int i = 0; i < bins; i++) {
      parts[i] /= total;
    }
    return parts;
  }

  static void checkBins(int bins) {
    if (bins < 1 || bins > MAX_BINS) {
      throw new IllegalArgumentException(bins + " bins: expected 1 to " + MAX_BINS);
    }
  }

  static int bin(double score, double total, int bins) {
    return Math.min(bins - 1, (int) (score * bins / total));
  }

  /** Whether the other is of the same equities with the same weights, river by river. */
  @Override
  public boolean equals(Object other) {
    return other instanceof HandStrength strength
        && Arrays.equals(scores, strength.scores)
        && Arrays.equals(totals, strength.totals);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(scores) + Arrays.hashCode(totals);
  }

  /** {@code "EHS 0.706604, EHS² 0.617925, rivers 1081"}. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "EHS %.6f, EHS² %.6f, rivers %d", ehs(), ehs2(), rivers());
  }
}
