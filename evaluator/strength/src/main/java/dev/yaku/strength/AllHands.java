package dev.yaku.strength;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.strength.internal.PotentialSums;
import dev.yaku.strength.internal.RiverScores;
import dev.yaku.strength.internal.RiverValues;
import dev.yaku.strength.internal.RunOutSums;
import dev.yaku.strength.internal.SpotCheck;
import java.util.Arrays;
import java.util.function.IntFunction;

/** The strengths of all hands on one board, summed over its rivers. */
final class AllHands {
  private final Strength strength;
  private final HandEvaluator evaluator;
  private final RiverScores scores;
  private final long board;
  private final long live;

  AllHands(Strength strength, RiverScores scores, long board) {
    this.strength = strength;
    this.scores = scores;
    this.board = board;
    evaluator = strength.evaluator();
    live = evaluator.ruleSet().deck() & ~board;
  }

  /** The strengths on a flop or turn, against a uniform hand. */
  BoardStrength byTypes() {
    int left = Long.bitCount(live) - 2;
    double most = strength.mostScore();
    boolean flop = Long.bitCount(board) == SpotCheck.MOST_BOARD - 2;
    double total = (flop ? left * (left - 1) / 2 : left) * most;
    RunOutSums sums = new RunOutSums(scores, board, live);
    double[] ehs = new double[HoleIndex.SIZE];
    double[] ehs2 = new double[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      boolean isLive = isLive(hole);
      ehs[hole] = isLive ? sums.sum(hole) / total : Double.NaN;
      ehs2[hole] = isLive ? sums.squares(hole) / (total * most) : Double.NaN;
    }
    return new BoardStrength(board, ehs, ehs2);
  }

  /** The strengths on a river, against a uniform hand. */
  BoardStrength onRiver() {
    char[] scored = new char[HoleIndex.SIZE];
    strength.river(board, scored);
    double most = strength.mostScore();
    double[] ehs = new double[HoleIndex.SIZE];
    double[] ehs2 = new double[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double score = isLive(hole) ? scored[hole] : Double.NaN;
      ehs[hole] = score / most;
      ehs2[hole] = score * score / (most * most);
    }
    return new BoardStrength(board, ehs, ehs2);
  }

  /** The histogram of each hand, or null, against a uniform hand. */
  double[][] histograms(int bins) {
    int[][] counts = new int[HoleIndex.SIZE][];
    Arrays.setAll(counts, hole -> isLive(hole) ? new int[bins] : null);
    int most = strength.mostScore();
    char[] binOf = new char[most + 1];
    for (int score = 0; score <= most; score++) {
      binOf[score] = (char) HandStrength.bin(score, most, bins);
    }
    char[] scored = new char[HoleIndex.SIZE];
    for (long river : RiverValues.rivers(board, live)) {
      strength.river(river, scored);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        if ((HoleIndex.hand(hole) & ~(live & ~river)) == 0) {
          counts[hole][binOf[scored[hole]]]++;
        }
      }
    }
    return byHole(hole -> counts[hole] == null ? null : parts(counts[hole]));
  }

  /** Makes an array by {@link HoleIndex} of the numbers. */
  static double[][] byHole(IntFunction<double[]> numbers) {
    double[][] all = new double[HoleIndex.SIZE][];
    Arrays.setAll(all, numbers);
    return all;
  }

  /** The shares of counts in their sum. */
  static double[] parts(int[] counts) {
    double all = Arrays.stream(counts).sum();
    return Arrays.stream(counts).mapToDouble(count -> count / all).toArray();
  }

  /** The sums against each of several clusters of weighted hands. */
  HoleSums[] byWeights(int bins, double[]... clusters) {
    HoleSums[] sums = new HoleSums[clusters.length];
    Arrays.setAll(sums, i -> new HoleSums(strength.mostScore(), bins));
    HoldemRiver river = HoldemRiver.of(evaluator);
    double[] scored = new double[HoleIndex.SIZE];
    double[] ties = new double[HoleIndex.SIZE];
    double[] totals = new double[HoleIndex.SIZE];
    for (long five : RiverValues.rivers(board, live)) {
      river.setBoard(five);
      for (int i = 0; i < clusters.length; i++) {
        Arrays.fill(scored, 0);
        Arrays.fill(ties, 0);
        Arrays.fill(totals, 0);
        river.weigh(clusters[i], scored, ties);
        river.sum(clusters[i], totals);
        for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
          totals[hole] *= 2;
          // Rounding may leave a number slightly out of its range.
          scored[hole] = Math.max(0, Math.min(totals[hole], 2 * scored[hole] + ties[hole]));
        }
        sums[i].add(scored, totals);
      }
    }
    return sums;
  }

  /** On a flop or turn against weighted hands: how each stands, or null. */
  Potential[] potentials(double[] weights) {
    PotentialSums sums = new PotentialSums(evaluator, board, live, weights);
    for (long river : RiverValues.rivers(board, live)) {
      sums.add(river);
    }
    Potential[] potentials = new Potential[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double[] counts = sums.counts(hole);
      potentials[hole] = Arrays.stream(counts).sum() > 0 ? new Potential(counts) : null;
    }
    return potentials;
  }

  /** The strengths against each of several clusters, by hand and cluster; null where no hand is. */
  double[][] clusters(double[][] clusters) {
    HoleSums[] sums = byWeights(0, clusters);
    return byHole(
        hole ->
            isLive(hole) ? Arrays.stream(sums).mapToDouble(of -> of.ehs(hole)).toArray() : null);
  }

  private boolean isLive(int hole) {
    return (HoleIndex.hand(hole) & ~live) == 0;
  }

  /** The scores of all hands, summed river by river. */
  static final class HoleSums {
    private final double scale;
    private final int bins;
    private final double[] sums = new double[HoleIndex.SIZE];
    private final double[] squares = new double[HoleIndex.SIZE];
    private final double[] totals = new double[HoleIndex.SIZE];
    private final double[][] histograms;

    /**
     * @param scale the greatest score of a hand if all weights are 1; then sums of squares are
     *     integers
     * @param bins the number of bins of the histograms; 0 for no histograms
     */
    HoleSums(double scale, int bins) {
      this.scale = scale;
      this.bins = bins;
      histograms = new double[bins == 0 ? 0 : HoleIndex.SIZE][bins];
    }

    /**
     * Adds the scores on a river.
     *
     * @param most the greatest possible score of each hand; 0 for hands that hold a card of the
     *     board
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
            histograms[hole][HandStrength.bin(score, total, bins)] += total;
          }
        }
      }
    }

    /** NaN if there is no river. */
    double ehs(int hole) {
      return sums[hole] / totals[hole];
    }

    BoardStrength result(long board) {
      double[] ehs = new double[HoleIndex.SIZE];
      double[] ehs2 = new double[HoleIndex.SIZE];
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) { // 0 / 0 is NaN
        ehs[hole] = ehs(hole);
        ehs2[hole] = squares[hole] / (totals[hole] * scale);
      }
      return new BoardStrength(board, ehs, ehs2);
    }

    /** The histogram of each hand, or null. */
    double[][] histograms() {
      return byHole(
          hole ->
              totals[hole] > 0
                  ? Arrays.stream(histograms[hole]).map(part -> part / totals[hole]).toArray()
                  : null);
    }
  }
}
