package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawsTest {
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
            + " {ROYAL_FLUSH=1, FLUSH=8, STRAIGHT=3, ONE_PAIR=12, HIGH_CARD=23}",
        "joker-wild; 1; As Ks Qs Js; 2c;"
            + " {ROYAL_FLUSH=2, FLUSH=8, STRAIGHT=3, ONE_PAIR=12, HIGH_CARD=23}",
        "standard; 0; 8c 8d; 2s 5h Kd;"
            + " {FOUR_OF_A_KIND=45, FULL_HOUSE=165, THREE_OF_A_KIND=1854, TWO_PAIR=2592,"
            + " ONE_PAIR=11559}",
        "standard; 0; 8c 8d 8s 8h 2c;; {FOUR_OF_A_KIND=1}",
        "eight-or-better; 0; Ac 2c 3c 4c; Kd; {HIGH_CARD=16, NONE=31}",
      })
  void draws_ofKnownHands_areExact(
      String rules, int jokers, String held, String thrown, String counts) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long hand = Hand.parse(held);
    long dead = hand | Hand.parse(thrown == null ? "" : thrown);
    long deck = evaluator.ruleSet().deck() | (1L << jokers) - 1 << Card.JOKER;
    int missing = 5 - Long.bitCount(hand);
    Hands hands = Hands.of(deck & ~dead, missing).with(hand);
    assertEquals(counts, Draws.byCategory(evaluator, hands).toString(), held);
  }
}
