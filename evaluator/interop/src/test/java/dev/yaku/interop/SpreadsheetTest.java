package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpreadsheetTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @Test
  void everyNumberAndSuit_readAndWritten_isItself() {
    for (int suit = 0; suit < 4; suit++) {
      for (int number = 1; number <= 13; number++) {
        int card = Spreadsheet.card(number, suit);
        String text = "" + "A23456789TJQK".charAt(number - 1) + "cdhs".charAt(suit);
        assertEquals(text, Card.toString(card));
        assertEquals(number, Spreadsheet.number(card), text);
        assertEquals(suit, Spreadsheet.suit(card), text);
      }
    }
  }

  @Test
  void arrays_ofManyCards_keepTheirOrder() {
    int[] numbers = {1, 13, 2, 10};
    int[] suits = {3, 0, 2, 1};
    int[] cards = Spreadsheet.cards(numbers, suits);
    assertEquals("As Kc 2h Td", Card.toString(cards));
    assertArrayEquals(numbers, Spreadsheet.numbers(cards));
    assertArrayEquals(suits, Spreadsheet.suits(cards));
  }

  @ParameterizedTest
  @CsvSource({
    "As Ks Qs Js Ts,  7",
    "As 2s 3s 4s 5s,  6",
    "9h 8h 7h 6h 5h,  6",
    "As Ah Ad Ac 2c,  5",
    "As Ah Ad Kc Kh,  4",
    "As Ks Qs Js 9s,  3",
    "As Kd Qs Js Ts,  2",
    "Ac 2d 3h 4s 5c,  2",
    "As Ah Ad Kc Qh,  1",
    "As Ah Kd Kc Qh,  0",
    "As Ah Kd Qc Jh, -1",
    "As Qh Kd 2c Jh, -1",
  })
  void spreadsheetHands_haveTheirResults(String hand, int result) {
    int[] numbers = new int[5];
    int[] suits = new int[5];
    for (int i = 0; i < 5; i++) {
      numbers[i] = "A23456789TJQK".indexOf(hand.charAt(3 * i)) + 1;
      suits[i] = "cdhs".indexOf(hand.charAt(3 * i + 1));
    }
    int value = STANDARD.evaluateCards(Spreadsheet.cards(numbers, suits));
    assertEquals(result, Spreadsheet.result(STANDARD, value), hand);
  }

  @Test
  void allHandsOfFive_haveTheKnownNumberOfEachResult() {
    Map<Integer, Integer> hands = new TreeMap<>();
    int[] results = new int[STANDARD.ruleSet().maxValue() + 1];
    for (int value = 0; value < results.length; value++) {
      results[value] = Spreadsheet.result(STANDARD, value);
    }
    int[] byValue = HandsOfFive.byValue(STANDARD);
    for (int value = 0; value < byValue.length; value++) {
      hands.merge(results[value], byValue[value], Integer::sum);
    }
    assertEquals(
        Map.of(
            7, 4, 6, 36, 5, 624, 4, 3744, 3, 5108, 2, 10_200, 1, 54_912, 0, 123_552, -1, 2_400_780),
        hands);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "14, 0", "-1, 0", "1, -1", "1, 4", "2147483647, -2147483648"})
  void unknownNumberOrSuit_isRefusedWithItsIndex(int number, int suit) {
    String what = "no spreadsheet card has number " + number + " and suit " + suit;
    assertRefused(
        what + ": expected numbers 1 to 13, suits 0 to 3", () -> Spreadsheet.card(number, suit));
    assertRefused(
        what + ", at index 2: expected numbers 1 to 13, suits 0 to 3",
        () -> Spreadsheet.cards(new int[] {1, 13, number, 99}, new int[] {0, 3, suit, 99}));
  }

  @Test
  void arraysOfDifferentLength_areRefused() {
    assertRefused("5 numbers, but 4 suits", () -> Spreadsheet.cards(new int[5], new int[4]));
  }

  @Test
  void jokersAndUnknownCards_areRefusedWithTheirIndex() {
    assertRefused(
        "Jo has no spreadsheet code: expected cards 0 to 51", () -> Spreadsheet.number(52));
    assertRefused(
        "card -1 has no spreadsheet code: expected cards 0 to 51", () -> Spreadsheet.suit(-1));
    assertRefused(
        "card -1 has no spreadsheet code, at index 1: expected cards 0 to 51",
        () -> Spreadsheet.numbers(0, -1));
    assertRefused(
        "Jo has no spreadsheet code, at index 0: expected cards 0 to 51",
        () -> Spreadsheet.suits(60, 0));
  }

  @Test
  void fiveOfAKindAndUnknownValues_areRefused() {
    HandEvaluator wildFive = HandEvaluator.of("wild-five");
    int five = wildFive.evaluateCards(0, 0, 0, 0, 0);
    assertRefused(
        "five-of-a-kind has no spreadsheet result: expected high-card to royal-flush",
        () -> Spreadsheet.result(wildFive, five));
    assertThrows(IndexOutOfBoundsException.class, () -> Spreadsheet.result(STANDARD, -1));
    assertEquals(-1, Spreadsheet.result(STANDARD, STANDARD.evaluate(Hand.parse(""))));
  }
}
