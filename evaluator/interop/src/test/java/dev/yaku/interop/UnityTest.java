package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnityTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @Test
  void everyCode_readAndWritten_isItself() {
    for (int mark = 0; mark < 4; mark++) {
      for (int number = 0; number < 13; number++) {
        int code = 13 * mark + number;
        String text = "" + "A23456789TJQK".charAt(number) + "cdhs".charAt(mark);
        assertEquals(text, Card.toString(Unity.card(code)), "code " + code);
        assertEquals(code, Unity.code(Unity.card(code)), text);
      }
    }
  }

  /** The game's cases: no straight goes around the corner. */
  @ParameterizedTest
  @CsvSource({
    "9 23 37 51 0,   Tc Jd Qh Ks Ac, Straight",
    "10 24 38 39 1,  Jc Qd Kh As 2c, High card",
    "11 25 26 40 2,  Qc Kd Ah 2s 3c, High card",
    "12 13 27 41 3,  Kc Ad 2h 3s 4c, High card",
    "0 14 28 42 4,   Ac 2d 3h 4s 5c, Straight",
    "10 11 12 0 1,   Jc Qc Kc Ac 2c, Flush",
    "24 25 13 14 15, Qd Kd Ad 2d 3d, Flush",
    "51 39 40 41 42, Ks As 2s 3s 4s, Flush",
    "48 49 50 51 39, Ts Js Qs Ks As, Straight flush",
    "39 40 41 42 43, As 2s 3s 4s 5s, Straight flush",
    "1 3 5 7 9,      2c 4c 6c 8c Tc, Flush",
    "6 19 32 45 1,   7c 7d 7h 7s 2c, Four of a kind",
    "6 19 32 40 1,   7c 7d 7h 2s 2c, Full house",
    "1 14 32 45 6,   2c 2d 7h 7s 7c, Full house",
    "6 19 32 41 1,   7c 7d 7h 3s 2c, Three of a kind",
    "6 19 28 41 1,   7c 7d 3h 3s 2c, Two pair",
    "6 19 28 42 1,   7c 7d 3h 4s 2c, Pair",
    "6 21 28 42 1,   7c 9d 3h 4s 2c, High card",
  })
  void gameHands_haveTheirCardsAndNames(String text, String hand, String name) {
    int[] codes = Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    int[] cards = Unity.cards(codes);
    assertEquals(hand, Card.toString(cards));
    assertArrayEquals(codes, Unity.codes(cards));
    assertEquals(name, Unity.name(STANDARD, STANDARD.evaluateCards(cards)), hand);
  }

  @ParameterizedTest
  @CsvSource({
    "High card, HIGH_CARD", "Pair, ONE_PAIR", "Two pair, TWO_PAIR",
    "Three of a kind, THREE_OF_A_KIND", "Straight, STRAIGHT", "Flush, FLUSH",
    "Full house, FULL_HOUSE", "Four of a kind, FOUR_OF_A_KIND", "Straight flush, STRAIGHT_FLUSH"
  })
  void everyName_isACategory(String name, Category category) {
    assertEquals(category, Unity.category(name));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 52, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void unknownCode_isRefusedWithItsIndex(int code) {
    assertRefused(
        "no card has the Unity code " + code + ": expected 0 to 51", () -> Unity.card(code));
    assertRefused(
        "no card has the Unity code " + code + ", at index 4: expected 0 to 51",
        () -> Unity.cards(0, 51, 2, 3, code, 99));
  }

  @Test
  void jokersAndUnknownCards_areRefusedWithTheirIndex() {
    assertRefused("Jo has no Unity code: expected cards 0 to 51", () -> Unity.code(52));
    assertRefused(
        "card -1 has no Unity code, at index 1: expected cards 0 to 51", () -> Unity.codes(51, -1));
  }

  @Test
  void handsWithoutName_areRefused() {
    HandEvaluator wildFive = HandEvaluator.of("wild-five");
    int five = wildFive.evaluateCards(0, 0, 0, 0, 0);
    assertRefused(
        "five-of-a-kind has no Unity name: expected high-card to royal-flush",
        () -> Unity.name(wildFive, five));
    assertRefused(
        "none has no Unity name: expected high-card to royal-flush", () -> Unity.name(STANDARD, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> Unity.name(STANDARD, -1));
  }

  @Test
  void unknownName_isRefusedAndNamesWhatThereIs() {
    assertRefused(
        "no hand has the Unity name \"full house\": expected High card, Pair, Two pair,"
            + " Three of a kind, Straight, Flush, Full house, Four of a kind, Straight flush",
        () -> Unity.category("full house"));
    assertThrows(IllegalArgumentException.class, () -> Unity.category("Royal flush"));
  }
}
