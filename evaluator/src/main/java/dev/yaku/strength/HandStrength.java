package dev.yaku.strength;

/**
 * How strong one hand is on one board: its equity on each river that can come. Immutable.
 *
 * <p>A river is as likely as the opponents' hands that it leaves. Against a uniform hand all rivers
 * are equally likely, what is added up are integers, and only the last division rounds.
 */
public final class HandStrength {
  private final double[] scores;
  private final double[] totals;

  /**
   * @param scores for each river, twice the weight of the hands that lose and once of those that
   *     tie
   * @param totals twice the weight of all hands
   */
  HandStrength(double[] scores, double[] totals) {
    this.scores = scores;
    this.totals = totals;
  }

  /** How many rivers there are: 1 on a complete board. */
  public int rivers() {
    return scores.length;
  }

  /** Expected hand strength: the probability to win, plus half that to tie. */
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
   * The mean of the square of the equity on the river: of two hands of the same {@link #ehs}, it is
   * greater for the one that will be either good or bad.
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
   * How likely equities on the river are: for each of so many bins, from 0 to 1, the part of the
   * rivers whose equity falls into it. An equity on a border is in the upper bin, but 1 in the
   * last.
   *
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
    if (bins < 1 || bins > Strength.MAX_BINS) {
      throw new IllegalArgumentException(bins + " bins: expected 1 to " + Strength.MAX_BINS);
    }
  }

  static int bin(double score, double total, int bins) {
    return Math.min(bins - 1, (int) (score * bins / total));
  }
}
