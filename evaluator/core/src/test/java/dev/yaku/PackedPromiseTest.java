package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Packed values are for files and databases: they stay the same in all versions. These were worked
 * out by hand from their definition, {@code 0xCRRRRR}: the category's place in the rules, then the
 * ranks, 1 for the lowest, in low games 14 minus that. Values themselves may change.
 */
class PackedPromiseTest {
  @ParameterizedTest
  @CsvSource({
    "standard, As Ks Qs Js Ts, ADCBA9",
    "standard, 5c 4c 3c 2c Ac, 943210",
    "standard, 7c 7d 7h 7s Ad, 86D000",
    "standard, Ac Ad Ah Kc Kd, 7DC000",
    "standard, Ac Jc 9c 5c 3c, 6DA842",
    "standard, Tc Jd Qc Kc Ac, 5DCBA9",
    "standard, Ac 2d 3c 4c 5c, 543210",
    "standard, 8c 8d 8h 4c 2d, 473100",
    "standard, Kc Kd Qc Qd 5h, 3CB400",
    "standard, Kc Kd Qc Jd 5h, 2CBA40",
    "standard, Kc Jd 9c 7d 5h, 1CA864",
    "standard, As, 1D0000",
    "standard, 2c 2d 2h Ac Ad Ks Qs, 71D000",
    // The flush is above the full house.
    "short-deck, Ac Qc Tc 8c 6c, 7DB975",
    "short-deck, Ac Ad Ah Kc Kd, 6DC000",
    "short-deck, Ac 6d 7c 8c 9c, 587650",
    // The categories in the order of the rules, and 14 minus each rank: an ace is the best.
    "ace-to-five, 5c 4d 3c 2c Ac, 69ABCD",
    "ace-to-five, Kc Kd Kh Ks Ac, 11D000",
    // An ace is high, and a deuce the best.
    "deuce-to-seven, 7c 5d 4c 3c 2c, A8ABCD",
    "three-card, As Ks Qs, 6DCB00",
    "three-card, Ac 2d 3h, 421000",
    "deuces-wild, 2c 2d 2h 2s Ac, BD0000"
  })
  void packedValue_isTheOneOfTheFirstVersion(String rules, String hand, String packed) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    int value = evaluator.evaluateCards(evaluator.parse(hand));
    assertEquals(packed, "%06X".formatted(evaluator.packed(value)));
  }

  @Test
  void packedValueOfOmaha_isTheOneOfTheFirstVersion() {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    OmahaHand hand = omaha.parse("As 2s Kd Kc | 4s 6s 8s Qd Ts");
    assertEquals(0x6D9751, omaha.packed(omaha.evaluate(hand)));
    OmahaEvaluator low = omaha.lowHalf();
    assertEquals("8-6-4-2-A low", low.describe(low.evaluate(hand)));
  }

  @Test
  void packedValueOfBadugi_isTheOneOfTheFirstVersion() {
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    int value = badugi.evaluate(Hand.parse("Ac 2d 3h 4s"));
    assertEquals(0x4ABCD0, badugi.packed(value));
  }
}
