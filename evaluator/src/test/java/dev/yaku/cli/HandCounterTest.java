package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandCounterTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** Counts every hand one by one. */
  private static void countEach(int cards, int below, long hand, long[] handsByValue) {
    if (cards == 0) {
      handsByValue[STANDARD.evaluate(hand)]++;
      return;
    }
    for (int card = cards - 1; card < below; card++) {
      countEach(cards - 1, card, hand | 1L << card, handsByValue);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void count_isThatOfEveryHandOneByOne(int cards) {
    long[] expected = new long[STANDARD.ruleSet().maxValue() + 1];
    countEach(cards, 52, 0, expected);
    assertArrayEquals(expected, HandCounter.count(STANDARD, cards, 0, counted -> {}));
  }

  /** Counts every multiset one by one; cards stand in descending order. */
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
  void countUnlimited_isThatOfEveryMultisetOneByOne(String rules, int cards, int jokers) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] expected = new long[evaluator.ruleSet().maxValue() + 1];
    countEachMultiset(evaluator, jokers, new int[cards], 0, Card.JOKER - 1, expected);
    long[] found = HandCounter.countUnlimited(evaluator, cards, jokers, counted -> {});
    assertArrayEquals(expected, found);
    assertEquals(
        Arrays.stream(expected).sum(), HandCounter.totalUnlimited(evaluator, cards, jokers));
  }

  @Test
  void countUnlimited_ofSevenCards_isOfAllMultisets() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    long all = 300_674_088; // 7 of 52 with repeats, that is, 7 of 58 without
    assertEquals(all, HandCounter.totalUnlimited(evaluator, 7, 0));
    List<Long> told = new ArrayList<>();
    long[] hands = HandCounter.countUnlimited(evaluator, 7, 0, told::add);
    assertEquals(all, Arrays.stream(hands).sum());
    assertEquals(all, told.get(told.size() - 1));
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 1", "5, 0, 2598960", "5, 1, 2869685", "5, 2, 3162510", "9, 0, 3679075400"})
  void total_isTheNumberOfHands(int cards, int jokers, long total) {
    assertEquals(total, HandCounter.total(STANDARD, cards, jokers));
  }

  @Test
  void progress_risesToTheTotal() {
    List<Long> told = new ArrayList<>();
    long[] hands = HandCounter.count(STANDARD, 6, 0, told::add);
    assertEquals(20_358_520, Arrays.stream(hands).sum());
    assertEquals(20_358_520, told.get(told.size() - 1));
    assertEquals(told.stream().sorted().distinct().toList(), told);
  }
}
