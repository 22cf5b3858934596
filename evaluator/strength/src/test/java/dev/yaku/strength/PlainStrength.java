package dev.yaku.strength;

import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import java.util.ArrayList;
import java.util.List;

/** The judge: every river and every opponent, each evaluated as a hand of seven cards. */
final class PlainStrength {
  private final HandEvaluator evaluator;
  private final long deck;

  PlainStrength(HandEvaluator evaluator) {
    this.evaluator = evaluator;
    deck = evaluator.ruleSet().deck();
  }

  /** One river: twice the weight that loses and once that ties; and twice the whole weight. */
  double[] river(long hole, long board, double[] weights) {
    int mine = evaluator.evaluate(hole | board);
    double[] result = new double[2];
    Hands.of(deck & ~(hole | board), 2)
        .forEach(
            other -> {
              double weight = weights == null ? 1 : weights[HoleIndex.of(other)];
              int theirs = evaluator.evaluate(other | board);
              result[0] += mine > theirs ? 2 * weight : mine == theirs ? weight : 0;
              result[1] += 2 * weight;
            });
    return result;
  }

  /** Of all rivers that a board can have. */
  List<double[]> rivers(long hole, long board, double[] weights) {
    List<double[]> rivers = new ArrayList<>();
    Hands.of(deck & ~(hole | board), 5 - Long.bitCount(board))
        .with(board)
        .forEach(river -> rivers.add(river(hole, river, weights)));
    return rivers;
  }

  static double ehs(List<double[]> rivers) {
    double score = 0;
    double total = 0;
    for (double[] river : rivers) {
      score += river[0];
      total += river[1];
    }
    return score / total;
  }

  static double ehs2(List<double[]> rivers) {
    double squares = 0;
    double total = 0;
    for (double[] river : rivers) {
      if (river[1] > 0) {
        double equity = river[0] / river[1];
        squares += equity * equity * river[1];
        total += river[1];
      }
    }
    return squares / total;
  }

  static double[] histogram(List<double[]> rivers, int bins) {
    double[] parts = new double[bins];
    double total = 0;
    for (double[] river : rivers) {
      total += river[1];
    }
    for (double[] river : rivers) {
      if (river[1] > 0) {
        int bin = (int) Math.floor(river[0] / river[1] * bins + 1e-9);
        parts[Math.min(bin, bins - 1)] += river[1] / total;
      }
    }
    return parts;
  }

  /** Nine counts, by the hand's state now and on the river: behind, tied, ahead. */
  double[] standings(long hole, long board, double[] weights) {
    double[] counts = new double[9];
    Hands.of(deck & ~(hole | board), 2)
        .forEach(
            other -> {
              int now = Integer.compare(value(hole | board), value(other | board));
              Hands.of(deck & ~(hole | board | other), 5 - Long.bitCount(board))
                  .with(board)
                  .forEach(
                      river -> {
                        int later = Integer.compare(value(hole | river), value(other | river));
                        double weight = weights == null ? 1 : weights[HoleIndex.of(other)];
                        counts[3 * (now + 1) + later + 1] += weight;
                      });
            });
    return counts;
  }

  private int value(long hand) {
    return evaluator.evaluate(hand);
  }
}
