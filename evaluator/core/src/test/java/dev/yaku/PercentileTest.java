package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentileTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** Compared with evaluating every hand. */
  @ParameterizedTest
  @CsvSource({"standard, 3", "standard, 4", "deuce-to-seven, 5", "short-deck, 5"})
  void percentile_ofAnyValue_countsAllHands(String rules, int cards) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    SplittableRandom random = new SplittableRandom(cards);
    Dealer dealer = Dealer.of(random, evaluator.ruleSet().deck());
    for (int i = 0; i < 3; i++) {
      int value = evaluator.evaluate(dealer.deal(cards, Hand.EMPTY));
      long[] counts = new long[3]; // better, equal, worse
      Hands.of(evaluator.ruleSet().deck(), cards)
          .forEach(
              hand ->
                  counts[1 + Integer.signum(Integer.compare(value, evaluator.evaluate(hand)))]++);
      Percentile expected = new Percentile(counts[2], counts[1], counts[0] + counts[1] + counts[2]);
      assertEquals(expected, evaluator.percentile(value, cards));
    }
  }

  @Test
  void percentile_ofARoyalFlush_isAllButFour() {
    Percentile royal = STANDARD.percentile(STANDARD.ruleSet().maxValue(), 5);
    assertEquals(new Percentile(2_598_956, 4, 2_598_960), royal);
    assertEquals("beats 99.9998 %, ties 0.0002 % of 2,598,960 hands", royal.toString());
    assertEquals(2_598_956.0 / 2_598_960, royal.beats());
    assertEquals(4.0 / 2_598_960, royal.ties());
    assertEquals(0, STANDARD.percentile(0, 5).beaten());
  }

  @Test
  void percentile_withJokers_isOfTheDeckThatHasThem() {
    HandEvaluator joker = HandEvaluator.of("joker-wild");
    assertEquals(2_598_960, joker.percentile(1, 5).all());
    assertEquals(2_869_685, joker.percentile(1, 5, 1).all());
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    assertEquals(270_725, badugi.percentile(1, 4).all());
  }

  @Test
  void percentile_ofNoValueOrSize_isRejected() {
    String message =
        assertThrows(IndexOutOfBoundsException.class, () -> STANDARD.percentile(9_842, 5))
            .getMessage();
    assertEquals("9842 is no value of standard: expected 0 to 9841", message);
    assertThrows(IllegalArgumentException.class, () -> STANDARD.percentile(1, 10));
    assertThrows(IllegalArgumentException.class, () -> new Percentile(6, 5, 10));
    assertThrows(IllegalArgumentException.class, () -> new Percentile(-1, 0, 10));
    assertThrows(IllegalArgumentException.class, () -> new Percentile(1, -1, 10));
    assertThrows(IllegalArgumentException.class, () -> new Percentile(0, 0, 0));
    assertEquals(0, new Percentile(0, 0, 1).ties());
    assertTrue(new Percentile(5, 5, 10).beats() == 0.5);
  }
}
