package dev.yaku.strength;

import dev.yaku.HoleIndex;

/** The scores of all hands, summed river by river. */
final class HoleSums {
  private final double scale;
  private final int bins;
  private final double[] sums = new double[HoleIndex.SIZE];
  private final double[] squares = new double[HoleIndex.SIZE];
  private final double[] totals = new double[HoleIndex.SIZE];
  private final double[] histograms;

  /**
   * @param scale the greatest score of a hand if all weights are 1; then sums of squares are
   *     integers
   * @param bins the number of bins of the histograms; 0 for no histograms
   */
  HoleSums(double scale, int bins) {
    this.scale = scale;
    this.bins = bins;
    histograms = new double[HoleIndex.SIZE * bins];
  }

  /**
   * Adds a river.
   *
   * @param most the greatest possible score of each hand; 0 for hands that hold a card of the board
   */
  void add(double[] scores, double[] most) {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double total = most[hole];
      if (total > 0) {
        double score = scores[hole];
        sums[hole] += score;
        squares[hole] += score * score * (scale / total);
        totals[hole] += total;
        if (bins > 0) {
          histograms[hole * bins + HandStrength.bin(score, total, bins)] += total;
        }
      }
    }
  }

  BoardStrength result(long board) {
    double[] ehs = new double[HoleIndex.SIZE];
    double[] ehs2 = new double[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) { // 0 / 0 is NaN
      ehs[hole] = sums[hole] / totals[hole];
      ehs2[hole] = squares[hole] / (totals[hole] * scale);
    }
    return new BoardStrength(board, ehs, ehs2);
  }

  /** The histogram of each hand, or null. */
  double[][] histograms() {
    double[][] parts = new double[HoleIndex.SIZE][];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (totals[hole] > 0) {
        parts[hole] = new double[bins];
        for (int bin = 0; bin < bins; bin++) {
          parts[hole][bin] = histograms[hole * bins + bin] / totals[hole];
        }
      }
    }
    return parts;
  }
}
