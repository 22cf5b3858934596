package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ZzzTest {
  /** What each code from 0 to 55 is. */
  private static final String[] CODES =
      ("Jo 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As "
              + "Jo 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac "
              + "Jo 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah "
              + "Jo 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad")
          .split(" ", -1);

  @Test
  void everyCode_readAndWritten_isItselfOrTheFirstJoker() {
    assertEquals(56, CODES.length);
    for (int code = 0; code < 56; code++) {
      int card = Zzz.card(code);
      assertEquals(CODES[code], Card.toString(card), "code " + code);
      assertEquals(code % 14 == 0 ? 0 : code, Zzz.code(card), CODES[code]);
    }
  }

  @Test
  void everyCard_writtenAndRead_isItself() {
    for (int card = 0; card <= Card.JOKER; card++) {
      assertEquals(card, Zzz.card(Zzz.code(card)), Card.toString(card));
    }
  }

  @Test
  void cards_withGapsAndJokers_areThoseThatAreThere() {
    assertArrayEquals(
        new int[] {Card.JOKER, Card.parse("As"), Card.JOKER + 1, Card.parse("Ad")},
        Zzz.cards(-1, 42, 13, -1, 14, 55));
    assertArrayEquals(new int[0], Zzz.cards(-1, -1, -1, -1, -1));
    assertArrayEquals(new int[] {0, 55, 0, 13}, Zzz.codes(Zzz.cards(42, 55, 14, -1, 13)));
  }

  /** The articles' hands, filled up to five codes with -1. */
  @ParameterizedTest
  @CsvSource({
    "''             , 000000",
    "As             , 1D0000",
    "Jo             , 1D0000",
    "2s             , 110000",
    "As Kd          , 1DC000",
    "2s 2h          , 210000",
    "Jo 5c          , 240000",
    "Jo Jo          , 2D0000",
    "As Ah          , 2D0000",
    "Jo Jo Jo       , 4D0000",
    "7h 7h 7h       , 460000",
    "Jo Jo 9c       , 480000",
    "Jo Jo Jo Jo    , 8D0000",
    "As Ah Ad Ac    , 8D0000",
    "Jo Jo Jo Jo Jo , BD0000",
    "As Ah Ad Ac As , BD0000",
    "Jo Jo Jo Jo 2c , B10000",
    "2s 3s 4s 5s 6s , 954321",
    "6s 7s 8s 9s Ts , 998765",
    "As 2d 3c 4h 5s , 1D4321",
    "As 2s 3s 4s 5s , 6D4321",
    "Jo 2s 3d 4c 5h , 554321",
    "Jo As 2d 3c 4h , 2D3210",
    "Jo As 2s 3s 4s , 6DD321",
    "Jo Ts Js Qs Ks , ADCBA9",
    "Jo Jo Ks As Qs , ADCBA9",
    "Jo 9s Ts Js Qs , 9CBA98",
    "Jo Jo 2s 3s 6s , 954321",
    "Jo 2s 3d 4c 6h , 554321",
    "Jo Ad Kc Qh Ts , 5DCBA9",
    "Jo As Ks 9s 5s , 6DDC84",
    "Jo As Ks 9s 4s , 6DDC83",
    "Ks 9s 5s 3s 2s , 6C8421",
    "Jo Ks 9s 5s 3s , 6DC842",
    "2s 2s As Ks Qs , 6DCB11",
    "3s 3s 4s 5s 7s , 664322",
    "As As Ks 9s 5s , 6DDC84",
    "2s 3s 3s 4s 4s , 633221",
    "2s 3s 4s 4s 4s , 633321",
    "As As 5s 5s 4s , 6DD443",
    "As As As 5s 5s , 7D4000",
    "Ac Ad Ah Kc Kd , 7DC000",
    "Jo Ac Ad Kc Kd , 7DC000",
    "Jo 5c 5d Ac Ad , 7D4000",
    "Jo 5c 5d Ac Kd , 44DC00",
    "Jo Jo 5c 5d Ac , 84D000",
    "Jo Jo 5c Ac Kd , 4DC400",
    "Jo Jo Jo 5c Ad , 8D4000",
    "Jo Jo Jo 5c Ac , 8D4000",
    "Jo Jo Jo 5c 6c , 987654",
    "Jo Jo Jo Ac 9c , 8D8000",
    "Jo Jo Jo Ac Tc , ADCBA9",
    "As As As As As , BD0000",
    "Kc Kd Qh Qs 5c , 3CB400",
    "Kc Kd Qh Js 5c , 2CBA40",
    "Kc Kd Kh Js 5c , 4CA400",
    "Kc Kd Kh Ks 5c , 8C4000",
    "Ac Kd Qh Js 9c , 1DCBA8",
    "3c 3d          , 220000",
    "3c 3d 3h 3s    , 820000",
    "Jo 3c 3d       , 420000",
    "Kc Kd Qh Qs    , 3CB000",
    "Ts Js Qs Ks As , ADCBA9",
    "Td Js Qs Ks As , 5DCBA9",
  })
  void articleHands_byTheirCodes_haveTheirPackedValues(String cards, String packed) {
    HandEvaluator evaluator = HandEvaluator.of("wild-five");
    int[] codes = {-1, -1, -1, -1, -1};
    String[] texts = cards.isEmpty() ? new String[0] : cards.split(" ", -1);
    for (int i = 0; i < texts.length; i++) {
      codes[i] = texts[i].equals("Jo") ? 14 * (i % 4) : Arrays.asList(CODES).indexOf(texts[i]);
    }
    int value = evaluator.evaluateCards(Zzz.cards(codes));
    assertEquals(
        packed, "%06X".formatted(evaluator.packed(value)), cards + " " + Arrays.toString(codes));
  }

  @ParameterizedTest
  @ValueSource(ints = {-2, 56, 70, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void unknownCode_isRefusedWithItsIndex(int code) {
    assertRefused("no card has the zzz code " + code + ": expected 0 to 55", () -> Zzz.card(code));
    assertRefused(
        "no card has the zzz code " + code + ", at index 2: expected 0 to 55, or -1 for no card",
        () -> Zzz.cards(13, -1, code, 99));
  }

  @Test
  void noCard_alone_isRefused() {
    assertRefused("no card has the zzz code -1: expected 0 to 55", () -> Zzz.card(Zzz.NO_CARD));
  }

  @Test
  void unknownCard_isRefusedWithItsIndex() {
    assertRefused(
        "card -1 has no zzz code: expected cards 0 to 51, or jokers from 52 up",
        () -> Zzz.code(-1));
    assertRefused(
        "card -3 has no zzz code, at index 1: expected cards 0 to 51, or jokers from 52 up",
        () -> Zzz.codes(51, -3));
  }
}
