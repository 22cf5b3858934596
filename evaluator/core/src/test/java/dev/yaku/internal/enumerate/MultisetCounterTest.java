package dev.yaku.internal.enumerate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MultisetCounterTest {
  /** Counts every multiset one by one; cards are in descending order. */
  private static void countEachMultiset(
      HandEvaluator evaluator, int jokers, int[] hand, int filled, int last, long[] handsByValue) {
    if (filled == hand.length - jokers) {
      for (int i = 0; i < jokers; i++) {
        hand[filled + i] = Card.JOKER + i;
      }
      handsByValue[evaluator.evaluateCards(hand)]++;
      return;
    }
    for (int card = last; card >= 0; card--) {
      hand[filled] = card;
      countEachMultiset(evaluator, jokers, hand, filled + 1, card, handsByValue);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "multi-deck, 0, 0",
    "multi-deck, 1, 0",
    "multi-deck, 4, 0",
    "multi-deck, 5, 0",
    "wild-five, 5, 0",
    "wild-five, 5, 1",
    "wild-five, 5, 2",
    "wild-five, 5, 5"
  })
  void count_isThatOfEveryMultisetOneByOne(String rules, int cards, int jokers) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] expected = new long[evaluator.ruleSet().maxValue() + 1];
    countEachMultiset(evaluator, jokers, new int[cards], 0, Card.JOKER - 1, expected);
    assertArrayEquals(expected, MultisetCounter.count(evaluator, cards, jokers, 0));
  }

  @Test
  void count_ofSevenCards_isOfAllMultisets() {
    long[] hands = MultisetCounter.count(HandEvaluator.of("multi-deck"), 7, 0, 0);
    assertEquals(300_674_088, Arrays.stream(hands).sum()); // 7 of 52 with repeats: 7 of 58 without
  }
}
