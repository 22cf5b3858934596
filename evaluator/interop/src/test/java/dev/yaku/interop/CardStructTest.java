package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardStructTest {
  private static final HandEvaluator MULTI_DECK = HandEvaluator.of("multi-deck");

  @Test
  void everyStruct_readAndWritten_isItself() {
    for (int suit = 0; suit < 4; suit++) {
      for (int rank = 0; rank < 13; rank++) {
        int card = CardStruct.card(suit, rank);
        String text = "" + "23456789TJQKA".charAt(rank) + "schd".charAt(suit);
        assertEquals(text, Card.toString(card));
        assertEquals(suit, CardStruct.suit(card), text);
        assertEquals(rank, CardStruct.rank(card), text);
      }
    }
  }

  @Test
  void arrays_ofManyStructs_keepTheirOrder() {
    int[] suits = {0, 3, 2, 1, 0};
    int[] ranks = {12, 12, 0, 5, 12};
    int[] cards = CardStruct.cards(suits, ranks);
    assertEquals("As Ad 2h 7c As", Card.toString(cards));
    assertArrayEquals(suits, CardStruct.suits(cards));
    assertArrayEquals(ranks, CardStruct.ranks(cards));
    assertEquals(0, CardStruct.cards(new int[0], new int[0]).length);
  }

  /** The exercise's own cases, and more of them. */
  @ParameterizedTest
  @CsvSource({
    "As 2s 4c 6c Qh       , 0",
    "7s Tc 6d 5s 8h       , 0",
    "Qs 2s 4c 6c Qh       , 1",
    "Qs 6s 4c 6c Qh       , 2",
    "Js 6s Jc Ac Jh       , 3",
    "7s 9c 6d 5s 8h       , 4",
    "As 2c 3d 5s 4h       , 4",
    "Qs 2s 4s 6s Qs       , 5",
    "Qs 6s Qc 6c Qh       , 6",
    "Js 6s Jc Jd Jh       , 7",
    "Ts Js Qs Ks As       , 8",
    "As 2s 3s 4s 5s       , 8",
    "As 2s 3s 4s 5s 9s Kd , 8",
    "As 2s 3s 4s 5s 6s Kd , 8",
    "As 2s 3s 4s 5s Kd Kh , 8",
    "As Ah Ad Ks Kh Kd 2c , 6",
    "As Ah Ks Kh Qs Qh 2c , 2",
    "As Ah Ad Ac Ks Kh Kd , 7",
    "As Ah Ad Kc Kh Qd Qh , 6",
    "2s 3s 4s 5s 7s Ad 6c , 5",
    "As Kd Qh Jc Ts 2s 3s , 4",
    "2s 3d 4h 5c 6s 7s 8s , 4",
    "9s 8s 7s 6s 5s 4s 3s , 8",
    "As                   , 0",
    "As Ah                , 1",
    "As Ah Ad             , 3",
    "As Ah Ad Ac          , 7",
    "''                   , 0",
  })
  void exerciseCases_judgedByMultiDeck_haveTheirResults(String hand, int result) {
    int[] suits = new int[(hand.length() + 1) / 3];
    int[] ranks = new int[suits.length];
    for (int i = 0; i < suits.length; i++) {
      ranks[i] = "23456789TJQKA".indexOf(hand.charAt(3 * i));
      suits[i] = "schd".indexOf(hand.charAt(3 * i + 1));
    }
    int value = MULTI_DECK.evaluateCards(CardStruct.cards(suits, ranks));
    assertEquals(result, CardStruct.result(MULTI_DECK, value), hand);
  }

  @ParameterizedTest
  @CsvSource({
    "0, HIGH_CARD",
    "1, ONE_PAIR",
    "2, TWO_PAIR",
    "3, THREE_OF_A_KIND",
    "4, STRAIGHT",
    "5, FLUSH",
    "6, FULL_HOUSE",
    "7, FOUR_OF_A_KIND",
    "8, STRAIGHT_FLUSH"
  })
  void everyResult_isACategory(int result, Category category) {
    assertEquals(category, CardStruct.category(result));
  }

  @Test
  void everyValue_exceptFiveOfAKind_hasTheResultOfItsCategory() {
    int results = 0;
    for (int value = 1; value <= MULTI_DECK.ruleSet().maxValue(); value++) {
      int bad = value;
      Category category = MULTI_DECK.category(value);
      if (category == Category.FIVE_OF_A_KIND) {
        assertRefused(
            "five-of-a-kind has no card struct result: expected high-card to royal-flush",
            () -> CardStruct.result(MULTI_DECK, bad));
        continue;
      }
      Category result = CardStruct.category(CardStruct.result(MULTI_DECK, value));
      assertEquals(
          category == Category.ROYAL_FLUSH ? Category.STRAIGHT_FLUSH : category,
          result,
          MULTI_DECK.describe(value));
      results++;
    }
    assertEquals(MULTI_DECK.ruleSet().maxValue() - 13, results);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "4, 0", "0, -1", "0, 13", "2147483647, -2147483648"})
  void unknownStruct_isRefusedWithItsIndex(int suit, int rank) {
    String what = "no card struct has suit " + suit + " and rank " + rank;
    assertRefused(
        what + ": expected suits 0 to 3, ranks 0 to 12", () -> CardStruct.card(suit, rank));
    assertRefused(
        what + ", at index 1: expected suits 0 to 3, ranks 0 to 12",
        () -> CardStruct.cards(new int[] {0, suit, 9}, new int[] {0, rank, 9}));
  }

  @Test
  void arraysOfDifferentLength_areRefused() {
    assertRefused(
        "2 suits, but 3 ranks", () -> CardStruct.cards(new int[] {0, 1}, new int[] {0, 1, 2}));
  }

  @Test
  void jokersAndUnknownCards_areRefusedWithTheirIndex() {
    assertRefused(
        "Jo has no card struct code: expected cards 0 to 51", () -> CardStruct.suit(Card.JOKER));
    assertRefused(
        "card -1 has no card struct code: expected cards 0 to 51", () -> CardStruct.rank(-1));
    assertRefused(
        "Jo has no card struct code, at index 1: expected cards 0 to 51",
        () -> CardStruct.suits(0, 53));
    assertRefused(
        "card -1 has no card struct code, at index 2: expected cards 0 to 51",
        () -> CardStruct.ranks(0, 51, -1));
  }

  @Test
  void unknownResultsAndValues_areRefused() {
    assertRefused("no card struct result is 9: expected 0 to 8", () -> CardStruct.category(9));
    assertRefused("no card struct result is -1: expected 0 to 8", () -> CardStruct.category(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> CardStruct.result(MULTI_DECK, 1_000_000));
  }
}
