package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RankSuitTest {
  @Test
  void everyNumber_readAndWritten_isItself() {
    for (int rank = 0; rank < 13; rank++) {
      for (int suit = 0; suit < 4; suit++) {
        int code = 4 * rank + suit;
        String text = "" + "23456789TJQKA".charAt(rank) + "cdhs".charAt(suit);
        assertEquals(text, Card.toString(RankSuit.card(code)), "code " + code);
        assertEquals(code, RankSuit.code(Card.parse(text)), text);
        assertEquals(text, Card.toString(RankSuit.cardsFromOne(code + 1)), "code " + (code + 1));
        assertEquals(text, Card.toString(RankSuit.cardsReversed(51 - code)), text);
      }
    }
  }

  @Test
  void arrays_ofManyCards_keepTheirOrder() {
    int[] cards = Card.parseAll("As 2c Td 2s");
    assertArrayEquals(cards, RankSuit.cards(51, 0, 33, 3));
    assertArrayEquals(cards, RankSuit.cardsFromOne(52, 1, 34, 4));
    assertArrayEquals(cards, RankSuit.cardsReversed(0, 51, 18, 48));
    assertArrayEquals(new int[] {51, 0, 33, 3}, RankSuit.codes(cards));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 52, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void unknownNumber_isRefusedWithItsIndex(int code) {
    String what = "no card has the rank-suit code " + code;
    assertRefused(what + ": expected 0 to 51", () -> RankSuit.card(code));
    assertRefused(what + ", at index 1: expected 0 to 51", () -> RankSuit.cards(0, code, 99));
    assertRefused(what + ", at index 1: expected 0 to 51", () -> RankSuit.cardsReversed(0, code));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 53, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void unknownNumberFromOne_isRefusedWithItsIndex(int code) {
    assertRefused(
        "no card has the rank-suit code " + code + ", at index 2: expected 1 to 52",
        () -> RankSuit.cardsFromOne(1, 52, code));
  }

  @Test
  void jokersAndUnknownCards_areRefusedWithTheirIndex() {
    assertRefused("Jo has no rank-suit code: expected cards 0 to 51", () -> RankSuit.code(52));
    assertRefused(
        "card -1 has no rank-suit code, at index 1: expected cards 0 to 51",
        () -> RankSuit.codes(51, -1));
  }
}
