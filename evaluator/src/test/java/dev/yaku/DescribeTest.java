package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescribeTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                     | 000000 | none            | Nothing |",
        "As                   | 1D0000 | high-card       | High card, ace | As",
        "As Kd                | 1DC000 | high-card       | High card, ace, king kicker | As Kd",
        "2c 9d Jh Ks As 3d 4c | 1DCA83 | high-card       | High card, ace, king, jack, nine and four kickers | As Ks Jh 9d 4c",
        "6c 6d Jh Ks As 3d 4c | 25DCA0 | one-pair        | One pair, sixes, ace, king and jack kickers | 6d 6c As Ks Jh",
        "As Ah Kd Kc Qs Qd 2c | 3DCB00 | two-pair        | Two pair, aces and kings, queen kicker | As Ah Kd Kc Qs",
        "7s 7h 7d 2c 3c       | 462100 | three-of-a-kind | Three of a kind, sevens, three and two kickers | 7s 7h 7d 3c 2c",
        "As 2h 3d 4c 5c Kd Kh | 543210 | straight        | Straight, five high | 5c 4c 3d 2h As",
        "As Kh Qd Jc Tc 2d 2h | 5DCBA9 | straight        | Straight, ace high | As Kh Qd Jc Tc",
        "As Ks 9s 5s 2s 3s    | 6DC842 | flush           | Flush, ace, king, nine, five and three | As Ks 9s 5s 3s",
        "As Ah Ad 2c 2h Kc Kh | 7DC000 | full-house      | Full house, aces over kings | As Ah Ad Kh Kc",
        "As Ah Ad 2c 2h 2d    | 7D1000 | full-house      | Full house, aces over twos | As Ah Ad 2h 2d",
        "6s 6h 6d 6c Kd Kh    | 85C000 | four-of-a-kind  | Four of a kind, sixes, king kicker | 6s 6h 6d 6c Kh",
        "As 2s 3s 4s 5s Kd Kh | 943210 | straight-flush  | Straight flush, five high | 5s 4s 3s 2s As",
        "9s 8s 7s 6s 5s 4s    | 987654 | straight-flush  | Straight flush, nine high | 9s 8s 7s 6s 5s",
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
}
