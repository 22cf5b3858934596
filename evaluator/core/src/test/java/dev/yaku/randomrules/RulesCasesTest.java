package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.OwnRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Users' rules that were once compiled or evaluated wrongly. */
final class RulesCasesTest {
  private static final String STANDARD =
      "high-card one-pair two-pair three-of-a-kind straight flush full-house four-of-a-kind";

  @TempDir private Path folder;

  private HandEvaluator compiled(String rules) throws IOException {
    return OwnRules.compiled(folder, "mine", rules);
  }

  private HandEvaluator twoDecks() throws IOException {
    return compiled(
        """
        ranks = 345679A
        copies = 2
        jokers = 2
        wild-doubles = yes
        cards = 5-7
        wheel = yes
        categories = %s straight-flush royal-flush five-of-a-kind
        """
            .formatted(STANDARD));
  }

  @Test
  void evaluate_lowHandThatMightHaveHadAFlush_hasTheValueOfItsRanks() throws IOException {
    HandEvaluator low =
        compiled(
            """
            ranks = 23456789TJQKA
            suits = cdh
            best = 2
            cards = 2
            direction = low
            categories = straight-flush flush straight one-pair high-card
            """);
    long hand = Hand.parse("4c 2d");
    assertEquals(low.evaluateCards(Hand.cards(hand)), low.evaluate(hand));
    assertEquals(low.ruleSet().maxValue(), low.evaluate(hand));
    assertEquals(0, low.countByValue(Hands.of(low.ruleSet().deck(), 2))[0]);
  }

  @ParameterizedTest
  @CsvSource({"52 53 52 1 40", "52 53 53 52 40", "52 53 52 1 40 41", "52 53 52 1 40 41 42"})
  void evaluateCards_moreJokersThanTheRulesHave_areRejected(String cards) throws IOException {
    HandEvaluator two = twoDecks();
    int[] c = Arrays.stream(cards.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> two.evaluateCards(c));
    assertTrue(e.getMessage().startsWith("3 jokers, mine has 2, at index "), e::getMessage);
    if (c.length == 5) {
      assertThrows(
          IllegalArgumentException.class, () -> two.evaluateCards(c[0], c[1], c[2], c[3], c[4]));
    }
  }

  @Test
  void evaluateCards_asManyJokersAsTheRulesHave_areAHand() throws IOException {
    HandEvaluator two = twoDecks();
    int value = two.evaluateCards(two.parse("Jo Jo 3d 3s 9c"));
    assertEquals(0x820000, two.packed(value) & 0xFF0000);
    assertEquals(
        value, two.evaluateCards(52, 52, Card.parse("3d"), Card.parse("3s"), Card.parse("9c")));
  }

  @ParameterizedTest
  @CsvSource({
    "hs, 0, high-card one-pair two-pair straight flush straight-flush royal-flush, Ts Js Qs Ks As"
        + " Ah Kh",
    "cdhs, 1, high-card one-pair two-pair three-of-a-kind straight flush full-house four-of-a-kind"
        + " five-of-a-kind straight-flush royal-flush, Jo Ts Js Qs Ks As Ah Kh",
  })
  void evaluate_handWithMoreCardsThanRanks_isARoyalFlush(
      String suits, int jokers, String categories, String hand) throws IOException {
    HandEvaluator royal =
        compiled(
            "ranks = TJQKA\nsuits = %s\njokers = %d\ncards = 5-8\ncategories = %s\n"
                .formatted(suits, jokers, categories));
    int value = royal.evaluate(Hand.parse(hand));
    assertEquals(Category.ROYAL_FLUSH, royal.category(value));
    assertEquals(value, royal.evaluateCards(royal.parse(hand)));
  }

  @Test
  void evaluateCards_severalDecksWithAWildRankAndNoJoker_haveFlushes() throws IOException {
    HandEvaluator deuces =
        compiled(
            """
            ranks = 25679QA
            copies = any
            wild-rank = 2
            wild-doubles = yes
            cards = 5-7
            categories = %s straight-flush royal-flush five-of-a-kind
            """
                .formatted(STANDARD));
    int[] hand = deuces.parse("2c 9s 9s 7s 5s Ad Qh");
    int value = deuces.evaluateCards(hand);
    assertEquals("6D8864", "%X".formatted(deuces.packed(value)));
    assertEquals(value, deuces.evaluateKey(Arrays.stream(hand).mapToLong(deuces::cardKey).sum()));
  }

  @Test
  void evaluateKey_severalDecksWithoutFlushes_isEnoughForMoreCards() throws IOException {
    HandEvaluator decks =
        compiled(
            """
            ranks = 789
            copies = 2
            cards = 5-7
            categories = high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind \\
                five-of-a-kind
            """);
    int[] hand = decks.parse("7c 7c 8d 8d 9h 9h 9s");
    assertEquals(
        decks.evaluateCards(hand),
        decks.evaluateKey(Arrays.stream(hand).mapToLong(decks::cardKey).sum()));
    // Of twelve cards each none, one or two: the coefficient of x^7 in (1 + x + x^2)^12.
    assertEquals(16_236, Arrays.stream(decks.countMultisets(7, 0)).sum());
  }

  @Test
  void evaluateCards_cardOfTheWildRankThatTheDeckDoesNotHave_isRejected() throws IOException {
    HandEvaluator two =
        compiled(
            """
            ranks = 67QK
            suits = ch
            best = 2
            cards = 2
            wild-rank = 6
            categories = high-card one-pair
            """);
    assertThrows(
        IllegalArgumentException.class,
        () -> two.evaluateCards(Card.parse("6d"), Card.parse("7c")));
  }

  @Test
  void packed_naturalRoyalFlushOfThree_beginsWithItsHighestRank() throws IOException {
    HandEvaluator three =
        compiled(
            """
            ranks = 23456789TJQKA
            best = 3
            cards = 3
            wild-rank = 2
            categories = high-card one-pair three-of-a-kind straight flush straight-flush \\
                royal-flush natural-royal-flush
            """);
    assertEquals(0x8DCB00, three.packed(three.evaluate(Hand.parse("As Ks Qs"))));
    assertEquals(0x7DCB00, three.packed(three.evaluate(Hand.parse("As Ks 2c"))));
  }

  @Test
  void bestCards_wildRankWithoutFlushes_areCardsOfTheHand() throws IOException {
    HandEvaluator aces =
        compiled(
            """
            ranks = QA
            best = 4
            cards = 4-5
            wild-rank = A
            categories = high-card one-pair two-pair three-of-a-kind four-of-a-kind four-wild
            """);
    assertEquals(Hand.parse("Ac Ad Ah As"), aces.ruleSet().wildCards());
    assertEquals(Hand.parse("Ac Ad Ah As"), aces.bestHand(Hand.parse("Ac Ad Ah As Qs")));
  }
}
