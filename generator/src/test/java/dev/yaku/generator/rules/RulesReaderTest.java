package dev.yaku.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RulesReaderTest {
  private static final String CATEGORIES =
      "high-card one-pair two-pair three-of-a-kind straight flush full-house four-of-a-kind"
          + " straight-flush";

  private static final String LOW_CATEGORIES =
      "four-of-a-kind full-house three-of-a-kind two-pair one-pair high-card";

  static final String SOME_RANKS =
      ", allowed: some of 23456789TJQKA, lowest first (the ace may come first instead)";

  private static final String SOME_SUITS = ", allowed: some of cdhs, in this order";

  private static final String ONE_TO_12 = ", allowed: any, or a number from 1 to 12";

  private static final String ZERO_TO_12 = ", allowed: any, or a number from 0 to 12";

  private static final String A_RANGE = ", allowed: a number or a range of 0 to 9, such as 5-7";

  private static final String TWO_TO_5 = ", allowed: a number from 2 to 5";

  private static final String ONE_RANK = ", allowed: none, or one of 23456789TJQKA";

  private static final String YES_NO = ", allowed: yes, no";

  private static final String ALL_CATEGORIES =
      ", allowed: high-card, one-pair, two-pair, three-of-a-kind, straight, flush,"
          + " full-house, four-of-a-kind, straight-flush, royal-flush, five-of-a-kind,"
          + " natural-royal-flush, four-wild";

  /** Five lines; tests change some, or add a sixth. */
  static final String BASE =
      """
      # A deck for tests.
      title = Test
      ranks = 23456789TJQKA
      cards = 5-7
      categories = %s
      """
          .formatted(CATEGORIES);

  private static final String LOW = with(BASE, "categories = " + LOW_CATEGORIES, "direction = low");

  static Rules parse(String text) {
    return RulesReader.parse("my.rules", "my", text);
  }

  static String mistake(String text) {
    return assertThrows(RulesException.class, () -> parse(text), text).getMessage();
  }

  /** The text with these lines, each in place of its key's, or at the end. */
  static String with(String text, String... lines) {
    List<String> all = new ArrayList<>(text.lines().toList());
    for (String line : lines) {
      String start = line.substring(0, line.indexOf(' ') + 1);
      int at =
          IntStream.range(0, all.size())
              .filter(i -> all.get(i).startsWith(start))
              .findAny()
              .orElse(-1);
      if (at >= 0) {
        all.set(at, line);
      } else {
        all.add(line);
      }
    }
    return String.join("\n", all) + "\n";
  }

  @Test
  void read_standard_isAsItsFileSays() throws IOException {
    Rules rules = RulesReader.read(RuleSets.STANDARD);
    assertEquals(
        new Rules(
            "standard",
            "Standard poker",
            "23456789TJQKA",
            "cdhs",
            1,
            0,
            0,
            9,
            5,
            List.of(
                Category.HIGH_CARD,
                Category.ONE_PAIR,
                Category.TWO_PAIR,
                Category.THREE_OF_A_KIND,
                Category.STRAIGHT,
                Category.FLUSH,
                Category.FULL_HOUSE,
                Category.FOUR_OF_A_KIND,
                Category.STRAIGHT_FLUSH,
                Category.ROYAL_FLUSH),
            Rules.Wheel.LOWEST,
            Rules.Wild.ANY,
            Rules.NONE,
            false,
            false,
            Rules.NONE,
            Files.readString(RuleSets.STANDARD).replace("\r\n", "\n")),
        rules);
  }

  @Test
  void parse_fewestKeys_othersHaveTheirDefaults() {
    Rules rules = parse(BASE);
    assertEquals("cdhs", rules.suits());
    assertEquals(1, rules.copies());
    assertEquals(0, rules.jokers());
    assertEquals(5, rules.best());
    assertEquals(Rules.Wheel.NONE, rules.wheel());
    assertEquals(Rules.Wild.ANY, rules.wild());
    assertEquals(Rules.NONE, rules.wildRank());
    assertFalse(rules.wildDoubles());
    assertFalse(rules.low());
    assertEquals(Rules.NONE, rules.qualifier());
  }

  @ParameterizedTest
  @CsvSource({
    // name, cards, copies, jokers, best, wheel, wild, wild-rank, wild-doubles, low, qualifier
    "no-wheel, 0-7, 1, 0, 5, NONE, ANY, -1, false, false, -1",
    "wild-five, 0-5, 5, 5, 5, NONE, ANY, -1, true, false, -1",
    "wild-five-wheel, 0-5, 5, 5, 5, LOWEST, ANY, -1, true, false, -1",
    "multi-deck, 0-7, 7, 0, 5, LOWEST, ANY, -1, false, false, -1",
    "joker-wild, 5-7, 1, 2, 5, LOWEST, ANY, -1, false, false, -1",
    "joker-bug, 5-7, 1, 1, 5, LOWEST, BUG, -1, false, false, -1",
    "pai-gow, 5-7, 1, 1, 5, SECOND, BUG, -1, false, false, -1",
    "deuces-wild, 5-5, 1, 0, 5, LOWEST, ANY, 0, false, false, -1",
    "short-deck, 5-7, 1, 0, 5, LOWEST, ANY, -1, false, false, -1",
    "short-deck-trips, 5-7, 1, 0, 5, LOWEST, ANY, -1, false, false, -1",
    "ace-to-five, 5-7, 1, 0, 5, NONE, ANY, -1, false, true, -1",
    "eight-or-better, 5-7, 1, 0, 5, NONE, ANY, -1, false, true, 6",
    "deuce-to-seven, 5-5, 1, 0, 5, NONE, ANY, -1, false, true, -1",
    "three-card, 3-3, 1, 0, 3, LOWEST, ANY, -1, false, false, -1",
  })
  void parse_rulesOfAllGames_areExpressible(
      String name,
      String cards,
      int copies,
      int jokers,
      int best,
      Rules.Wheel wheel,
      Rules.Wild wild,
      int wildRank,
      boolean wildDoubles,
      boolean low,
      int qualifier) {
    Rules rules = RuleSets.rules(name);
    assertEquals(name, rules.name());
    assertEquals(cards, rules.minCards() + "-" + rules.maxCards());
    assertEquals(copies, rules.copies());
    assertEquals(jokers, rules.jokers());
    assertEquals(best, rules.best());
    assertEquals(wheel, rules.wheel());
    assertEquals(wild, rules.wild());
    assertEquals(wildRank, rules.wildRank());
    assertEquals(wildDoubles, rules.wildDoubles());
    assertEquals(low, rules.low());
    assertEquals(qualifier, rules.qualifier());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title =         | found \"\", allowed: a line of text",
        "title = a\\tb   | found \"a?b\", allowed: a line of text",
        "title = a\\nb   | found \"a?b\", allowed: a line of text",
        "ranks =         | found \"\"" + SOME_RANKS,
        "ranks = 2345678910JQKA | found \"2345678910JQKA\"" + SOME_RANKS,
        "ranks = AKQJT   | found \"AKQJT\"" + SOME_RANKS,
        "ranks = 2345675 | found \"2345675\"" + SOME_RANKS,
        "ranks = A2345A  | found \"A2345A\"" + SOME_RANKS,
        "suits = shdc    | found \"shdc\"" + SOME_SUITS,
        "suits = cdhx    | found \"cdhx\"" + SOME_SUITS,
        "suits =         | found \"\"" + SOME_SUITS,
        "copies = 0      | found \"0\"" + ONE_TO_12,
        "copies = 13     | found \"13\"" + ONE_TO_12,
        "copies = all    | found \"all\"" + ONE_TO_12,
        "jokers = -1     | found \"-1\"" + ZERO_TO_12,
        "jokers = 13     | found \"13\"" + ZERO_TO_12,
        "jokers = 99999999999 | found \"99999999999\"" + ZERO_TO_12,
        "cards = 10      | found \"10\"" + A_RANGE,
        "cards = 7-5     | found \"7-5\"" + A_RANGE,
        "cards = 5 to 7  | found \"5 to 7\"" + A_RANGE,
        "cards = 5-      | found \"5-\"" + A_RANGE,
        "best = 1        | found \"1\"" + TWO_TO_5,
        "best = 6        | found \"6\"" + TWO_TO_5,
        "best = 5 # best | found \"5 # best\"" + TWO_TO_5,
        "categories =    | found \"\", allowed: a list of categories, weakest first",
        "categories = high-card twins | found \"twins\"" + ALL_CATEGORIES,
        "categories = high-card, one-pair, high-card | found \"high-card\" twice, allowed: each"
            + " category once",
        "wheel = Yes     | found \"Yes\", allowed: yes, no, second",
        "wheel = seconds | found \"seconds\", allowed: yes, no, second",
        "wild = joker    | found \"joker\", allowed: any, bug",
        "wild-rank = D   | found \"D\"" + ONE_RANK,
        "wild-rank =     | found \"\"" + ONE_RANK,
        "wild-rank = 23  | found \"23\"" + ONE_RANK,
        "wild-doubles = true | found \"true\"" + YES_NO,
        "direction = down | found \"down\", allowed: high, low",
        "qualifier = 10  | found \"10\"" + ONE_RANK,
      })
  void parse_valueNotAllowed_isRejectedWithLineAndWhatIs(String line, String message) {
    String text = with(BASE, line);
    String key = line.substring(0, line.indexOf(' '));
    int number = text.lines().toList().indexOf(line) + 1;
    assertEquals("my.rules:" + number + ": " + key + ": " + message, mistake(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title      | a line of text",
        "ranks      | some of 23456789TJQKA, lowest first (the ace may come first instead)",
        "cards      | a number or a range of 0 to 9, such as 5-7",
        "categories | a list of categories, weakest first",
      })
  void parse_keyMissing_isRejected(String key, String allowed) {
    String text = BASE.replaceFirst("(?m)^" + key + ".*\n", "");
    assertEquals("my.rules: " + key + ": found nothing, allowed: " + allowed, mistake(text));
  }

  static void assertRejected(String message, String... lines) {
    assertEquals("my.rules:" + message, mistake(with(BASE, lines)));
  }

  private static void assertLowRejected(String message, String... lines) {
    assertEquals("my.rules:" + message, mistake(with(LOW, lines)));
  }

  @Test
  void parse_cardsThatTheDeckOrTheBestHandForbids_areRejected() {
    assertRejected("4: cards: found \"5-7\", allowed: at most the deck's 4 cards", "ranks = 2");
    assertRejected(
        "4: cards: found \"5-7\", allowed: at most the deck's 6 cards", "ranks = 2", "jokers = 2");
    String best = ", allowed: at least the best hand's 5 cards";
    assertRejected("4: cards: found \"3\"" + best, "cards = 3");
    assertRejected("4: cards: found \"2-4\"" + best, "cards = 2-4");
    assertRejected("4: cards: found \"0\"" + best, "cards = 0", "copies = any", "jokers = any");
  }

  @Test
  void parse_moreHandsThanKeysAreFoundFor_isRejectedWithHowManyCardsAreAllowed() {
    String five = "categories = " + CATEGORIES + " five-of-a-kind";
    assertRejected(
        "4: cards: found \"5-9\", allowed: at most 8 cards with these ranks, copies and wild cards:"
            + " more than 400,000 hands of 9 cards differ in them",
        "cards = 5-9",
        "jokers = 2",
        five);
    parse(with(BASE, "cards = 5-8", "jokers = 2", five));
  }

  @Test
  void parse_misspeltCategory_isRejectedWithASuggestion() {
    assertTrue(
        mistake(with(BASE, "categories = high-card three-of-kind"))
            .startsWith(
                "my.rules:5: categories: found \"three-of-kind\", did you mean"
                    + " \"three-of-a-kind\"? allowed: high-card, "));
    assertTrue(
        mistake(with(BASE, "categories = high-card trips"))
            .contains("found \"trips\", did you mean \"three-of-a-kind\"? "));
    assertTrue(
        mistake(with(BASE, "categories = high-card quads"))
            .contains("found \"quads\", did you mean \"four-of-a-kind\"? "));
  }

  /**
   * Not two messages in a circle: the direction is named before the categories that jokers would
   * add.
   */
  @Test
  void parse_jokersInALowGame_areRejectedByTheDirection() {
    assertLowRejected(
        "6: direction: found \"low\", allowed: high if there are wild cards", "jokers = 1");
  }

  @ParameterizedTest
  @CsvSource({
    "high-card",
    "one-pair",
    "two-pair",
    "three-of-a-kind",
    "full-house",
    "four-of-a-kind"
  })
  void parse_categoryThatHandsCanBeIsLeftOut_isRejected(String category) {
    String rest = CATEGORIES.replaceFirst(category + " ", "");
    assertRejected(
        "5: categories: found \""
            + rest
            + "\", allowed: a list with "
            + category
            + ", which a hand of this deck can be",
        "categories = " + rest);
  }

  @ParameterizedTest
  @CsvSource({
    "copies = 2",
    "copies = any",
    "jokers = 1",
    "wild-rank = 7",
  })
  void parse_fiveOfAKindLeftOutWhereItCanBe_isRejected(String line) {
    assertRejected(
        "5: categories: found \""
            + CATEGORIES
            + "\", allowed: a list with five-of-a-kind, which a hand of this deck can be",
        line);
    parse(with(BASE, line, "categories = " + CATEGORIES + " five-of-a-kind"));
  }

  @ParameterizedTest
  @CsvSource({
    // The deck and the hand, what a hand can be, what is one too many.
    "suits = cdhs, high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind,"
        + " five-of-a-kind",
    "suits = cdh, high-card one-pair two-pair three-of-a-kind full-house, four-of-a-kind",
    "suits = cd, high-card one-pair two-pair, three-of-a-kind",
    "suits = cd, high-card one-pair two-pair, full-house",
    "suits = c, high-card, two-pair",
    "suits = c, high-card, one-pair",
    "best = 4, high-card one-pair two-pair three-of-a-kind four-of-a-kind, full-house",
    "best = 3, high-card one-pair three-of-a-kind, two-pair",
    "best = 3, high-card one-pair three-of-a-kind, four-of-a-kind",
    "best = 2, high-card one-pair, three-of-a-kind",
    "ranks = 2; best = 4; cards = 2-4, high-card one-pair three-of-a-kind four-of-a-kind, two-pair",
    "suits = c; jokers = 1, high-card one-pair, two-pair",
    "suits = c; jokers = 1, high-card one-pair, three-of-a-kind",
    "suits = c; jokers = 2, high-card one-pair two-pair three-of-a-kind, full-house",
    "suits = c; jokers = 3, high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind,"
        + " five-of-a-kind",
    "suits = cd; wild-rank = 2, high-card one-pair two-pair three-of-a-kind full-house"
        + " four-of-a-kind, five-of-a-kind",
    "suits = c; copies = 2; wild-rank = 2; wild-doubles = yes, high-card one-pair two-pair"
        + " three-of-a-kind full-house four-of-a-kind, five-of-a-kind",
  })
  void parse_categoryThatNoHandCanBe_isRejected(String deck, String possible, String tooMuch) {
    String base = with(BASE, ("cards = 2-6; " + deck).split("; ", -1));
    assertEquals(
        List.of(possible.split(" ", -1)),
        parse(with(base, "categories = " + possible)).categories().stream()
            .map(Category::text)
            .toList());
    String found = possible + " " + tooMuch;
    assertEquals(
        "my.rules:5: categories: found \""
            + found
            + "\", allowed: a list without "
            + tooMuch
            + ", which no hand of this deck can be",
        mistake(with(base, "categories = " + found)));
  }

  @Test
  void parse_straightsOfMoreCardsThanRanks_areRejected() {
    String end = ", which no hand of this deck can be";
    String pairs = "high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind";
    for (String category : List.of("straight", "straight-flush", "royal-flush", "flush")) {
      String found = pairs + " " + category;
      assertRejected(
          "5: categories: found \"" + found + "\", allowed: a list without " + category + end,
          "ranks = JQKA",
          "categories = " + found);
    }
  }

  @Test
  void parse_royalFlush_goesWithStraightFlushAndHighAceOnly() {
    String royal = CATEGORIES + " royal-flush";
    parse(with(BASE, "categories = " + royal));
    assertRejected(
        "5: categories: found \""
            + royal
            + "\", allowed: a list without royal-flush, which no hand of this deck can be",
        "categories = " + royal,
        "ranks = A23456789TJQK");
    String alone = royal.replace("straight-flush ", "");
    assertRejected(
        "5: categories: found \""
            + alone
            + "\", allowed: royal-flush only together with straight-flush",
        "categories = " + alone);
  }

  @Test
  void parse_naturalRoyalFlush_goesWithWildCardsThatNoRoyalFlushHolds() {
    String royal = CATEGORIES + " royal-flush five-of-a-kind";
    String natural = royal + " natural-royal-flush";
    for (String wild : List.of("wild-rank = 2", "wild-rank = 9", "jokers = 1")) {
      assertEquals(
          Category.NATURAL_ROYAL_FLUSH,
          parse(with(BASE, wild, "categories = " + natural)).categories().get(11));
    }
    String end = ", allowed: a list without natural-royal-flush, which no hand of this deck can be";
    String found = "5: categories: found \"" + natural + "\"";
    for (String wild : List.of("wild-rank = T", "wild-rank = A")) {
      assertRejected(found + end, wild, "categories = " + natural);
    }
    String tame = natural.replace(" five-of-a-kind", "");
    assertRejected("5: categories: found \"" + tame + "\"" + end, "categories = " + tame);
    String alone = natural.replace(" royal-flush five", " five");
    assertRejected(
        "5: categories: found \""
            + alone
            + "\", allowed: natural-royal-flush only together with royal-flush",
        "jokers = 1",
        "categories = " + alone);
  }

  @Test
  void parse_fourWild_goesWithFourWildCardsInAHandOfFour() {
    String four = CATEGORIES + " five-of-a-kind four-wild";
    parse(with(BASE, "cards = 5", "wild-rank = 2", "categories = " + four));
    parse(with(BASE, "cards = 5", "jokers = 4", "categories = " + four));
    assertRejected(
        "5: categories: found \""
            + four
            + "\", allowed: a list without four-wild, which no hand of this deck can be",
        "jokers = 3",
        "categories = " + four);
  }

  @Test
  void parse_highCardInTheWrongPlace_isRejected() {
    String last = CATEGORIES.replace("high-card ", "") + " high-card";
    assertRejected(
        "5: categories: found \""
            + last
            + "\", allowed: a list that begins with high-card, the weakest if direction is high",
        "categories = " + last);
    assertRejected(
        "5: categories: found \""
            + CATEGORIES
            + "\", allowed: a list that ends with high-card, the strongest if direction is low",
        "direction = low");
  }

  @Test
  void parse_wheelWhereItCannotBe_isRejected() {
    String high =
        "6: wheel: found \"yes\", allowed: yes or second only if the ace is the highest of more than ";
    assertRejected(high + "5 ranks", "wheel = yes", "ranks = A23456789TJQK");
    assertRejected(high + "5 ranks", "wheel = yes", "ranks = 23456789TJQK");
    assertRejected(high + "5 ranks", "wheel = yes", "ranks = TJQKA");
    assertRejected(
        "6: wheel: found \"yes\", allowed: yes or second only with straights among the categories",
        "wheel = yes",
        "categories = " + CATEGORIES.replaceAll(" straight(-flush)?", ""));
    assertRejected(
        high.replace("yes\"", "second\"") + "5 ranks", "wheel = second", "ranks = TJQKA");
    assertRejected(
        "6: wheel: found \"second\", allowed: second only if direction is high: where straights count"
            + " against their holder, the ace of A-2-3-4-5 is low or high",
        "wheel = second",
        "direction = low",
        "categories = straight-flush four-of-a-kind full-house flush straight three-of-a-kind"
            + " two-pair one-pair high-card");
  }

  @Test
  void parse_wildCardsWithoutSense_areRejected() {
    String nothing = ", allowed: nothing if there are neither jokers nor a wild-rank";
    assertRejected("6: wild: found \"any\"" + nothing, "wild = any");
    assertRejected("7: wild: found \"bug\"" + nothing, "jokers = 0", "wild = bug");
    assertRejected("6: wild-doubles: found \"no\"" + nothing, "wild-doubles = no");
    String five = "categories = " + CATEGORIES + " five-of-a-kind";
    assertRejected(
        "7: wild: found \"bug\", allowed: bug only in a deck with aces",
        "jokers = 1",
        "wild = bug",
        "ranks = 23456789TJQK",
        five);
    String doubles = ", allowed: yes if a hand may hold copies of a card";
    assertEquals(
        "my.rules: wild-doubles: found nothing" + doubles,
        mistake(with(BASE, "jokers = 1", "copies = 2", five)));
    assertRejected(
        "8: wild-doubles: found \"no\"" + doubles,
        "jokers = 1",
        "copies = 2",
        "wild-doubles = no",
        five);
    parse(with(BASE, "jokers = 1", "copies = 2", "wild-doubles = yes", five));
  }

  @Test
  void parse_lowGamesThatAreNotForeseen_areRejected() {
    assertLowRejected(
        "6: direction: found \"low\", allowed: high if there are wild cards",
        "categories = five-of-a-kind " + LOW_CATEGORIES,
        "jokers = 1");
    String flushes = "categories = flush " + LOW_CATEGORIES;
    assertLowRejected(
        "7: copies: found \"2\", allowed: 1 if direction is low, there are flushes,"
            + " and hands have more than 5 cards",
        "categories = flush five-of-a-kind " + LOW_CATEGORIES,
        "copies = 2");
    parse(with(LOW, flushes));
    parse(with(LOW, flushes, "cards = 5"));
    parse(with(LOW, flushes, "cards = 2-5"));
  }

  @Test
  void parse_qualifierThatNoHandMeets_isRejected() {
    assertRejected(
        "6: qualifier: found \"8\", allowed: a rank only if direction is low", "qualifier = 8");
    assertLowRejected(
        "7: qualifier: found \"5\", allowed: a rank with at least 4 lower ones", "qualifier = 5");
    assertEquals(4, parse(with(LOW, "qualifier = 6")).qualifier());
    assertEquals(3, parse(with(LOW, "qualifier = 5", "ranks = A23456789")).qualifier());
  }

  @Test
  void parse_moreCopiesOrJokersThanCards_areAsManyAsCards() {
    String five = "categories = " + CATEGORIES + " five-of-a-kind";
    Rules rules = parse(with(BASE, "copies = 12", "jokers = 12", "wild-doubles = yes", five));
    assertEquals(7, rules.copies());
    assertEquals(7, rules.jokers());
  }

  @Test
  void parse_flushOfMoreCardsThanRanks_needsWildCardsThatDouble() {
    String[] lines = {
      "ranks = JQKA",
      "jokers = 1",
      "categories = high-card one-pair two-pair three-of-a-kind flush full-house four-of-a-kind"
          + " five-of-a-kind"
    };
    assertRejected(
        "5: categories: found \""
            + lines[2].replace("categories = ", "")
            + "\", allowed: a list without flush, which no hand of this deck can be",
        lines);
    parse(with(with(BASE, lines), "wild-doubles = yes"));
  }
}
