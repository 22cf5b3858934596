package dev.yaku.generator.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.generator.Cards;
import dev.yaku.generator.RuleSets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
final class NaiveEvaluatorTest {
  /** Above it are a packed value's category and highest rank. */
  private static final int HEIGHT_SHIFT = 16;

  /** By rule set, for one test: each remembers what wild cards have represented. */
  private static final Map<String, NaiveEvaluator> NAIVE = new HashMap<>();

  private static synchronized String packed(String rules, String hand) {
    NaiveEvaluator naive =
        NAIVE.computeIfAbsent(rules, name -> new NaiveEvaluator(RuleSets.rules(name)));
    return "0x%06X".formatted(naive.packed(Cards.cards(hand)));
  }

  /** All hands of as many cards as make the best, from the deck with n jokers. */
  private static Census ofDeck(String ruleSet, int jokers) {
    Rules rules = RuleSets.rules(ruleSet);
    return ofSets(rules, new NaiveEvaluator(rules), Cards.deck(rules, jokers));
  }

  private static Census ofSets(Rules rules, NaiveEvaluator naive, int[] cards) {
    Census census = new Census(rules);
    Cards.allSets(cards, rules.best(), hand -> census.add(naive.packed(hand), 1));
    return census;
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/dev/yaku/generator/values/golden/packed-values.csv")
  void packed_ofHand_isAsTheRulesSay(String rules, String hand, String packed) {
    assertEquals(packed, packed(rules, hand), hand);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/dev/yaku/generator/values/golden/categories-of-several-decks.csv")
  void packed_ofMultiDeckHand_hasItsCategory(String hand, String category) {
    Rules rules = RuleSets.rules("multi-deck");
    int packed = new NaiveEvaluator(rules).packed(Cards.cards(hand));
    assertEquals(category, new Census(rules).category(packed), hand);
  }

  /** The example of tables/RULES-SYNTAX.md. */
  @ParameterizedTest
  @CsvSource({"none, 0x73ABCD", "8, 0x19ABCD"})
  void packed_ofLowHandThatAnyFiveMayQualify_isTheBestOfThoseThatDo(
      String qualifier, String packed) {
    String text =
        """
        title = Low, straights count against you
        ranks = 23456789TJQKA
        cards = 5-7
        direction = low
        categories = straight four-of-a-kind full-house three-of-a-kind two-pair one-pair high-card
        qualifier = %s
        """
            .formatted(qualifier);
    Rules rules = RulesReader.parse("my.rules", "my", text);
    int found = new NaiveEvaluator(rules).packed(Cards.cards("Kc Qd 6h 5s 4c 3d 2h"));
    assertEquals(packed, "0x%06X".formatted(found));
  }

  /** Several wild cards as the bug, and categories in an unusual order. */
  @ParameterizedTest
  @CsvSource({
    // All aces, or any cards that make the hand a straight, flush or straight flush.
    "A9TJQK, high-card straight three-of-a-kind straight-flush four-of-a-kind one-pair full-house"
        + " five-of-a-kind flush two-pair, Jo Kd Qd Ad Jo, 0x9DDDC1",
    "3569TQKA, high-card three-of-a-kind two-pair full-house four-of-a-kind flush five-of-a-kind"
        + " straight one-pair, Jo Jo 9h Qs As, 0x8DCB98",
  })
  void packed_ofSeveralBugs_isTheBestOfEveryChoiceForAll(
      String ranks, String categories, String hand, String packed) {
    Rules rules =
        RulesReader.parse(
            "my.rules",
            "my",
            """
            title = Several bugs
            ranks = %s
            copies = any
            jokers = 3
            wild = bug
            wild-doubles = yes
            cards = 3-6
            categories = %s
            """
                .formatted(ranks, categories));
    int found = new NaiveEvaluator(rules).packed(Cards.cards(hand));
    assertEquals(packed, "0x%06X".formatted(found));
  }

  /** Whatever makes a hand of n cards the best of its subsets, here by bit masks. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "short-deck-trips", "joker-wild", "pai-gow", "ace-to-five"})
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

  private static Stream<String> bestSizes() {
    return Golden.titles("hands-of-best-size.txt");
  }

  @ParameterizedTest
  @MethodSource("bestSizes")
  void packed_allHandsOfBestSize_asPublished(String rulesAndJokers) {
    String[] words = rulesAndJokers.split(", ", -1);
    Census census = ofDeck(words[0], Integer.parseInt(words[1]));
    assertEquals(
        Golden.section("hands-of-best-size.txt", rulesAndJokers),
        census.byCategoryWithEnds()
            + "total %d%nvalues %d%n".formatted(census.total(), census.values()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ace-to-five", "deuce-to-seven"})
  void packed_handsWithoutAPair_asPublishedByHeight(String ruleSet) {
    assertEquals(
        Golden.section("no-pair-by-height.txt", ruleSet + ", 5"),
        ofDeck(ruleSet, 0)
            .linesOf("high-card", packed -> "%02X".formatted(packed >>> HEIGHT_SHIFT)));
  }

  @Test
  void packed_allFivesWithWildDeuces_asPublished() {
    assertEquals(
        Golden.section("deuces-wild.txt", "all hands"),
        withoutLowCategories(ofDeck("deuces-wild", 0), Census::byCategoryWithEnds));
  }

  @Test
  void packed_allFivesWithoutDeucesWhereTheyAreWild_asPublished() {
    Rules rules = RuleSets.rules("deuces-wild");
    int[] deck = Arrays.stream(Cards.deck(rules, 0)).filter(c -> c % 13 != 0).toArray();
    assertEquals(
        Golden.section("deuces-wild.txt", "hands without a deuce"),
        withoutLowCategories(ofSets(rules, new NaiveEvaluator(rules), deck), Census::byCategory));
  }

  /** The census with one line for high cards, pairs and two pairs. */
  private static String withoutLowCategories(Census census, Function<Census, String> lines) {
    long nothing = census.byPacked().headMap(0x400000).values().longStream().sum();
    return "nothing " + nothing + "\n" + lines.apply(census).split("(?<=\n)", 4)[3];
  }

  /**
   * Of no joker, of one and of two: each deck's hands are those before, and those with the last.
   */
  private static void assertFivesWithJokers(String ruleSet, Rules rules, NaiveEvaluator naive) {
    Census census = ofSets(rules, naive, Cards.deck(rules, 0));
    for (int jokers = 0; jokers <= 2; jokers++) {
      if (jokers > 0) {
        int[] hand = new int[rules.best()];
        hand[4] = Rules.JOKER + jokers - 1;
        Cards.allSets(
            Cards.deck(rules, jokers - 1),
            4,
            others -> {
              System.arraycopy(others, 0, hand, 0, 4);
              census.add(naive.packed(hand), 1);
            });
      }
      assertEquals(Golden.section("wild-five.txt", ruleSet + ", " + jokers), census.byCategory());
    }
  }

  /** These tests share an evaluator, which remembers what wild cards have represented. */
  @Nested
  @Execution(ExecutionMode.SAME_THREAD)
  final class WildFive {
    private static final Rules RULES = RuleSets.rules("wild-five");
    private static final NaiveEvaluator NAIVE = new NaiveEvaluator(RULES);

    @Test
    void packed_allFivesOfADeckWithJokers_asPublished() {
      assertFivesWithJokers("wild-five", RULES, NAIVE);
    }

    @Test
    void packed_allMultisets_asPublished() {
      Census all = new Census(RULES);
      StringBuilder lines = new StringBuilder();
      for (int size = 0; size <= 5; size++) {
        for (int jokers = 0; jokers <= size; jokers++) {
          Census census = multisets(size, jokers);
          census.byPacked().forEach((packed, count) -> all.add(packed, count));
          String start = size + " " + jokers + " ";
          census.byCategory().lines().forEach(l -> lines.append(start).append(l).append('\n'));
        }
      }
      assertEquals(Golden.section("wild-five.txt", "wild-five, multisets"), lines.toString());
      assertEquals(4_582_116, all.total());
      assertEquals(14_431, all.values());
    }

    private static Census multisets(int size, int jokers) {
      Census census = new Census(RULES);
      int[] hand = new int[size];
      Arrays.fill(hand, Rules.JOKER);
      Cards.allMultisets(
          Cards.deck(RULES, 0),
          size - jokers,
          cards -> {
            System.arraycopy(cards, 0, hand, 0, cards.length);
            census.add(NAIVE.packed(hand), 1);
          });
      return census;
    }
  }

  @Nested
  @Execution(ExecutionMode.SAME_THREAD)
  final class WildFiveWheel {
    private static final Rules RULES = RuleSets.rules("wild-five-wheel");
    private static final NaiveEvaluator NAIVE = new NaiveEvaluator(RULES);

    @Test
    void packed_allFivesOfADeckWithJokers_asPublished() {
      assertFivesWithJokers("wild-five-wheel", RULES, NAIVE);
    }
  }
}
