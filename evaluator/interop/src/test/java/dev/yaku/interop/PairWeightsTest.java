package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairWeightsTest {
  /** A table in which each pair a &gt; b has a weight of its own. */
  private static double[][] table(BiConsumer<double[][], int[]> fill) {
    double[][] table = new double[52][52];
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        fill.accept(table, new int[] {a, b});
      }
    }
    return table;
  }

  private static double weight(int a, int b) {
    return (100 * a + b) / 10_000.0;
  }

  @Test
  void tables_ofOneHalfOrBoth_haveTheWeightsOfTheirHoles() {
    double[][] lower = table((table, p) -> table[p[0]][p[1]] = weight(p[0], p[1]));
    double[][] upper = table((table, p) -> table[p[1]][p[0]] = weight(p[0], p[1]));
    double[][] both =
        table((table, p) -> table[p[0]][p[1]] = table[p[1]][p[0]] = weight(p[0], p[1]));
    double[] weights = PairWeights.byHole(both, card -> card);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      assertEquals(weight(HoleIndex.high(hole), HoleIndex.low(hole)), weights[hole]);
    }
    assertArrayEquals(weights, PairWeights.byHole(lower, card -> card));
    assertArrayEquals(weights, PairWeights.byHole(upper, card -> card));
  }

  @Test
  void numbersOfAnotherCoding_areConverted() {
    double[][] table = new double[52][52];
    table[51][47] = 0.5; // As Ks as 4 * rank + suit
    double[] weights = PairWeights.byHole(table, RankSuit::card);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      boolean one = hole == HoleIndex.of(Card.parse("As"), Card.parse("Ks"));
      assertEquals(one ? 0.5 : 0, weights[hole]);
    }
  }

  @Test
  void differentWeightsOfAHole_areRefused() {
    double[][] table = new double[52][52];
    table[3][2] = 0.5;
    table[2][3] = 0.25;
    assertRefused(
        "the pair 3, 2 has the weights 0.5 and 0.25: expected the same twice, or one and 0",
        () -> PairWeights.byHole(table, card -> card));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.5, Double.NaN, Double.POSITIVE_INFINITY})
  void noWeight_isRefusedWithItsRow(double weight) {
    double[][] table = new double[52][52];
    table[7][3] = weight;
    assertRefused(
        "no hole has the weight " + weight + ", at index 7: expected finite, at least 0",
        () -> PairWeights.byHole(table, card -> card));
  }

  @Test
  void otherShapes_areRefused() {
    assertRefused(
        "51 rows of pairs: expected 52",
        () -> PairWeights.byHole(new double[51][52], card -> card));
    double[][] ragged = new double[52][52];
    ragged[4] = new double[13];
    assertRefused(
        "13 weights, at index 4: expected 52", () -> PairWeights.byHole(ragged, card -> card));
    double[][] diagonal = new double[52][52];
    diagonal[9][9] = 1;
    assertRefused(
        "a card with itself has the weight 1.0, at index 9: expected 0 on the diagonal",
        () -> PairWeights.byHole(diagonal, card -> card));
  }

  @Test
  void numbersOfTheSameCard_areRefused() {
    assertRefused(
        "2c 2c: expected two different cards of 0 to 51",
        () -> PairWeights.byHole(new double[52][52], card -> card / 2));
  }
}
