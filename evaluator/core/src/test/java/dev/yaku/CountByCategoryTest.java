package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountByCategoryTest {
  /*
   * Four to a royal flush: the ten of the suit; eight others of the suit; three other tens; three
   * cards for each pair. With a joker in the deck one draw more makes the royal flush.
   *
   * A pair held: of 16,215 draws 45 bring both others of its rank.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "standard; 0; As Ks Qs Js; 2c;"
            + " {HIGH_CARD=23, ONE_PAIR=12, STRAIGHT=3, FLUSH=8, ROYAL_FLUSH=1}",
        "joker-wild; 1; As Ks Qs Js; 2c;"
            + " {HIGH_CARD=23, ONE_PAIR=12, STRAIGHT=3, FLUSH=8, ROYAL_FLUSH=2}",
        "standard; 0; 8c 8d; 2s 5h Kd;"
            + " {ONE_PAIR=11559, TWO_PAIR=2592, THREE_OF_A_KIND=1854, FULL_HOUSE=165,"
            + " FOUR_OF_A_KIND=45}",
        "standard; 0; 8c 8d 8s 8h 2c;; {FOUR_OF_A_KIND=1}",
        "eight-or-better; 0; Ac 2c 3c 4c; Kd; {NONE=31, HIGH_CARD=16}",
      })
  void countByCategory_drawsToKnownHands_areExact(
      String rules, int jokers, String held, String thrown, String counts) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long hand = Hand.parse(held);
    long dead = hand | Hand.parse(thrown == null ? "" : thrown);
    long deck = evaluator.ruleSet().deck() | (1L << jokers) - 1 << Card.JOKER;
    int missing = 5 - Long.bitCount(hand);
    Hands hands = Hands.of(deck & ~dead, missing).with(hand);
    Map<Category, Long> some = new LinkedHashMap<>();
    evaluator
        .countByCategory(hands)
        .forEach(
            (category, count) -> {
              if (count > 0) {
                some.put(category, count);
              }
            });
    assertEquals(counts, some.toString(), held);
  }
}
