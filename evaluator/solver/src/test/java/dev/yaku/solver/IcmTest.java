package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IcmTest {
  private static double[] numbers(String text) {
    return Arrays.stream(text.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
  }

  /**
   * From pailiku.com/tools/icm-calculator (two), Wikipedia's Independent Chip Model (rounded), and
   * what primedope.com/icm-deal-calculator said, as a test of com.gilpratte quotes it.
   */
  @ParameterizedTest
  @CsvSource({
    "500 300 200, 5000 3000 1500 500, 377.78 312.89 225.60 83.73, 0.006",
    "50 30 20, 5000 3000 2000, 38.39 32.75 28.86, 0.006",
    "70 30, 50 30 20, 45 32 22, 0.6",
    "130 100 78, 125000 98750 33250, 112 107 89, 0.6",
    "100 76, 1500 1200, 89.33 86.67, 0.006",
    "100 76, 1500 1200 975, 67.06 58.73 50.21, 0.006",
    "100 76, 1500 1500 975, 64.44 64.44 47.12, 0.006",
    "100 76, 1500 1200 975 350, 61.05 52.68 44.73 17.54, 0.006",
    "100 76, 1500 1200 975 350 275, 57.08 48.82 41.28 16.08 12.74, 0.006",
    "425 280 130, 150000 98750 45500, 332.99 290.56 211.45, 0.006",
    "425 280 130 75, 150000 98750 45500 13250, 323.2 278.12 195.79 112.89, 0.006"
  })
  void values_ofPublishedCases_arePublishedOnes(
      String payouts, String stacks, String expected, double off) {
    assertArrayEquals(numbers(expected), Icm.of(numbers(payouts)).values(numbers(stacks)), off);
  }

  /** Stacks up to 1,000, of all sizes up to a billion, and of 1 and a billion alone. */
  @Test
  void values_twoToEightPlayers_areThoseOfAllOrders() {
    SplittableRandom random = new SplittableRandom(64);
    for (int round = 0; round < 60; round++) {
      int players = 2 + random.nextInt(7);
      int places = 1 + random.nextInt(players);
      double[] payouts = random.doubles(places, 0, 1).sorted().toArray();
      double[] descending = new double[places];
      Arrays.setAll(descending, i -> payouts[places - 1 - i]);
      int kind = round % 3;
      int[] stacks =
          random
              .doubles(players)
              .mapToInt(
                  of ->
                      kind == 0
                          ? 1 + (int) (999 * of)
                          : (int) (kind == 1 ? Math.pow(1e9, of) : of < 0.5 ? 1 : 1e9))
              .toArray();
      double[] chips = Arrays.stream(stacks).asDoubleStream().toArray();
      double[] plain = new PlainAllIn(2, stacks, 0, 1, 0, 0, descending).worth(chips);
      double[] values = Icm.of(descending).values(chips);
      assertArrayEquals(plain, values, 1e-12, Arrays.toString(stacks));
      assertEquals(Arrays.stream(descending).sum(), Arrays.stream(values).sum(), 1e-12);
      for (int i = 1; i < players; i++) {
        assertTrue(stacks[i] != stacks[i - 1] || values[i] == values[i - 1]);
      }
    }
  }

  /** Of equal stacks each has an equal part, whatever the last paid place is. */
  @ParameterizedTest
  @CsvSource({"2, 1", "20, 3", "40, 12", "100, 99", "1000, 1", "300, 200"})
  void values_ofManyEqualStacks_areEqualParts(int players, int places) {
    double[] stacks = new double[players];
    double[] payouts = new double[places];
    Arrays.fill(stacks, 7);
    Arrays.fill(payouts, 1);
    for (double value : Icm.of(payouts).values(stacks)) {
      assertEquals(1, value * players / places, 1e-12);
    }
  }

  /** Of three prizes by three loops; of prizes for all the sum, and the order of the stacks. */
  @Test
  void values_ofManyPlayers_areThoseOfAllFirstThree() {
    int players = 150;
    double[] stacks = new SplittableRandom(20).doubles(players, 1, 100).sorted().toArray();
    double all = Arrays.stream(stacks).sum();
    double[] plain = new double[players];
    for (int a = 0; a < players; a++) {
      double first = stacks[a] / all;
      plain[a] += 50 * first;
      for (int b = 0; b < players; b++) {
        double second = a == b ? 0 : first * stacks[b] / (all - stacks[a]);
        plain[b] += 30 * second;
        for (int c = 0; c < players; c++) {
          boolean apart = a != b && a != c && b != c;
          plain[c] += apart ? 20 * second * stacks[c] / (all - stacks[a] - stacks[b]) : 0;
        }
      }
    }
    assertArrayEquals(plain, Icm.of(50, 30, 20).values(stacks), 1e-11);
    double[] payouts = new double[players];
    Arrays.setAll(payouts, place -> players - place);
    double[] values = Icm.of(payouts).values(stacks);
    assertEquals(players * (players + 1) / 2.0, Arrays.stream(values).sum(), 1e-9);
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    assertArrayEquals(sorted, values, 0);
  }

  @Test
  void bubbleFactor_ofPrizes_isAboveOne_andOfOnePrizeIsOne() {
    assertEquals(1, Icm.of(100).bubbleFactor(0, 1, 10, 20, 30), 1e-12);
    Icm icm = Icm.of(50, 30, 20);
    double[] chips = {10, 20, 30, 40};
    double now = icm.values(chips)[1];
    assertTrue(icm.bubbleFactor(1, 3, chips) > 1);
    assertTrue(Double.isNaN(Icm.of(1, 1, 1).bubbleFactor(0, 1, 5, 6, 7)));
    double won20 = icm.values(10, 40, 30, 20)[1];
    double lost20 = 0; // fourth: no prize
    assertEquals((now - lost20) / (won20 - now), icm.bubbleFactor(1, 3, chips), 1e-12);
  }

  @Test
  void badArguments_areRefused() {
    assertThrows(IllegalArgumentException.class, () -> Icm.of());
    assertThrows(IllegalArgumentException.class, () -> Icm.of(30, 50));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(30, -1));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(50, 30, 20).values(1, 2));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(50, 30).values(1, 0));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(50, 30).values(1, 1e-301));
    assertThrows(IllegalArgumentException.class, () -> Icm.of(5, 3).bubbleFactor(1, 1, 1, 2));
  }
}
