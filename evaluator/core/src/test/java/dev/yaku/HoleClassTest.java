package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoleClassTest {
  /** The corners of the grid, the middle of its edges, and cells beside the diagonal. */
  @ParameterizedTest
  @CsvSource({
    "0, AA, 6",
    "1, AKs, 4",
    "12, A2s, 4",
    "13, AKo, 12",
    "14, KK, 6",
    "25, K2s, 4",
    "84, 88, 6",
    "156, A2o, 12",
    "157, K2o, 12",
    "155, 32s, 4",
    "167, 32o, 12",
    "168, 22, 6"
  })
  void cell_ofTheGrid_isTheClassOfThatName(int number, String text, int combos) {
    assertEquals(text, HoleClass.toString(number));
    assertEquals(number, HoleClass.parse(text));
    assertEquals(combos, HoleClass.combos(number));
    int a = Card.RANKS.indexOf(text.charAt(0));
    int b = Card.RANKS.indexOf(text.charAt(1));
    assertEquals(number, HoleClass.of(a, b, text.endsWith("s")));
    assertEquals(number, HoleClass.of(b, a, text.endsWith("s")));
    assertEquals(number, HoleClass.of(a, b, text.endsWith("s") || a == b));
  }

  /** The name is spelt from the two cards. */
  @Test
  void of_allHands_isTheClassOfTheirRanksAndSuits() {
    int[] hands = new int[HoleClass.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      String cards = Hand.toString(HoleIndex.hand(hole));
      boolean isFirstHigher =
          Card.RANKS.indexOf(cards.charAt(0)) > Card.RANKS.indexOf(cards.charAt(3));
      char high = cards.charAt(isFirstHigher ? 0 : 3);
      char low = cards.charAt(isFirstHigher ? 3 : 0);
      boolean isSuited = cards.charAt(1) == cards.charAt(4);
      String text = "" + high + low + (high == low ? "" : isSuited ? "s" : "o");
      assertEquals(text, HoleClass.toString(HoleClass.of(hole)), cards);
      hands[HoleClass.of(hole)]++;
    }
    for (int number = 0; number < HoleClass.SIZE; number++) {
      assertEquals(HoleClass.combos(number), hands[number]);
    }
  }

  @Test
  void parse_ofNoClass_isRejected() {
    for (String text : new String[] {"", "AK", "KAs", "AAs", "aks", "AKs "}) {
      assertEquals(
          "\"" + text + "\": expected a class such as QQ, AKs or AKo",
          assertThrows(IllegalArgumentException.class, () -> HoleClass.parse(text)).getMessage());
    }
  }
}
