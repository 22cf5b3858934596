package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
final class NaiveEvaluatorTest {

  private static String packed(String rules, String hand) {
    return "0x%06X".formatted(new NaiveEvaluator(RuleSets.rules(rules)).packed(Cards.cards(hand)));
  }

  /** All hands of as many cards as make the best, from the deck with so many jokers. */
  private static Census ofDeck(String ruleSet, int jokers) {
    Rules rules = RuleSets.rules(ruleSet);
    return ofDeck(rules, new NaiveEvaluator(rules), jokers);
  }

  private static Census ofDeck(Rules rules, NaiveEvaluator naive, int jokers) {
    return ofSets(rules, naive, Cards.deck(rules, jokers));
  }

  private static Census ofSets(Rules rules, NaiveEvaluator naive, int[] cards) {
    Census census = new Census(rules);
    Cards.allSets(cards, rules.best(), hand -> census.add(naive.packed(hand), 1));
    return census;
  }

  @ParameterizedTest
  @CsvSource({
    "''                   , 0x000000",
    "As                   , 0x1D0000",
    "2c 7d                , 0x161000",
    "7s 7h                , 0x260000",
    "Kc Kd Qh Qs          , 0x3CB000",
    "Kc Kd Qh Qs 5c       , 0x3CB400",
    "7c 7d 7h 7s Ad       , 0x86D000",
    "Ac Ad Ah Kc Kd       , 0x7DC000",
    "Tc Jd Qc Kc Ac       , 0x5DCBA9",
    "2s 3s 4s 5s 6s       , 0x954321",
    "As 2s 3d 4s 5s       , 0x543210",
    "As 2s 3s 4s 5s       , 0x943210",
    "Ts Js Qs Ks As       , 0xADCBA9",
    "Js Qs Ks As 2s       , 0x6DCBA1",
    "Jc Qs Ks As 2s       , 0x1DCBA1",
    "Qc Ks As 2s 3s       , 0x1DCB21",
    "Kc As 2s 3s 4s       , 0x1DC321",
    "9h 8c 7d 6s          , 0x187650",
    "9h 8h 7h 6h          , 0x187650",
    "As 2s 3s 4s 5s 6d Kd , 0x943210",
    "Ac 2s 3s 4s 5s 6d Kd , 0x554321",
    "As Ah Ks Kh Qs Qh Jc , 0x3DCB00",
    "As Ah Ks Kh Qs Qh 2c 2d, 0x3DCB00",
    "As Ah Ad Ks Kh Kd Qc , 0x7DC000",
    "As Ah Ad Ac Ks Kh Kd Kc, 0x8DC000",
    "As Ah Ad Ks Qs 7s 2s 2c 2d, 0x7D1000",
    "As Ah Ad Ac Ks Qs 7s 2s, 0x8DC000",
    "As Ah Ks Kh Qs 7s 2s 2c, 0x6DCB61",
  })
  void packed_ofStandardHand_isAsTheRulesSay(String hand, String packed) {
    assertEquals(packed, packed("standard", hand), hand);
  }

  @ParameterizedTest
  @CsvSource({
    // Jokers: in a flush the highest cards of the suit that are not held.
    "joker-wild, Jo As Ks 9s 5s, 0x6DCB84",
    "joker-wild, Jo Jo As 9s 2s, 0x6DCB81",
    "joker-wild, Jo Jo Ac 9s 2s, 0x4D8100",
    "joker-wild, Jo As Ah Ad Ac, 0xBD0000",
    "joker-wild, Jo Jo As Ah Kd, 0x8DC000",
    "joker-wild, Jo As 2d 3c 4h, 0x543210",
    "joker-wild, Jo Jo 2d 3c 4h 8s 9s, 0x554321",
    // The bug: an ace, or what completes a straight, flush or straight flush.
    "joker-bug, Jo As Ks 9s 5s, 0x6DCB84",
    "joker-bug, Jo Ks 9s 5s 2s, 0x6DC841",
    "joker-bug, Jo Ks 9s 5s 2c, 0x1DC841",
    "joker-bug, Jo Kc Ks 9s 2c, 0x2CD810",
    "joker-bug, Jo Kc Ks 9s 9c, 0x3C8D00",
    "joker-bug, Jo Ac As 9s 9c, 0x7D8000",
    "joker-bug, Jo Kc Ks Kd Kh, 0x8CD000",
    "joker-bug, Jo Ac As Ad Ah, 0xBD0000",
    "joker-bug, Jo 5c 6s 8d 9h, 0x587654",
    "joker-bug, Jo 2c 3s 4d 5h, 0x554321",
    "joker-bug, Jo Ac 2s 4d 5h, 0x543210",
    "joker-bug, Jo 9s Ts Js Ks, 0x9CBA98",
    "joker-bug, Jo Ts Js Qs Ks, 0xADCBA9",
    // Every deuce is wild, and may be a deuce.
    "deuces-wild, 2s As 3d 4c 5h, 0x543210",
    "deuces-wild, 2s 3d 4c 5h 9h, 0x284320",
    "deuces-wild, 2s 2c 2d 2h 9h, 0xB80000",
    "deuces-wild, 2s 2c Ad Kd Td, 0xADCBA9",
    "deuces-wild, 2s 2d Ad 9d 4d, 0x6DCB83",
    "deuces-wild, 2s 2d 9c 9d 4d, 0x883000",
    // The ace plays below the lowest rank of the deck.
    "short-deck, As 6d 7c 8h 9s, 0x587650",
    "short-deck, Ts 6d 7c 8h 9s, 0x598765",
    "short-deck, As 6d 7c 8h 9s 6h 6c, 0x587650",
    "short-deck-trips, As 6d 7c 8h 9s 6h 6c, 0x55D800",
    "short-deck, As Ks Qs Ts 6s Ah Ad, 0x7DCB95",
    "short-deck, As Ks Qs Ts 6s Ah Ad Kd, 0x7DCB95",
    // Low: 14 less the rank's number.
    "ace-to-five, 5s 4s 3s 2s As, 0x69ABCD",
    "ace-to-five, 5s 4s 3s 2s As 6d 7d, 0x69ABCD",
    "ace-to-five, As Ac 2s 2c 3s 3c 4d, 0x5DABC0",
    "eight-or-better, 8s 7s 6s 5s 4s, 0x66789A",
    "eight-or-better, 9s 7s 6s 5s 4s, 0x000000",
    "eight-or-better, 8s 7s 6s 5s 5d, 0x000000",
    "eight-or-better, 8s 7s 6s 5s 5d Ac Kd, 0x66789D",
    "deuce-to-seven, 7s 5d 4s 3s 2s, 0x98ABCD",
    "deuce-to-seven, As 5d 4s 3s 2s, 0x91ABCD",
    "deuce-to-seven, 6s 5d 4s 3s 2s, 0x59ABCD",
    "deuce-to-seven, 7s 5s 4s 3s 2s, 0x48ABCD",
    "three-card, As 2d 3c, 0x421000",
    "three-card, As Kd 2c, 0x1DC100",
    "three-card, As Ks Qs, 0x6DCB00",
    "three-card, As Ks Js, 0x3DCA00",
    "three-card, 7s 7d Jc, 0x26A000",
  })
  void packed_ofOtherGames_isAsTheirRulesSay(String rules, String hand, String packed) {
    assertEquals(packed, packed(rules, hand), hand);
  }

  @ParameterizedTest
  @CsvSource({
    "As 2s 4c 6c Qh, high-card",
    "7s Tc 6d 5s 8h, high-card",
    "Qs 2s 4c 6c Qh, one-pair",
    "Qs 6s 4c 6c Qh, two-pair",
    "Js 6s Jc Ac Jh, three-of-a-kind",
    "7s 9c 6d 5s 8h, straight",
    "As 2c 3d 5s 4h, straight",
    "Qs 2s 4s 6s Qs, flush",
    "Qs 6s Qc 6c Qh, full-house",
    "Js 6s Jc Jd Jh, four-of-a-kind",
    "Ts Js Qs Ks As, royal-flush",
    "As 2s 3s 4s 5s, straight-flush",
    "As 2s 3s 4s 5s 9s Kd, straight-flush",
    "As 2s 3s 4s 5s 6s Kd, straight-flush",
    "As 2s 3s 4s 5s Kd Kh, straight-flush",
    "As Ah Ad Ks Kh Kd 2c, full-house",
    "As Ah Ks Kh Qs Qh 2c, two-pair",
    "As Ah Ad Ac Ks Kh Kd, four-of-a-kind",
    "As Ah Ad Kc Kh Qd Qh, full-house",
    "2s 3s 4s 5s 7s Ad 6c, flush",
    "As Kd Qh Jc Ts 2s 3s, straight",
    "2s 3d 4h 5c 6s 7s 8s, straight",
    "9s 8s 7s 6s 5s 4s 3s, straight-flush",
    "As, high-card",
    "As Ah, one-pair",
    "As Ah Ad, three-of-a-kind",
    "As Ah Ad Ac, four-of-a-kind",
    "'', none",
  })
  void packed_ofMultiDeckHand_hasItsCategory(String hand, String category) {
    Rules rules = RuleSets.rules("multi-deck");
    int packed = new NaiveEvaluator(rules).packed(Cards.cards(hand));
    assertEquals(category, new Census(rules).category(packed), hand);
  }

  /** Whatever makes a hand of so many cards the best of its subsets, here by bit masks. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "short-deck-trips", "joker-wild", "joker-bug", "ace-to-five"})
  void packed_ofMoreThanFiveCards_isTheBestOfTheirFives(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int[] deck = Cards.deck(rules, rules.jokers());
    Random random = new Random(1);
    for (int i = 0; i < 3_000; i++) {
      int[] hand = Cards.random(deck, 6 + random.nextInt(rules.maxCards() - 5), random);
      int best = 0;
      for (int set = 0; set < 1 << hand.length; set++) {
        if (Integer.bitCount(set) == 5) {
          int chosen = set;
          int[] five =
              IntStream.range(0, hand.length)
                  .filter(k -> (chosen >> k & 1) != 0)
                  .map(k -> hand[k])
                  .toArray();
          best = Math.max(best, naive.packed(five));
        }
      }
      assertEquals(best, naive.packed(hand), () -> Cards.text(hand));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "wild-five", "joker-bug", "deuces-wild", "three-card"})
  void packed_cardsInAnyOrderAndSuitsRenamed_isTheSame(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int[] deck = Cards.deck(rules, Math.min(2, rules.jokers()));
    Random random = new Random(2);
    for (int i = 0; i < 3_000; i++) {
      int[] hand = Cards.random(deck, rules.best(), random);
      int[] suits = Cards.random(new int[] {0, 1, 2, 3}, 4, random);
      int[] renamed = Cards.random(hand, hand.length, random);
      Arrays.setAll(
          renamed,
          k -> renamed[k] >= 52 ? renamed[k] : renamed[k] % 13 + 13 * suits[renamed[k] / 13]);
      assertEquals(
          naive.packed(hand),
          naive.packed(renamed),
          () -> Cards.text(hand) + " and " + Cards.text(renamed));
    }
  }

  @Test
  void packed_allFivesOfStandard_asPublished() {
    Census census = ofDeck("standard", 0);
    assertEquals(
        """
        high-card 1302540 164321 1DCBA8
        one-pair 1098240 214320 2DCBA0
        two-pair 123552 321300 3DCB00
        three-of-a-kind 54912 413200 4DCB00
        straight 10200 543210 5DCBA9
        flush 5108 664321 6DCBA8
        full-house 3744 712000 7DC000
        four-of-a-kind 624 812000 8DC000
        straight-flush 36 943210 9CBA98
        royal-flush 4 ADCBA9 ADCBA9
        """,
        census.byCategoryWithEnds());
    assertEquals(2_598_960, census.total());
    assertEquals(7_462, census.values());
  }

  @Test
  void packed_allFivesWithoutTheWheel_asPublished() {
    Census census = ofDeck("no-wheel", 0);
    assertEquals(
        """
        high-card 1303560 164321 1DCBA8
        one-pair 1098240 214320 2DCBA0
        two-pair 123552 321300 3DCB00
        three-of-a-kind 54912 413200 4DCB00
        straight 9180 554321 5DCBA9
        flush 5112 664321 6DCBA8
        full-house 3744 712000 7DC000
        four-of-a-kind 624 812000 8DC000
        straight-flush 32 954321 9CBA98
        royal-flush 4 ADCBA9 ADCBA9
        """,
        census.byCategoryWithEnds());
    assertEquals(2_598_960, census.total());
    assertEquals(7_462, census.values());
  }

  @Test
  void packed_allFivesOfShortDeck_asPublished() {
    Census census = ofDeck("short-deck", 0);
    assertEquals(
        """
        high-card 122400 1A8765 1DCBA8
        one-pair 193536 258760 2DCBA0
        two-pair 36288 365700 3DCB00
        three-of-a-kind 16128 457600 4DCB00
        straight 6120 587650 5DCBA9
        full-house 1728 656000 6DC000
        flush 480 7A8765 7DCBA8
        four-of-a-kind 288 856000 8DC000
        straight-flush 20 987650 9CBA98
        royal-flush 4 ADCBA9 ADCBA9
        """,
        census.byCategoryWithEnds());
    assertEquals(376_992, census.total());
    assertEquals(1_404, census.values());
  }

  @Test
  void packed_allFivesOfShortDeckTrips_asPublished() {
    Census census = ofDeck("short-deck-trips", 0);
    assertEquals(
        """
        high-card 122400 1A8765 1DCBA8
        one-pair 193536 258760 2DCBA0
        two-pair 36288 365700 3DCB00
        straight 6120 487650 4DCBA9
        three-of-a-kind 16128 557600 5DCB00
        full-house 1728 656000 6DC000
        flush 480 7A8765 7DCBA8
        four-of-a-kind 288 856000 8DC000
        straight-flush 20 987650 9CBA98
        royal-flush 4 ADCBA9 ADCBA9
        """,
        census.byCategoryWithEnds());
    assertEquals(376_992, census.total());
    assertEquals(1_404, census.values());
  }

  @Test
  void packed_allFivesOfAceToFive_asPublished() {
    Census census = ofDeck("ace-to-five", 0);
    assertEquals(
        """
        four-of-a-kind 624 112000 1DC000
        full-house 3744 212000 2DC000
        three-of-a-kind 54912 312300 3DBC00
        two-pair 123552 412300 4CDB00
        one-pair 1098240 512340 5DABC0
        high-card 1317888 612345 69ABCD
        """,
        census.byCategoryWithEnds());
    assertEquals(6_175, census.values());
    // No pair: king high to five high, whose first nibbles are 1 to 9.
    assertEquals(
        """
        61 506880
        62 337920
        63 215040
        64 129024
        65 71680
        66 35840
        67 15360
        68 5120
        69 1024
        """,
        census.linesOf("high-card", packed -> "%02X".formatted(packed >> 16)));
  }

  @Test
  void packed_allFivesOfEightOrBetter_asPublished() {
    Census census = ofDeck("eight-or-better", 0);
    assertEquals(
        """
        none 2541616 000000 000000
        high-card 57344 66789A 69ABCD
        """,
        census.byCategoryWithEnds());
    assertEquals(1 + 56, census.values());
  }

  @Test
  void packed_allFivesOfDeuceToSeven_asPublished() {
    Census census = ofDeck("deuce-to-seven", 0);
    assertEquals(
        """
        straight-flush 36 112345 19ABCD
        four-of-a-kind 624 212000 2DC000
        full-house 3744 312000 3DC000
        flush 5112 412346 48ABCD
        straight 9180 512345 59ABCD
        three-of-a-kind 54912 612300 6DBC00
        two-pair 123552 712300 7CDB00
        one-pair 1098240 812340 8DABC0
        high-card 1303560 912346 98ABCD
        """,
        census.byCategoryWithEnds());
    assertEquals(7_462, census.values());
    // No pair: ace high to seven high, whose first nibbles are 1 to 8.
    assertEquals(
        """
        91 503880
        92 335580
        93 213180
        94 127500
        95 70380
        96 34680
        97 14280
        98 4080
        """,
        census.linesOf("high-card", packed -> "%02X".formatted(packed >> 16)));
  }

  @Test
  void packed_allHandsOfThreeCards_asPublished() {
    Census census = ofDeck("three-card", 0);
    assertEquals(
        """
        high-card 16440 142100 1DCA00
        one-pair 3744 212000 2DC000
        flush 1096 342100 3DCA00
        straight 720 421000 4DCB00
        three-of-a-kind 52 510000 5D0000
        straight-flush 48 621000 6DCB00
        """,
        census.byCategoryWithEnds());
    assertEquals(22_100, census.total());
    assertEquals(741, census.values());
  }

  @Test
  void packed_allFivesWithOneWildJoker_asPublished() {
    Census census = ofDeck("joker-wild", 1);
    assertEquals(
        """
        high-card 1302540 164321 1DCBA8
        one-pair 1268088 214320 2DCBA0
        two-pair 123552 321300 3DCB00
        three-of-a-kind 137280 413200 4DCB00
        straight 20532 543210 5DCBA9
        flush 7804 664321 6DCBA8
        full-house 6552 712000 7DC000
        four-of-a-kind 3120 812000 8DC000
        straight-flush 180 943210 9CBA98
        royal-flush 24 ADCBA9 ADCBA9
        five-of-a-kind 13 B10000 BD0000
        """,
        census.byCategoryWithEnds());
    assertEquals(2_869_685, census.total());
    assertEquals(7_475, census.values());
  }

  @Test
  void packed_allFivesWithTheBug_asPublished() {
    Census census = ofDeck("joker-bug", 1);
    assertEquals(
        """
        high-card 1418964 164321 1DCBA8
        one-pair 1215024 214320 2DCBA0
        two-pair 138600 321300 3DCB00
        three-of-a-kind 63360 413200 4DCB00
        straight 20532 543210 5DCBA9
        flush 7804 664321 6DCBA8
        full-house 4368 712000 7DC000
        four-of-a-kind 828 812000 8DC000
        straight-flush 180 943210 9CBA98
        royal-flush 24 ADCBA9 ADCBA9
        five-of-a-kind 1 BD0000 BD0000
        """,
        census.byCategoryWithEnds());
    assertEquals(2_869_685, census.total());
    assertEquals(7_463, census.values());
  }

  /** Published by the payouts of video poker: nothing is one pair or two pair or less. */
  @Test
  void packed_allFivesWithWildDeuces_asPublished() {
    Census census = ofDeck("deuces-wild", 0);
    String[] lines = census.byCategoryWithEnds().split("(?<=\n)", 4);
    assertEquals(
        """
        three-of-a-kind 355080 424300 4DCB00
        straight 62232 543210 5DCBA9
        flush 14472 675432 6DCBA8
        full-house 12672 723000 7DC000
        four-of-a-kind 31552 823000 8DC000
        straight-flush 2068 943210 9CBA98
        royal-flush 484 ADCBA9 ADCBA9
        five-of-a-kind 672 B20000 BD0000
        """,
        lines[3]);
    assertEquals(2_598_960, census.total());
    assertEquals(
        2_119_728,
        census.byPacked().headMap(0x400000).values().longStream().sum(),
        "high cards, pairs and two pairs");
  }

  @Test
  void packed_allFivesWithoutDeucesWhereTheyAreWild_asPublished() {
    Rules rules = RuleSets.rules("deuces-wild");
    int[] deck = Arrays.stream(Cards.deck(rules, 0)).filter(c -> c % 13 != 0).toArray();
    Census census = ofSets(rules, new NaiveEvaluator(rules), deck);
    String[] lines = census.byCategory().split("(?<=\n)", 4);
    assertEquals(
        """
        three-of-a-kind 42240
        straight 8160
        flush 3136
        full-house 3168
        four-of-a-kind 528
        straight-flush 28
        royal-flush 4
        """,
        lines[3]);
    assertEquals(
        1_655_040,
        census.byPacked().headMap(0x400000).values().longStream().sum(),
        "high cards, pairs and two pairs");
  }

  /** Its tests share an evaluator, which remembers what wild cards have stood for. */
  @Nested
  @Execution(ExecutionMode.SAME_THREAD)
  final class WildFive {
    private static final Rules RULES = RuleSets.rules("wild-five");
    private static final NaiveEvaluator NAIVE = new NaiveEvaluator(RULES);

    @ParameterizedTest
    @CsvSource({
      "'', 0x000000",
      "As, 0x1D0000",
      "Jo, 0x1D0000",
      "2s, 0x110000",
      "As Kd, 0x1DC000",
      "2s 2h, 0x210000",
      "Jo 5c, 0x240000",
      "Jo Jo, 0x2D0000",
      "As Ah, 0x2D0000",
      "Jo Jo Jo, 0x4D0000",
      "7h 7h 7h, 0x460000",
      "Jo Jo 9c, 0x480000",
      "Jo Jo Jo Jo, 0x8D0000",
      "As Ah Ad Ac, 0x8D0000",
      "Jo Jo Jo Jo Jo, 0xBD0000",
      "As Ah Ad Ac As, 0xBD0000",
      "Jo Jo Jo Jo 2c, 0xB10000",
      "2s 3s 4s 5s 6s, 0x954321",
      "6s 7s 8s 9s Ts, 0x998765",
      "As 2d 3c 4h 5s, 0x1D4321",
      "As 2s 3s 4s 5s, 0x6D4321",
      "Jo 2s 3d 4c 5h, 0x554321",
      "Jo As 2d 3c 4h, 0x2D3210",
      "Jo As 2s 3s 4s, 0x6DD321",
      "Jo Ts Js Qs Ks, 0xADCBA9",
      "Jo Jo Ks As Qs, 0xADCBA9",
      "Jo 9s Ts Js Qs, 0x9CBA98",
      "Jo Jo 2s 3s 6s, 0x954321",
      "Jo 2s 3d 4c 6h, 0x554321",
      "Jo Ad Kc Qh Ts, 0x5DCBA9",
      "Jo As Ks 9s 5s, 0x6DDC84",
      "Jo As Ks 9s 4s, 0x6DDC83",
      "Ks 9s 5s 3s 2s, 0x6C8421",
      "Jo Ks 9s 5s 3s, 0x6DC842",
      "2s 2s As Ks Qs, 0x6DCB11",
      "3s 3s 4s 5s 7s, 0x664322",
      "As As Ks 9s 5s, 0x6DDC84",
      "2s 3s 3s 4s 4s, 0x633221",
      "2s 3s 4s 4s 4s, 0x633321",
      "As As 5s 5s 4s, 0x6DD443",
      "As As As 5s 5s, 0x7D4000",
      "Ac Ad Ah Kc Kd, 0x7DC000",
      "Jo Ac Ad Kc Kd, 0x7DC000",
      "Jo 5c 5d Ac Ad, 0x7D4000",
      "Jo 5c 5d Ac Kd, 0x44DC00",
      "Jo Jo 5c 5d Ac, 0x84D000",
      "Jo Jo 5c Ac Kd, 0x4DC400",
      "Jo Jo Jo 5c Ad, 0x8D4000",
      "Jo Jo Jo 5c Ac, 0x8D4000",
      "Jo Jo Jo 5c 6c, 0x987654",
      "Jo Jo Jo Ac 9c, 0x8D8000",
      "Jo Jo Jo Ac Tc, 0xADCBA9",
      "As As As As As, 0xBD0000",
      "Kc Kd Qh Qs 5c, 0x3CB400",
      "Kc Kd Qh Js 5c, 0x2CBA40",
      "Kc Kd Kh Js 5c, 0x4CA400",
      "Kc Kd Kh Ks 5c, 0x8C4000",
      "Ac Kd Qh Js 9c, 0x1DCBA8",
      "3c 3d, 0x220000",
      "3c 3d 3h 3s, 0x820000",
      "Jo 3c 3d, 0x420000",
      "Kc Kd Qh Qs, 0x3CB000",
      "Ts Js Qs Ks As, 0xADCBA9",
      "Td Js Qs Ks As, 0x5DCBA9",
    })
    void packed_ofHand_isAsTheRulesSay(String hand, String packed) {
      assertEquals(packed, "0x%06X".formatted(NAIVE.packed(Cards.cards(hand))), hand);
    }

    @Test
    void packed_allFivesOfADeckWithNoJoker_asPublished() {
      assertEquals(
          """
        high-card 1303560
        one-pair 1098240
        two-pair 123552
        three-of-a-kind 54912
        straight 9180
        flush 5112
        full-house 3744
        four-of-a-kind 624
        straight-flush 32
        royal-flush 4
        """,
          ofDeck(RULES, NAIVE, 0).byCategory());
    }

    @Test
    void packed_allFivesOfADeckWithOneJoker_asPublished() {
      assertEquals(
          """
        high-card 1303560
        one-pair 1269096
        two-pair 123552
        three-of-a-kind 137280
        straight 18504
        flush 7824
        full-house 6552
        four-of-a-kind 3120
        straight-flush 160
        royal-flush 24
        five-of-a-kind 13
        """,
          ofDeck(RULES, NAIVE, 1).byCategory());
    }

    @Test
    void packed_allFivesOfADeckWithTwoJokers_asPublished() {
      assertEquals(
          """
        high-card 1303560
        one-pair 1439952
        two-pair 123552
        three-of-a-kind 233328
        straight 31308
        flush 11448
        full-house 9360
        four-of-a-kind 9360
        straight-flush 480
        royal-flush 84
        five-of-a-kind 78
        """,
          ofDeck(RULES, NAIVE, 2).byCategory());
    }

    @Test
    void packed_allMultisets_asPublished() {
      Census all = new Census(RULES);
      StringBuilder lines = new StringBuilder();
      int[] natural = Cards.deck(RULES, 0);
      for (int size = 0; size <= 5; size++) {
        for (int jokers = 0; jokers <= size; jokers++) {
          Census census = new Census(RULES);
          int[] hand = new int[size];
          Arrays.fill(hand, Rules.JOKER);
          Cards.allMultisets(
              natural,
              size - jokers,
              cards -> {
                System.arraycopy(cards, 0, hand, 0, cards.length);
                census.add(NAIVE.packed(hand), 1);
              });
          census.byPacked().forEach((packed, count) -> all.add(packed, count));
          String start = size + " " + jokers + " ";
          census.byCategory().lines().forEach(l -> lines.append(start).append(l).append('\n'));
        }
      }
      assertEquals(
          """
        0 0 none 1
        1 0 high-card 52
        1 1 high-card 1
        2 0 high-card 1248
        2 0 one-pair 130
        2 1 one-pair 52
        2 2 one-pair 1
        3 0 high-card 18304
        3 0 one-pair 6240
        3 0 three-of-a-kind 260
        3 1 one-pair 1248
        3 1 three-of-a-kind 130
        3 2 three-of-a-kind 52
        3 3 three-of-a-kind 1
        4 0 high-card 183040
        4 0 one-pair 137280
        4 0 two-pair 7800
        4 0 three-of-a-kind 12480
        4 0 four-of-a-kind 455
        4 1 one-pair 18304
        4 1 three-of-a-kind 6240
        4 1 four-of-a-kind 260
        4 2 three-of-a-kind 1248
        4 2 four-of-a-kind 130
        4 3 four-of-a-kind 52
        4 4 four-of-a-kind 1
        5 0 high-card 1303560
        5 0 one-pair 1818960
        5 0 two-pair 339768
        5 0 three-of-a-kind 271128
        5 0 straight 9180
        5 0 flush 23416
        5 0 full-house 31200
        5 0 four-of-a-kind 21840
        5 0 straight-flush 32
        5 0 royal-flush 4
        5 0 five-of-a-kind 728
        5 1 one-pair 170856
        5 1 three-of-a-kind 133848
        5 1 straight 9324
        5 1 flush 6144
        5 1 full-house 7800
        5 1 four-of-a-kind 12480
        5 1 straight-flush 128
        5 1 royal-flush 20
        5 1 five-of-a-kind 455
        5 2 three-of-a-kind 13680
        5 2 straight 3480
        5 2 flush 912
        5 2 four-of-a-kind 6240
        5 2 straight-flush 192
        5 2 royal-flush 40
        5 2 five-of-a-kind 260
        5 3 four-of-a-kind 1080
        5 3 straight-flush 128
        5 3 royal-flush 40
        5 3 five-of-a-kind 130
        5 4 five-of-a-kind 52
        5 5 five-of-a-kind 1
        """,
          lines.toString());
      assertEquals(4_582_116, all.total());
      assertEquals(14_431, all.values());
    }
  }

  @Nested
  @Execution(ExecutionMode.SAME_THREAD)
  final class WildFiveWheel {
    private static final Rules RULES = RuleSets.rules("wild-five-wheel");
    private static final NaiveEvaluator NAIVE = new NaiveEvaluator(RULES);

    @Test
    void packed_allFivesOfADeckWithNoJoker_asPublished() {
      assertEquals(
          """
        high-card 1302540
        one-pair 1098240
        two-pair 123552
        three-of-a-kind 54912
        straight 10200
        flush 5108
        full-house 3744
        four-of-a-kind 624
        straight-flush 36
        royal-flush 4
        """,
          ofDeck(RULES, NAIVE, 0).byCategory());
    }

    @Test
    void packed_allFivesOfADeckWithOneJoker_asPublished() {
      assertEquals(
          """
        high-card 1302540
        one-pair 1268088
        two-pair 123552
        three-of-a-kind 137280
        straight 20532
        flush 7804
        full-house 6552
        four-of-a-kind 3120
        straight-flush 180
        royal-flush 24
        five-of-a-kind 13
        """,
          ofDeck(RULES, NAIVE, 1).byCategory());
    }

    @Test
    void packed_allFivesOfADeckWithTwoJokers_asPublished() {
      assertEquals(
          """
        high-card 1302540
        one-pair 1437936
        two-pair 123552
        three-of-a-kind 232968
        straight 34704
        flush 11388
        full-house 9360
        four-of-a-kind 9360
        straight-flush 540
        royal-flush 84
        five-of-a-kind 78
        """,
          ofDeck(RULES, NAIVE, 2).byCategory());
    }
  }
}
