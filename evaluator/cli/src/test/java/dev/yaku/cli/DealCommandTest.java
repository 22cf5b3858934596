package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DealCommandTest {
  @Test
  void text_isTheDealersHands() {
    Dealer dealer = Dealer.of(new SplittableRandom(7), Hand.DECK);
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      expected.append(Hand.toString(dealer.deal(7))).append('\n');
    }
    Run run = Run.of("deal", "--cards", "7", "--seed", "7", "1000");
    assertEquals(new Run(0, expected.toString(), ""), run);
  }

  @Test
  void tsvAndJson_holdTheSameHands() {
    List<String> hands = Run.of("deal", "--seed=7", "3").out().lines().toList();
    String tsv = "hand\n" + String.join("\n", hands) + "\n";
    String json =
        "{\"hand\":\"%s\"}\n{\"hand\":\"%s\"}\n{\"hand\":\"%s\"}\n".formatted(hands.toArray());
    assertEquals(new Run(0, tsv, ""), Run.of("deal", "--seed=7", "--format=tsv", "3"));
    assertEquals(new Run(0, json, ""), Run.of("deal", "--seed=7", "--format=json", "3"));
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 0, 5",
    "joker-wild, 2, 5",
    "wild-five, 5, 5",
    "multi-deck, 0, 5",
    "short-deck, 0, 5",
    "three-card, 0, 3",
  })
  void hands_areOfTheRules(String rules, int jokers, int cards) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    Run dealt = Run.of("deal", "--rules", rules, "--jokers", "" + jokers, "--seed=1", "1000");
    List<String> hands = dealt.out().lines().toList();
    assertEquals(1000, hands.size());
    for (String hand : hands) {
      int[] parsed = evaluator.parse(hand);
      assertEquals(cards, Long.bitCount(Hand.of(parsed)), hand);
    }
    assertEquals(jokers > 0, dealt.out().contains(Card.toString(Card.JOKER)));
    Run evaluated = Run.withInput(dealt.out(), "eval", "--rules", rules, "--format=tsv");
    assertEquals(0, evaluated.status(), evaluated.err());
    assertEquals(1001, evaluated.out().lines().count());
  }

  @ParameterizedTest
  @CsvSource({"omaha, '', 4", "omaha, --cards=4, 4", "omaha-hi-lo, --cards=6, 6"})
  void hands_ofOmaha_areHoleAndBoard(String rules, String option, int cards) {
    OmahaEvaluator omaha = OmahaEvaluator.of(rules);
    String options = ("deal --seed=1 --rules " + rules + " " + option).strip() + " 1000";
    Run dealt = Run.of(options.split(" ", -1));
    assertEquals(1000, dealt.out().lines().distinct().count());
    for (String hand : dealt.out().lines().toList()) {
      OmahaHand parsed = omaha.parse(hand);
      assertEquals(cards, Long.bitCount(parsed.hole()), hand);
      assertEquals(5, Long.bitCount(parsed.board()), hand);
      assertEquals(hand, parsed.toString());
    }
    Run evaluated = Run.withInput(dealt.out(), "eval", "--rules", rules, "--format=tsv");
    assertEquals(0, evaluated.status(), evaluated.err());
    assertEquals(1001, evaluated.out().lines().count());
  }

  @Test
  void hands_ofOmaha_inTsvAndJson() {
    String hand = Run.of("deal", "--rules=omaha", "--seed=7").out();
    Run tsv = Run.of("deal", "--rules=omaha", "--seed=7", "--format=tsv");
    Run json = Run.of("deal", "--rules=omaha", "--seed=7", "--format=json");
    assertEquals(new Run(0, "hand\n" + hand, ""), tsv);
    assertEquals(new Run(0, "{\"hand\":\"" + hand.strip() + "\"}\n", ""), json);
  }

  @Test
  void hands_ofBadugi_haveFourCardsOrFive() {
    for (String cards : new String[] {"4", "5"}) {
      Run dealt = Run.of("deal", "--rules=badugi", "--cards=" + cards, "--seed=1", "1000");
      Run evaluated = Run.withInput(dealt.out(), "eval", "--rules=badugi", "--format=tsv");
      assertEquals(new Run(0, evaluated.out(), ""), evaluated);
      assertEquals(1001, evaluated.out().lines().count());
    }
    assertEquals(
        Run.of("deal", "--rules=badugi", "--cards=4", "--seed=1", "10"),
        Run.of("deal", "--rules=badugi", "--seed=1", "10"));
  }

  @ParameterizedTest
  @CsvSource({"omaha, --cards=3", "omaha, --cards=7", "omaha, --jokers=1", "badugi, --cards=6"})
  void options_outsideTheRulesOfAGame_areUsageErrors(String rules, String option) {
    Run run = Run.of("deal", "--rules", rules, option);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(option.replace('=', ' ') + ": " + rules), run.err());
  }

  @Test
  void hands_withoutSeed_differ() {
    assertNotEquals(Run.of("deal", "20").out(), Run.of("deal", "20").out());
  }

  @Test
  void count_isOne_andMayBeNone() {
    assertEquals(1, Run.of("deal").out().lines().count());
    assertEquals(new Run(0, "", ""), Run.of("deal", "0"));
    assertEquals(new Run(0, "\n", ""), Run.of("deal", "--cards=0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--cards=10", "--cards=-1", "--jokers=1", "--jokers=-1", "--seed=x"})
  void options_outsideTheRules_areUsageErrors(String option) {
    Run run = Run.of("deal", option);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(option.substring(0, option.indexOf('='))), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "-1", "1.5"})
  void count_thatIsNone_isUsageError(String count) {
    Run run = Run.of("deal", "--", count);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(count), run.err());
  }

  /**
   * Of two decks a hand of two is twice the same card once in 103 deals: within five deviations.
   */
  @Test
  void hands_ofTwoDecks_areAsLikelyAsTheyAre() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    int deals = 200_000;
    Run run =
        Run.of("deal", "--rules=multi-deck", "--decks=2", "--cards=2", "--seed=3", "" + deals);
    List<String> hands = run.out().lines().toList();
    assertEquals(deals, hands.size());
    int[] times = new int[Card.JOKER];
    int pairs = 0;
    for (String hand : hands) {
      int[] cards = evaluator.parse(hand);
      times[cards[0]]++;
      times[cards[1]]++;
      pairs += cards[0] == cards[1] ? 1 : 0;
    }
    assertNear(deals / 103.0, pairs);
    for (int card : times) {
      assertNear(2 * deals / 52.0, card);
    }
  }

  private static void assertNear(double expected, int found) {
    assertTrue(Math.abs(found - expected) < 5 * Math.sqrt(expected), expected + " " + found);
  }

  @Test
  void hands_ofManyDecks_holdNoCardMoreOftenThanThereAreDecks() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    int most = 0;
    String[] arguments = {"deal", "--rules=multi-deck", "--decks=3", "--seed=5", "20000"};
    for (String hand : Run.of(arguments).out().lines().toList()) {
      int[] cards = evaluator.parse(hand);
      for (int card : cards) {
        most = Math.max(most, (int) Arrays.stream(cards).filter(other -> other == card).count());
      }
    }
    assertEquals(3, most);
    Run rejected = Run.of("deal", "--decks", "2");
    assertEquals(2, rejected.status());
    assertTrue(rejected.err().contains("standard has each card only once"), rejected.err());
  }
}
