package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HandValuesTest {
  /**
   * Counts all hands of so many cards from a deck with so many jokers, without dealing them: every
   * rank multiset as often as suits can be given to it, and instead of those with a flush the
   * better of rank multiset and suit. Never has a second suit a flush: hands are small enough.
   */
  private static Census census(String ruleSet, int cards, int jokers) {
    Rules rules = RuleSets.rules(ruleSet);
    HandValues values = new HandValues(rules);
    Long2IntOpenHashMap packedOfHand = packed(values.hands(cards));
    Census census = new Census(rules);
    packedOfHand.forEach(
        (hand, packed) -> census.add(packed, ways(hand, 4) * jokersGiven(hand, jokers)));
    int[] otherSuits = RankMultisets.limitsOfHand(rules);
    for (int symbol = 0; symbol < otherSuits.length; symbol++) {
      otherSuits[symbol] = symbol == RankMultisets.WILD ? 0 : Math.min(3, otherSuits[symbol]);
    }
    for (int inSuit = rules.best(); inSuit <= cards; inSuit++) {
      Long2IntOpenHashMap packedOfSuit = packed(values.suited(inSuit));
      for (long others : RankMultisets.all(otherSuits, cards - inSuit)) {
        packedOfSuit.forEach(
            (suit, flush) -> {
              long count = 4 * ways(others, 3) * jokersGiven(suit, jokers);
              int ofRanks = packedOfHand.get(suit + others);
              census.add(ofRanks, -count);
              census.add(Math.max(ofRanks, flush), count);
            });
      }
    }
    return census;
  }

  private static Long2IntOpenHashMap packed(HandValues.Level level) {
    return new Long2IntOpenHashMap(level.multisets().toLongArray(), level.packed().toIntArray());
  }

  /** In how many ways the natural cards can have these suits. */
  private static long ways(long multiset, int suits) {
    long ways = 1;
    for (int rank = 0; rank < 13; rank++) {
      ways *= choose(suits, RankMultisets.count(multiset, rank));
    }
    return ways;
  }

  /** The ranks of the hand's cards in these suits, and its jokers. */
  private static long multiset(int[] hand, int... suits) {
    long multiset = 0;
    for (int card : hand) {
      if (card >= 52) {
        multiset += 1L << 52;
      } else if (Arrays.stream(suits).anyMatch(suit -> suit == card / 13)) {
        multiset += 1L << 4 * (card % 13);
      }
    }
    return multiset;
  }

  private static int size(long multiset) {
    return IntStream.rangeClosed(0, 13).map(s -> RankMultisets.count(multiset, s)).sum();
  }

  private static long jokersGiven(long multiset, int jokers) {
    return choose(jokers, RankMultisets.count(multiset, RankMultisets.WILD));
  }

  private static long choose(int of, int count) {
    long ways = 1;
    for (int i = 0; i < count; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"standard", "joker-wild", "joker-bug", "short-deck-trips", "eight-or-better"})
  void hands_andSuits_areTogetherWhatTheNaiveEvaluatorSays(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    HandValues values = new HandValues(rules);
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int[] deck = Cards.deck(rules, rules.jokers());
    Random random = new Random(1);
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      Long2IntOpenHashMap packedOfHand = packed(values.hands(cards));
      for (int i = 0; i < 1_000; i++) {
        int[] hand = Cards.random(deck, cards, random);
        int best = packedOfHand.get(multiset(hand, 0, 1, 2, 3));
        for (int suit = 0; suit < 4; suit++) {
          long inSuit = multiset(hand, suit);
          best = Math.max(best, packed(values.suited(size(inSuit))).getOrDefault(inSuit, 0));
        }
        assertEquals(naive.packed(hand), best, () -> Cards.text(hand));
      }
    }
  }

  @Test
  void hands_allSevensOfAceToFive_asPublished() {
    Census census = census("ace-to-five", 7, 0);
    assertEquals(
        """
        full-house 624
        two-pair 219648
        one-pair 5948800
        high-card 127615488
        """,
        census.byCategory());
    assertEquals(5_083, census.values());
    // No pair: king high to five high, whose first nibbles are 1 to 9.
    assertEquals(
        """
        61 13939200
        62 21457920
        63 24837120
        64 23675904
        65 19174400
        66 13171200
        67 7426560
        68 3151360
        69 781824
        """,
        census.linesOf("high-card", packed -> "%02X".formatted(packed >> 16)));
  }

  @Test
  void hands_allSevensOfEightOrBetter_asPublished() {
    Census census = census("eight-or-better", 7, 0);
    assertEquals(
        """
        none 109253616
        high-card 24530944
        """,
        census.byCategory());
    // Eight high, seven high, six high, five high; those of one height are equally many.
    assertEquals(
        "376320 x 35, 495104 x 15, 630272 x 5, 781824 x 1",
        census
            .byPacked()
            .tailMap(1)
            .values()
            .longStream()
            .boxed()
            .collect(Collectors.groupingBy(n -> n, LinkedHashMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(e -> e.getKey() + " x " + e.getValue())
            .collect(Collectors.joining(", ")));
  }

  @Test
  void hands_allSixesOfStandard_asPublished() {
    Census census = census("standard", 6, 0);
    assertEquals(
        """
        high-card 6612900
        one-pair 9730740
        two-pair 2532816
        three-of-a-kind 732160
        straight 361620
        flush 205792
        full-house 165984
        four-of-a-kind 14664
        straight-flush 1656
        royal-flush 188
        """,
        census.byCategory());
    assertEquals(6075, census.values());
  }

  @Test
  void hands_allSevensOfStandard_asPublished() {
    Census census = census("standard", 7, 0);
    assertEquals(
        """
        high-card 23294460
        one-pair 58627800
        two-pair 31433400
        three-of-a-kind 6461620
        straight 6180020
        flush 4047644
        full-house 3473184
        four-of-a-kind 224848
        straight-flush 37260
        royal-flush 4324
        """,
        census.byCategory());
    assertEquals(4824, census.values());
  }

  @Test
  void hands_allEightsOfStandard_asPublished() {
    Census census = census("standard", 8, 0);
    assertEquals(
        """
        high-card 53476080
        one-pair 236092500
        two-pair 257760900
        three-of-a-kind 38493000
        straight 67072620
        flush 50850320
        full-house 45652128
        four-of-a-kind 2529262
        straight-flush 546480
        royal-flush 64860
        """,
        census.byCategory());
    assertEquals(3729, census.values());
  }

  @Test
  void hands_allNinesOfStandard_asPublished() {
    Census census = census("standard", 9, 0);
    assertEquals(
        """
        high-card 69788040
        one-pair 600163200
        two-pair 1442570040
        three-of-a-kind 151728780
        straight 509071920
        flush 453008864
        full-house 423908824
        four-of-a-kind 22247616
        straight-flush 5874656
        royal-flush 713460
        """,
        census.byCategory());
    assertEquals(3012, census.values());
  }

  @Test
  void hands_allSixesOfNoWheel_asPublished() {
    Census census = census("no-wheel", 6, 0);
    assertEquals(
        """
        high-card 6641040
        one-pair 9738360
        two-pair 2532816
        three-of-a-kind 732160
        straight 325860
        flush 205976
        full-house 165984
        four-of-a-kind 14664
        straight-flush 1472
        royal-flush 188
        """,
        census.byCategory());
    assertEquals(6086, census.values());
  }

  @Test
  void hands_allSevensOfNoWheel_asPublished() {
    Census census = census("no-wheel", 7, 0);
    assertEquals(
        """
        high-card 23620800
        one-pair 58877280
        two-pair 31456080
        three-of-a-kind 6466680
        straight 5576460
        flush 4051784
        full-house 3473184
        four-of-a-kind 224848
        straight-flush 33120
        royal-flush 4324
        """,
        census.byCategory());
    assertEquals(4892, census.values());
  }

  @Test
  void hands_allSixesOfShortDeck_asPublished() {
    Census census = census("short-deck", 6, 0);
    assertEquals(
        """
        high-card 261300
        one-pair 914400
        two-pair 453600
        three-of-a-kind 129024
        straight 122100
        full-house 48960
        flush 13220
        four-of-a-kind 4464
        straight-flush 600
        royal-flush 124
        """,
        census.byCategory());
    assertEquals(1060, census.values());
  }

  @Test
  void hands_allSevensOfShortDeck_asPublished() {
    Census census = census("short-deck", 7, 0);
    assertEquals(
        """
        high-card 233100
        one-pair 2316600
        two-pair 3157056
        three-of-a-kind 607200
        straight 1169940
        full-house 633024
        flush 175560
        four-of-a-kind 44640
        straight-flush 8700
        royal-flush 1860
        """,
        census.byCategory());
    assertEquals(752, census.values());
  }

  @Test
  void hands_allSixesOfShortDeckTrips_asPublished() {
    Census census = census("short-deck-trips", 6, 0);
    assertEquals(
        """
        high-card 261300
        one-pair 914400
        two-pair 453600
        straight 122100
        three-of-a-kind 129024
        full-house 48960
        flush 13220
        four-of-a-kind 4464
        straight-flush 600
        royal-flush 124
        """,
        census.byCategory());
    assertEquals(1060, census.values());
  }

  @Test
  void hands_allSevensOfShortDeckTrips_asPublished() {
    Census census = census("short-deck-trips", 7, 0);
    assertEquals(
        """
        high-card 233100
        one-pair 2316600
        two-pair 3157056
        straight 1139580
        three-of-a-kind 637560
        full-house 633024
        flush 175560
        four-of-a-kind 44640
        straight-flush 8700
        royal-flush 1860
        """,
        census.byCategory());
    assertEquals(762, census.values());
  }

  @Test
  void hands_allSixesOfShortDeckWithLowerFlush_asPublished() {
    Census census = census("short-deck-flush-lower", 6, 0);
    assertEquals(
        """
        high-card 261300
        one-pair 914400
        two-pair 453600
        three-of-a-kind 129024
        straight 122100
        flush 13220
        full-house 48960
        four-of-a-kind 4464
        straight-flush 600
        royal-flush 124
        """,
        census.byCategory());
    assertEquals(1060, census.values());
  }

  @Test
  void hands_allSevensOfShortDeckWithLowerFlush_asPublished() {
    Census census = census("short-deck-flush-lower", 7, 0);
    assertEquals(
        """
        high-card 233100
        one-pair 2316600
        two-pair 3157056
        three-of-a-kind 607200
        straight 1169940
        flush 175560
        full-house 633024
        four-of-a-kind 44640
        straight-flush 8700
        royal-flush 1860
        """,
        census.byCategory());
    assertEquals(752, census.values());
  }

  @Test
  void hands_allSixesWithAWildJoker_asPublished() {
    Census census = census("joker-wild", 6, 1);
    assertEquals(
        """
        high-card 6612900
        one-pair 10692660
        two-pair 2532816
        three-of-a-kind 1735072
        straight 696228
        flush 314944
        full-house 289536
        four-of-a-kind 73320
        straight-flush 8248
        royal-flush 1132
        five-of-a-kind 624
        """,
        census.byCategory());
  }

  @Test
  void hands_allSevensWithAWildJoker_asPublished() {
    Census census = census("joker-wild", 7, 1);
    assertEquals(
        """
        high-card 23294460
        one-pair 61644960
        two-pair 31433400
        three-of-a-kind 13315300
        straight 11083940
        flush 6027224
        full-house 5997144
        four-of-a-kind 1121024
        straight-flush 184832
        royal-flush 26132
        five-of-a-kind 14664
        """,
        census.byCategory());
  }

  @Test
  void hands_allSixesWithTheBug_asPublished() {
    Census census = census("joker-bug", 6, 1);
    assertEquals(
        """
        high-card 7183140
        one-pair 10809876
        two-pair 2873952
        three-of-a-kind 853264
        straight 696228
        flush 314944
        full-house 196896
        four-of-a-kind 19752
        straight-flush 8248
        royal-flush 1132
        five-of-a-kind 48
        """,
        census.byCategory());
  }

  @Test
  void hands_allSevensWithTheBug_asPublished() {
    Census census = census("joker-bug", 7, 1);
    assertEquals(
        """
        high-card 24780420
        one-pair 64221960
        two-pair 35553816
        three-of-a-kind 7470676
        straight 11236028
        flush 6172088
        full-house 4188528
        four-of-a-kind 307472
        straight-flush 184832
        royal-flush 26132
        five-of-a-kind 1128
        """,
        census.byCategory());
  }
}
