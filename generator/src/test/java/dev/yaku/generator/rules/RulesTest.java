package dev.yaku.generator.rules;

import static dev.yaku.generator.rules.RulesReaderTest.BASE;
import static dev.yaku.generator.rules.RulesReaderTest.parse;
import static dev.yaku.generator.rules.RulesReaderTest.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.RuleSets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What rules say of cards and categories. */
final class RulesTest {
  /** Card 13 * suit + rank: 0 is the deuce of clubs, 51 the ace of spades. */
  @Test
  void deck_ofRules_hasTheCardsOfItsRanksAndSuits() {
    assertEquals((1L << 52) - 1, RuleSets.rules("standard").deck());
    Rules shortDeck = RuleSets.rules("short-deck");
    assertEquals(0x1FF0L * 0x8004002001L, shortDeck.deck());
    assertTrue(shortDeck.hasCard(4) && shortDeck.hasCard(17) && shortDeck.hasCard(51));
    assertFalse(shortDeck.hasCard(3) || shortDeck.hasCard(13) || shortDeck.hasCard(16));
    Rules twoSuits =
        parse(
            with(
                BASE,
                "suits = dh",
                "categories = high-card one-pair two-pair straight flush straight-flush"));
    assertEquals(((1L << 26) - 1) << 13, twoSuits.deck());
  }

  @Test
  void isWild_card_isAJokerOrOfTheWildRank() {
    Rules deuces = RuleSets.rules("deuces-wild");
    assertTrue(deuces.isWild(0) && deuces.isWild(13) && deuces.isWild(39) && deuces.isWild(52));
    assertFalse(deuces.isWild(1) || deuces.isWild(12) || deuces.isWild(51));
    assertFalse(RuleSets.rules("standard").isWild(0) || RuleSets.rules("standard").isWild(51));
    assertTrue(RuleSets.rules("joker-bug").isWild(52));
  }

  @Test
  void categoryLines_areTheNamesOfTheRulesFile() {
    assertEquals(
        "high-card\none-pair\nflush\nstraight\nthree-of-a-kind\nstraight-flush",
        RuleSets.rules("three-card").categoryLines());
  }

  @ParameterizedTest
  @CsvSource({
    // name, sets of natural cards, keys with factors, flushes to avoid
    "standard, true, false, false",
    "short-deck, true, false, false",
    "joker-bug, false, false, false",
    "deuces-wild, false, false, false",
    "multi-deck, false, true, false",
    "wild-five, false, false, false",
    "ace-to-five, true, false, false",
    "deuce-to-seven, true, false, false",
  })
  void properties_ofBuiltInRules_followFromTheirKeys(
      String name, boolean sets, boolean factors, boolean avoided) {
    Rules rules = RuleSets.rules(name);
    assertEquals(sets, rules.hasNaturalSets());
    assertEquals(factors, rules.needsFactors());
    assertEquals(avoided, rules.hasFlushesToAvoid());
  }

  @Test
  void flushesToAvoid_inMoreThanTheBestCards_needOtherTables() {
    String low =
        "categories = straight-flush four-of-a-kind full-house flush straight three-of-a-kind"
            + " two-pair one-pair high-card";
    Rules seven = parse(with(BASE, low, "direction = low"));
    assertTrue(seven.hasFlushesToAvoid() && !seven.hasNaturalSets());
    Rules five = parse(with(BASE, low, "direction = low", "cards = 5"));
    assertFalse(five.hasFlushesToAvoid() || !five.hasNaturalSets());
    Rules twoSuits =
        parse(
            with(
                BASE,
                "suits = cd",
                "categories = high-card one-pair two-pair straight flush straight-flush"));
    assertFalse(twoSuits.hasNaturalSets());
  }

  @Test
  void parse_moreCardsThanTheDeck_areRejected() {
    String royal = "categories = high-card one-pair two-pair straight flush straight-flush";
    String small = with(BASE, "suits = cd", "ranks = TJQKA", royal, "cards = 5-9");
    assertEquals(9, parse(small.replace("TJQKA", "9TJQKA")).maxCards());
    assertEquals(9, parse(small).maxCards());
    String one = with(BASE, "suits = c", "ranks = 9TJQKA", "cards = 5-7");
    assertEquals(
        "my.rules:4: cards: found \"5-7\", allowed: at most the deck's 6 cards",
        RulesReaderTest.mistake(one));
    assertTrue(
        RulesReaderTest.mistake(with(BASE, "copies = 2", "cards = 5-8"))
            .contains("allowed: at most 7 cards if cards repeat"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "omaha", "badugi"})
  void indexEntry_ofAnyGame_isItsNameAndGame(String name) throws Exception {
    GameRules rules = GameReader.read(Path.of("../tables/src/main/rules", name + ".rules"));
    assertEquals(name.equals("standard") ? name : name + " " + name, rules.indexEntry());
  }

  @Test
  void category_ofAPackedValue_isItsHighestNibble() {
    assertEquals(
        List.of(0, 7, 12),
        List.of(
            PackedValue.category(0),
            PackedValue.category(0x7DC000),
            PackedValue.category(0xC00000)));
  }
}
