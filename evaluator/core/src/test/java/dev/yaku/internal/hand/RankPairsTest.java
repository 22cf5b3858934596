package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Without pairs, holes in arrays have the right values, but take longer. */
class RankPairsTest {
  private static RankPairs pairs(String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    TrustedKeys keys = evaluator.trustKeys(evaluator.ruleSet().maxCards());
    return ((HandTableKeys) keys).pairs();
  }

  @ParameterizedTest
  @CsvSource({"standard, 91", "ace-to-five, 91", "deuce-to-seven, 91", "short-deck, 45"})
  void rulesOfFourSuits_tellAllPairsApart(String rules, int count) {
    RankPairs pairs = pairs(rules);
    assertEquals(count, pairs.keys().length);
    int[] numbers = new int[RankPairs.VALUES];
    Arrays.setAll(numbers, i -> i);
    int[] found = new int[count];
    pairs.give(numbers, pairs.keys(), found);
    for (int i = 0; i < count; i++) {
      assertEquals(i, found[i]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"multi-deck", "joker-wild"})
  void rulesWithJokersOrCopies_haveNone(String rules) {
    assertNull(pairs(rules));
  }
}
