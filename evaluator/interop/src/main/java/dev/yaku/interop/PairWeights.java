package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * Weights of holes by pairs of cards, a {@code double[52][52]} as the bots of the University of
 * Alberta and many after them keep, as the weights by {@link HoleIndex} of this library.
 *
 * <p>A hole is two places of such a table, {@code [a][b]} and {@code [b][a]}. Programs fill both,
 * or one and leave 0 in the other; both are read. The diagonal has no holes, and must be 0.
 *
 * <pre>{@code
 * double[] weights = PairWeights.byHole(table, card -> card); // numbered as here: 13 * suit + rank
 * double[] others = PairWeights.byHole(theirs, RankSuit::card); // numbered as 4 * rank + suit
 * Range range = Range.of(weights);
 * Strength against = Strength.of("standard").against(weights);
 * }</pre>
 *
 * <p>All methods are pure, allocate the array that they return, and reject what is no such table as
 * the package says.
 */
public final class PairWeights {
  private PairWeights() {}

  /**
   * {@return the weights of all 1,326 holes by {@link HoleIndex}} What a weight may be says who
   * takes them: a range takes 0 to 1.
   *
   * @param pairs 52 rows of 52 weights, each finite and not negative
   * @param cardOf the card, 0 to 51, of each number by which the table is indexed
   * @throws IllegalArgumentException if there are not 52 rows of 52, if a weight is none, if the
   *     two places of a hole have different weights, neither of which is 0, if one on the diagonal
   *     is not 0, or if two numbers are of the same card
   */
  public static double[] byHole(double[][] pairs, IntUnaryOperator cardOf) {
    Objects.requireNonNull(cardOf, "cardOf");
    if (Objects.requireNonNull(pairs, "pairs").length != Card.JOKER) {
      throw Coding.rejection(pairs.length + " rows of pairs", Coding.ALONE, "" + Card.JOKER);
    }
    double[] weights = new double[HoleIndex.SIZE];
    for (int a = 0; a < pairs.length; a++) {
      checkRow(pairs[a], a);
      for (int b = 0; b < a; b++) {
        int hole = HoleIndex.of(cardOf.applyAsInt(a), cardOf.applyAsInt(b));
        weights[hole] = weight(pairs[a][b], pairs[b][a], a, b);
      }
    }
    return weights;
  }

  private static void checkRow(double[] row, int index) {
    if (Objects.requireNonNull(row, "row").length != Card.JOKER) {
      throw Coding.rejection(row.length + " weights", index, "" + Card.JOKER);
    }
    for (double weight : row) {
      if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
        throw Coding.rejection("no hole has the weight " + weight, index, "finite, at least 0");
      }
    }
    if (row[index] != 0) {
      throw Coding.rejection(
          "a card with itself has the weight " + row[index], index, "0 on the diagonal");
    }
  }

  private static double weight(double one, double other, int a, int b) {
    if (one != other && one != 0 && other != 0) {
      throw Coding.rejection(
          "the pair %s, %s has the weights %s and %s".formatted(a, b, one, other),
          Coding.ALONE,
          "the same twice, or one and 0");
    }
    return Math.max(one, other);
  }
}
