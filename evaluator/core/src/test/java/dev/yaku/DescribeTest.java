package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("changes the locale")
class DescribeTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final int ACES = STANDARD.evaluate(Hand.parse("As Ah"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                     | 000000 | none            | Nothing |",
        "As                   | 1D0000 | high-card       | High card, ace | As",
        "As Kd                | 1DC000 | high-card       | High card, ace, king kicker | As Kd",
        "2c 9d Jh Ks As 3d 4c | 1DCA83 | high-card       | High card, ace, king, jack, nine and"
            + " four kickers | As Ks Jh 9d 4c",
        "6c 6d Jh Ks As 3d 4c | 25DCA0 | one-pair        | One pair, sixes, ace, king and jack"
            + " kickers | 6d 6c As Ks Jh",
        "As Ah Kd Kc Qs Qd 2c | 3DCB00 | two-pair        | Two pair, aces and kings, queen kicker |"
            + " As Ah Kd Kc Qs",
        "7s 7h 7d 2c 3c       | 462100 | three-of-a-kind | Three of a kind, sevens, three and deuce"
            + " kickers | 7s 7h 7d 3c 2c",
        "As 2h 3d 4c 5c Kd Kh | 543210 | straight        | Straight, five high | 5c 4c 3d 2h As",
        "As Kh Qd Jc Tc 2d 2h | 5DCBA9 | straight        | Straight, ace high | As Kh Qd Jc Tc",
        "As Ks 9s 5s 2s 3s    | 6DC842 | flush           | Flush, ace, king, nine, five and three |"
            + " As Ks 9s 5s 3s",
        "As Ah Ad 2c 2h Kc Kh | 7DC000 | full-house      | Full house, aces over kings | As Ah Ad"
            + " Kh Kc",
        "As Ah Ad 2c 2h 2d    | 7D1000 | full-house      | Full house, aces over deuces | As Ah Ad"
            + " 2h 2d",
        "6s 6h 6d 6c Kd Kh    | 85C000 | four-of-a-kind  | Four of a kind, sixes, king kicker | 6s"
            + " 6h 6d 6c Kh",
        "As 2s 3s 4s 5s Kd Kh | 943210 | straight-flush  | Straight flush, five high | 5s 4s 3s 2s"
            + " As",
        "9s 8s 7s 6s 5s 4s    | 987654 | straight-flush  | Straight flush, nine high | 9s 8s 7s 6s"
            + " 5s",
        "As Ks Qs Js Ts 9s 8s | ADCBA9 | royal-flush     | Royal flush | As Ks Qs Js Ts",
      })
  void everyForm_ofAHand_saysTheSame(
      String hand, String packed, String category, String words, String best) {
    int[] cards = STANDARD.parse(hand == null ? "" : hand);
    int value = STANDARD.evaluateCards(cards);
    assertEquals(packed, "%06X".formatted(STANDARD.packed(value)));
    assertEquals(category, STANDARD.category(value).text());
    assertEquals(words, STANDARD.describe(value));
    assertEquals(best == null ? "" : best, Card.toString(STANDARD.bestCards(cards)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard  |                | なし",
        "standard  | As             | ハイカード、A",
        "standard  | As Kd          | ハイカード、A、キッカーK",
        "standard  | As Td Jh Ks 9s | ハイカード、A、キッカーK・J・10・9",
        "standard  | 6c 6d Jh Ks As | ワンペア、6、キッカーA・K・J",
        "standard  | 6c 6d          | ワンペア、6",
        "standard  | As Ah Kd Kc Qs | ツーペア、AとK、キッカーQ",
        "standard  | As Ah Kd Kc    | ツーペア、AとK",
        "standard  | 7s 7h 7d 2c 3c | スリーカード、7、キッカー3・2",
        "standard  | As 2h 3d 4c 5c | ストレート、5ハイ",
        "standard  | 6s 7h 8d 9c Tc | ストレート、10ハイ",
        "standard  | As Ks Ts 5s 3s | フラッシュ、A・K・10・5・3",
        "standard  | As Ah Ad Kc Kh | フルハウス、AとK",
        "standard  | 2s 2h 2d Ac Ah | フルハウス、2とA",
        "standard  | 6s 6h 6d 6c Kd | フォーカード、6、キッカーK",
        "standard  | 9s 8s 7s 6s 5s | ストレートフラッシュ、9ハイ",
        "standard  | As Ks Qs Js Ts | ロイヤルストレートフラッシュ",
        "wild-five | Ts Th Td Tc Jo | ファイブカード、10",
        "wild-five | As Ks 9s 5s Jo | フラッシュ、A・A・K・9・5",
        "ace-to-five    | As 2s 4s 6s 8s | 8-6-4-2-Aロー",
        "ace-to-five    | As 2s 3s 4s 5s | 5-4-3-2-A、ナンバーワン",
        "ace-to-five    | As Ah 2s 3s 4s | ワンペア、A、キッカー4・3・2",
        "deuce-to-seven | Ts 8h 4s 3s 2s | 10-8-4-3-2ロー",
        "eight-or-better | Ts 8h 4s 3s 2s | なし",
      })
  void describe_inJapanese_saysCategoryAndDecidingRanks(String rules, String hand, String words) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    int value = evaluator.evaluateCards(evaluator.parse(hand == null ? "" : hand));
    assertEquals(words, evaluator.describe(value, Locale.JAPAN));
    assertEquals(words, evaluator.describe(value, Locale.JAPANESE));
    assertEquals(words, evaluator.describe(value, Locale.forLanguageTag("ja-Latn-US")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ac 9d 5h 3s | バドゥーギ、9-5-3-A",
        "Tc 7d 4h 4s | 3枚、10-7-4",
        "As Ad 2s 2d | 2枚、2-A",
        "Kc Kd Kh Ks | 1枚、K",
      })
  void describe_badugiInJapanese_saysCategoryAndRanks(String hand, String words) {
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    assertEquals(words, badugi.describe(badugi.evaluate(Hand.parse(hand)), Locale.JAPANESE));
  }

  @Test
  void describe_omahaInJapanese_isThatOfHighAndLowHands() {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    long hole = Hand.parse("As 2h Kd Kc");
    long board = Hand.parse("4d 6h 8s Qd Ts");
    assertEquals(
        "ワンペア、K、キッカーQ・10・8",
        omaha.describe(omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board)), Locale.JAPAN));
    assertEquals(
        "8-6-4-2-Aロー",
        omaha
            .lowHalf()
            .describe(
                omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board)), Locale.JAPAN));
    assertEquals(
        "8-6-4-2-A low",
        omaha
            .lowHalf()
            .describe(
                omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board)), Locale.FRENCH));
    assertEquals("なし", omaha.lowHalf().describe(0, Locale.JAPAN));
    assertEquals(
        "5-4-3-2-A、ナンバーワン",
        omaha.lowHalf().describe(omaha.lowHalf().ruleSet().maxValue(), Locale.JAPAN));
  }

  @Test
  void describe_inAnyOtherLanguage_isEnglish() {
    for (Locale locale : Locale.getAvailableLocales()) {
      if (!locale.getLanguage().equals("ja")) {
        assertEquals("One pair, aces", STANDARD.describe(ACES, locale), locale.toString());
      }
    }
    assertEquals("One pair, aces", STANDARD.describe(ACES, Locale.ROOT));
    assertEquals("ワンペア、A", STANDARD.describe(ACES, Locale.JAPAN));
  }

  @Test
  void describe_whereJapaneseIsTheDefault_isEnglishWithoutALocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.JAPAN);
      assertEquals("One pair, aces", STANDARD.describe(ACES));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void describe_everyValueOfEveryRuleSet_isTheOnlyOneOfItsWords() {
    for (String name : Evaluator.names()) {
      Evaluator evaluator = Evaluator.of(name);
      for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
        Map<String, Integer> values = new HashMap<>();
        for (int value = 0; value <= evaluator.ruleSet().maxValue(); value++) {
          Integer other = values.put(evaluator.describe(value, locale), value);
          assertNull(other, name + " " + evaluator.describe(value, locale));
        }
      }
    }
  }

  @Test
  void describe_noLocaleOrNoValue_isRejected() {
    assertThrows(NullPointerException.class, () -> STANDARD.describe(ACES, null));
    assertThrows(IndexOutOfBoundsException.class, () -> STANDARD.describe(-1, Locale.JAPAN));
    assertThrows(IndexOutOfBoundsException.class, () -> STANDARD.describe(-1, Locale.ENGLISH));
  }
}
