package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "As",
        "aS",
        "AS",
        "as",
        "A♠",
        "♠A",
        "a♠",
        "A♤",
        "A♠\uFE0F",
        " As ",
        ",As,",
        "Ａｓ",
        "ａ♠",
        "🂡"
      })
  void parse_everyWayToWriteAnAce_isTheAce(String text) {
    assertEquals(51, Card.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Th", "10h", "tH", "♥T", "♥10", "10♡", "１０ｈ", "Ｔh", "🂺"})
  void parse_everyWayToWriteATen_isTheTen(String text) {
    assertEquals(34, Card.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Jo",
        "jo",
        "Jk",
        "JK",
        "X",
        "x",
        "joker",
        "Joker",
        "JOKER",
        "jkr",
        "JKR",
        "Ｊｏ",
        "Ｘ",
        "🃏",
        "🂿",
        "🃟",
        "🃏\uFE0F",
        "joker,"
      })
  void parse_everyWayToWriteAJoker_isAJoker(String text) {
    assertEquals(Card.JOKER, Card.parse(text));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "'AsKd', 'Kd As'",
        "'As, Kd', 'Kd As'",
        "'A♠♦K10h', 'Kd Th As'",
        "'JdJoJhXJk', 'Jd Jh Jo Jo Jo'",
        "'JokerJdJkr🃟Kd', 'Jd Kd Jo Jo Jo'",
        "'joker 2♦ 2♠ k♠ q♦', '2d Qd 2s Ks Jo'",
        "'As，Kd、Qh；Jc; Ts', 'Jc Kd Qh Ts As'",
        "'As\u3000Kd\u00A0Qh', 'Kd Qh As'",
        "'🂡 🂮 🂭 🂫 🂪', 'Ts Js Qs Ks As'",
        "'🂡🂮Qs', 'Qs Ks As'",
        "'[As Kd]', 'Kd As'",
        "'[9s 8d 2s] [Qh][ A♠ ]', '8d Qh 2s 9s As'",
        "'［As，Kd］', 'Kd As'",
        "'', ''",
        "' , ', ''"
      })
  void handParse_separatedByAnything_isTheSet(String text, String cards) {
    assertEquals(cards, Hand.toString(Hand.parse(text)));
  }

  @Test
  void everyCard_writtenAndRead_isItself() {
    for (int card = 0; card < 52; card++) {
      assertEquals(card, Card.parse(Card.toString(card)));
      assertEquals(card, Card.of(Card.rank(card), Card.suit(card)));
      assertEquals(1L << card, Hand.of(card));
      assertArrayEquals(new int[] {card}, Hand.cards(1L << card));
    }
  }

  /** Of each of the four rows of Unicode, by the names that Java has for its characters. */
  @Test
  void everyCardOfUnicode_isTheOneThatItsNameSays() {
    List<String> ranks =
        List.of(
            "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN",
            "KING", "ACE");
    List<String> suits = List.of("CLUBS", "DIAMONDS", "HEARTS", "SPADES");
    int read = 0;
    for (int sign = 0x1F0A0; sign < 0x1F100; sign++) {
      String text = Character.toString(sign);
      String name = String.valueOf(Character.getName(sign));
      String[] words = name.replace("PLAYING CARD ", "").split(" OF ", -1);
      if (words.length == 2 && ranks.contains(words[0])) {
        assertEquals(Card.of(ranks.indexOf(words[0]), suits.indexOf(words[1])), Card.parse(text));
        read++;
      } else if (name.endsWith("JOKER")) {
        assertEquals(Card.JOKER, Card.parse(text));
        read++;
      } else {
        assertThrows(CardFormatException.class, () -> Card.parse(text), name);
      }
    }
    assertEquals(52 + 3, read);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "XH 3C     | 1 | \"XH\" is not a card: X is a joker; a ten is T or 10, as in Th",
        "3c xs     | 4 | \"xs\" is not a card: X is a joker; a ten is T or 10, as in Th",
        "X♥ 2c     | 1 | \"X♥\" is not a card: X is a joker; a ten is T or 10, as in Th",
        "6с        | 1 | \"6с\" is not a card (с is U+0441, CYRILLIC SMALL LETTER ES)",
        "Аs        | 1 | \"Аs\" is not a card (А is U+0410, CYRILLIC CAPITAL LETTER A)",
        "2c Κd     | 4 | \"Κd\" is not a card (Κ is U+039A, GREEK CAPITAL LETTER KAPPA)",
        "🂠 As      | 1 | \"🂠\" is not a card (🂠 is U+1F0A0, PLAYING CARD BACK)",
        "🂬         | 1 | \"🂬\" is not a card (🂬 is U+1F0AC, PLAYING CARD KNIGHT OF SPADES)",
        "joker z   | 7 | \"z\" is not a card: expected",
      })
  void parseAll_noCard_saysWhatItIs(String text, int column, String message) {
    CardFormatException e =
        assertThrows(CardFormatException.class, () -> Card.parseAll(text), text);
    assertEquals(column, e.column());
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
  }

  @Test
  void parseAll_suitBeforeRankAfterAJoker_areTwoCards() {
    assertEquals("Jo Ah Td", Card.toString(Card.parseAll("X♥A♦10")));
  }

  @Test
  void parseAll_keepsTheTextsOrder() {
    assertArrayEquals(new int[] {51, 13, 51, 52, 53}, Card.parseAll("As, 2d as JoX"));
    assertArrayEquals(new int[0], Card.parseAll(" "));
    assertEquals(4, assertThrows(CardFormatException.class, () -> Card.parseAll("As Kx")).column());
  }

  @Test
  void parse_twoCards_isRejected() {
    assertThrows(CardFormatException.class, () -> Card.parse("AsKd"));
    assertThrows(CardFormatException.class, () -> Card.parse(""));
  }

  @Test
  void handParse_cardTwice_isRejectedWithItsColumn() {
    CardFormatException e = assertThrows(CardFormatException.class, () -> Hand.parse("As Kd aS"));
    assertEquals("As is given twice", e.getMessage());
    assertEquals(7, e.column());
  }

  @Test
  void handParse_moreJokersThanBits_isRejected() {
    assertEquals(12, Long.bitCount(Hand.parse("X".repeat(12))));
    assertEquals(
        13, assertThrows(CardFormatException.class, () -> Hand.parse("X".repeat(13))).column());
  }

  @Test
  void handOf_repeatedOrUnknownCard_isRejected() {
    assertEquals(
        "5c is given twice",
        assertThrows(IllegalArgumentException.class, () -> Hand.of(3, 3)).getMessage());
    for (int card : new int[] {-1, 64}) {
      assertEquals(
          card + " cannot be in a set: expected cards 0 to 63",
          assertThrows(IllegalArgumentException.class, () -> Hand.of(card)).getMessage());
    }
  }

  @Test
  void cardOf_outsideTheRanksOrSuits_isRejected() {
    assertThrows(IllegalArgumentException.class, () -> Card.of(13, 0));
    assertThrows(IllegalArgumentException.class, () -> Card.of(0, 4));
    assertThrows(IllegalArgumentException.class, () -> Card.of(-1, 0));
  }

  @Test
  void handRanks_ofEachSuit_areThoseOfItsCards() {
    long hand = Hand.parse("As 2s Kd 7d 7c") | 1L << Card.JOKER;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
        boolean held = (hand >>> Card.of(rank, suit) & 1) != 0;
        assertEquals(held, (Hand.ranks(hand, suit) >>> rank & 1) != 0, rank + " of " + suit);
      }
    }
    assertEquals(8191, Hand.ranks(Hand.DECK | 1L << Card.JOKER, 3));
    for (int suit : new int[] {-1, 4}) {
      assertEquals(
          "suit " + suit + ": expected 0 to 3",
          assertThrows(IllegalArgumentException.class, () -> Hand.ranks(hand, suit)).getMessage());
    }
  }
}
