package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.generator.values.NaiveEvaluator;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands with jokers, wild ranks and repeated cards have the naive evaluator's values. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
class WildProofTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  /** Does something with a multiset of cards, all jokers being 52. */
  private interface Visitor {
    void visit(int[] cards);
  }

  /** All multisets of {@code size} of the cards from 0 up to, not including, {@code cards}. */
  private static void forEachMultiset(int cards, int size, Visitor visitor) {
    fill(new int[size], 0, 0, cards, visitor);
  }

  private static void fill(int[] hand, int filled, int lowest, int cards, Visitor visitor) {
    if (filled == hand.length) {
      visitor.visit(hand);
      return;
    }
    for (int card = lowest; card < cards; card++) {
      hand[filled] = card;
      fill(hand, filled + 1, card, cards, visitor);
    }
  }

  /**
   * Of hands that differ only in which suit is which, the naive evaluator is asked for one: it does
   * not tell suits apart. The others have the same value.
   */
  private static void assertSameAsNaiveUpToSuits(
      HandEvaluator evaluator, NaiveEvaluator naive, int... cards) {
    int[] same = Judge.withSuitsInOrder(cards);
    if (Arrays.equals(same, cards)) {
      assertSameAsNaive(evaluator, naive, cards);
    } else if (evaluator.evaluateCards(same) != evaluator.evaluateCards(cards)) {
      throw new AssertionError(Card.toString(same) + " and " + Card.toString(cards) + " differ");
    }
  }

  private static void assertSameAsNaive(
      HandEvaluator evaluator, NaiveEvaluator naive, int... cards) {
    int value = evaluator.evaluateCards(cards);
    int expected = naive.packed(cards);
    if (evaluator.packed(value) != expected) {
      assertEquals(
          "%06X".formatted(expected),
          "%06X".formatted(evaluator.packed(value)),
          evaluator + ": " + Card.toString(cards));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wild-five", "wild-five-wheel"})
  void wildFive_allMultisets_equalNaiveInEveryForm(String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    NaiveEvaluator naive = Judge.of(rules);
    BitSet values = new BitSet();
    int[] visited = new int[1];
    for (int size = 0; size <= 5; size++) {
      forEachMultiset(
          Card.JOKER + 1,
          size,
          cards -> {
            assertSameAsNaiveUpToSuits(evaluator, naive, cards);
            int value = evaluator.evaluateCards(cards);
            long key = 0;
            for (int card : cards) {
              key += evaluator.cardKey(card);
            }
            if (value != evaluator.evaluateKey(key)
                || cards.length == 5
                    && value
                        != evaluator.evaluateCards(
                            cards[0], cards[1], cards[2], cards[3], cards[4])) {
              throw new AssertionError("forms differ: " + Card.toString(cards));
            }
            values.set(value);
            visited[0]++;
          });
    }
    assertEquals(4_582_116, visited[0]);
    if (rules.equals("wild-five")) {
      assertEquals(14_431, values.cardinality());
    }
    assertEquals(evaluator.ruleSet().maxValue() + 1, values.cardinality());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 | none 1",
        "1 | 0 | high-card 52",
        "1 | 1 | high-card 1",
        "2 | 0 | high-card 1248, one-pair 130",
        "2 | 1 | one-pair 52",
        "2 | 2 | one-pair 1",
        "3 | 0 | high-card 18304, one-pair 6240, three-of-a-kind 260",
        "3 | 1 | one-pair 1248, three-of-a-kind 130",
        "3 | 2 | three-of-a-kind 52",
        "3 | 3 | three-of-a-kind 1",
        "4 | 0 | high-card 183040, one-pair 137280, two-pair 7800, three-of-a-kind 12480,"
            + " four-of-a-kind 455",
        "4 | 1 | one-pair 18304, three-of-a-kind 6240, four-of-a-kind 260",
        "4 | 2 | three-of-a-kind 1248, four-of-a-kind 130",
        "4 | 3 | four-of-a-kind 52",
        "4 | 4 | four-of-a-kind 1",
        "5 | 0 | high-card 1303560, one-pair 1818960, two-pair 339768, three-of-a-kind 271128,"
            + " straight 9180, flush 23416, full-house 31200, four-of-a-kind 21840, straight-flush"
            + " 32, royal-flush 4, five-of-a-kind 728",
        "5 | 1 | one-pair 170856, three-of-a-kind 133848, straight 9324, flush 6144, full-house"
            + " 7800, four-of-a-kind 12480, straight-flush 128, royal-flush 20, five-of-a-kind 455",
        "5 | 2 | three-of-a-kind 13680, straight 3480, flush 912, four-of-a-kind 6240,"
            + " straight-flush 192, royal-flush 40, five-of-a-kind 260",
        "5 | 3 | four-of-a-kind 1080, straight-flush 128, royal-flush 40, five-of-a-kind 130",
        "5 | 4 | five-of-a-kind 52",
        "5 | 5 | five-of-a-kind 1",
      })
  void wildFive_multisetsBySizeAndJokers_haveTheKnownCounts(int size, int jokers, String expected) {
    HandEvaluator evaluator = HandEvaluator.of("wild-five");
    Map<Category, Long> counts = new EnumMap<>(Category.class);
    forEachMultiset(
        Card.JOKER,
        size - jokers,
        naturals -> {
          int[] cards = Arrays.copyOf(naturals, size);
          Arrays.fill(cards, size - jokers, size, Card.JOKER);
          counts.merge(evaluator.category(evaluator.evaluateCards(cards)), 1L, Long::sum);
        });
    assertEquals(Counts.parse(expected), counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wild-five       | 0 | high-card 1303560, one-pair 1098240, two-pair 123552,"
            + " three-of-a-kind 54912, straight 9180, flush 5112, full-house 3744, four-of-a-kind"
            + " 624, straight-flush 32, royal-flush 4",
        "wild-five       | 1 | high-card 1303560, one-pair 1269096, two-pair 123552,"
            + " three-of-a-kind 137280, straight 18504, flush 7824, full-house 6552, four-of-a-kind"
            + " 3120, straight-flush 160, royal-flush 24, five-of-a-kind 13",
        "wild-five       | 2 | high-card 1303560, one-pair 1439952, two-pair 123552,"
            + " three-of-a-kind 233328, straight 31308, flush 11448, full-house 9360,"
            + " four-of-a-kind 9360, straight-flush 480, royal-flush 84, five-of-a-kind 78",
        "wild-five-wheel | 0 | high-card 1302540, one-pair 1098240, two-pair 123552,"
            + " three-of-a-kind 54912, straight 10200, flush 5108, full-house 3744, four-of-a-kind"
            + " 624, straight-flush 36, royal-flush 4",
        "wild-five-wheel | 1 | high-card 1302540, one-pair 1268088, two-pair 123552,"
            + " three-of-a-kind 137280, straight 20532, flush 7804, full-house 6552, four-of-a-kind"
            + " 3120, straight-flush 180, royal-flush 24, five-of-a-kind 13",
        "wild-five-wheel | 2 | high-card 1302540, one-pair 1437936, two-pair 123552,"
            + " three-of-a-kind 232968, straight 34704, flush 11388, full-house 9360,"
            + " four-of-a-kind 9360, straight-flush 540, royal-flush 84, five-of-a-kind 78",
      })
  void wildFive_handsOfTheDeckWithJokers_haveTheKnownCounts(
      String rules, int jokers, String expected) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] counts = Counts.byValue(evaluator, jokers, 5);
    assertEquals(Counts.parse(expected), Counts.byCategory(evaluator, counts));
    assertArrayEquals(counts, evaluator.countByValue(withJokers(evaluator, jokers, 5)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "joker-wild  | 5 | high-card 1302540, one-pair 1268088, two-pair 123552, three-of-a-kind"
            + " 137280, straight 20532, flush 7804, full-house 6552, four-of-a-kind 3120,"
            + " straight-flush 180, royal-flush 24, five-of-a-kind 13",
        "joker-wild  | 6 | high-card 6612900, one-pair 10692660, two-pair 2532816, three-of-a-kind"
            + " 1735072, straight 696228, flush 314944, full-house 289536, four-of-a-kind 73320,"
            + " straight-flush 8248, royal-flush 1132, five-of-a-kind 624",
        "joker-wild  | 7 | high-card 23294460, one-pair 61644960, two-pair 31433400,"
            + " three-of-a-kind 13315300, straight 11083940, flush 6027224, full-house 5997144,"
            + " four-of-a-kind 1121024, straight-flush 184832, royal-flush 26132, five-of-a-kind"
            + " 14664",
        "joker-bug   | 5 | high-card 1418964, one-pair 1215024, two-pair 138600, three-of-a-kind"
            + " 63360, straight 20532, flush 7804, full-house 4368, four-of-a-kind 828,"
            + " straight-flush 180, royal-flush 24, five-of-a-kind 1",
        "joker-bug   | 6 | high-card 7183140, one-pair 10809876, two-pair 2873952, three-of-a-kind"
            + " 853264, straight 696228, flush 314944, full-house 196896, four-of-a-kind 19752,"
            + " straight-flush 8248, royal-flush 1132, five-of-a-kind 48",
        "joker-bug   | 7 | high-card 24780420, one-pair 64221960, two-pair 35553816,"
            + " three-of-a-kind 7470676, straight 11236028, flush 6172088, full-house 4188528,"
            + " four-of-a-kind 307472, straight-flush 184832, royal-flush 26132, five-of-a-kind"
            + " 1128",
        "pai-gow     | 5 | high-card 1418964, one-pair 1215024, two-pair 138600, three-of-a-kind"
            + " 63360, straight 20532, flush 7804, full-house 4368, four-of-a-kind 828,"
            + " straight-flush 180, royal-flush 24, five-of-a-kind 1",
        "pai-gow     | 6 | high-card 7183140, one-pair 10809876, two-pair 2873952, three-of-a-kind"
            + " 853264, straight 696228, flush 314944, full-house 196896, four-of-a-kind 19752,"
            + " straight-flush 8248, royal-flush 1132, five-of-a-kind 48",
        "pai-gow     | 7 | high-card 24780420, one-pair 64221960, two-pair 35553816,"
            + " three-of-a-kind 7470676, straight 11236028, flush 6172088, full-house 4188528,"
            + " four-of-a-kind 307472, straight-flush 184832, royal-flush 26132, five-of-a-kind"
            + " 1128",
      })
  void oneJoker_allHands_haveTheKnownCounts(String rules, int size, String expected) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] counts = Counts.byValue(evaluator, 1, size);
    assertEquals(Counts.parse(expected), Counts.byCategory(evaluator, counts));
    assertArrayEquals(counts, evaluator.countByValue(withJokers(evaluator, 1, size)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 | high-card 1302540, one-pair 1098240, two-pair 123552, three-of-a-kind 54912, straight"
            + " 10200, flush 5108, full-house 3744, four-of-a-kind 624, straight-flush 36,"
            + " royal-flush 4",
        "6 | high-card 6612900, one-pair 9730740, two-pair 2532816, three-of-a-kind 732160,"
            + " straight 361620, flush 205792, full-house 165984, four-of-a-kind 14664,"
            + " straight-flush 1656, royal-flush 188",
        "7 | high-card 23294460, one-pair 58627800, two-pair 31433400, three-of-a-kind 6461620,"
            + " straight 6180020, flush 4047644, full-house 3473184, four-of-a-kind 224848,"
            + " straight-flush 37260, royal-flush 4324",
      })
  void multiDeck_allSets_haveTheCountsOfOneDeck(int size, String expected) {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    long[] counts = Counts.byValue(evaluator, 0, size);
    assertEquals(Counts.parse(expected), Counts.byCategory(evaluator, counts));
  }

  /** There are no published counts, but each hand has one value as a set, by key, and counted. */
  @ParameterizedTest
  @CsvSource({"5, 3162510", "6, 25827165", "7, 177100560"})
  void twoJokers_allHands_areCountedAlike(int size, long hands) {
    HandEvaluator evaluator = HandEvaluator.of("joker-wild");
    long[] counts = Counts.byValue(evaluator, 2, size);
    assertEquals(hands, Arrays.stream(counts).sum());
    assertArrayEquals(counts, evaluator.countByValue(withJokers(evaluator, 2, size)));
  }

  private static Hands withJokers(HandEvaluator evaluator, int jokers, int size) {
    return Hands.of(evaluator.ruleSet().deck() | (1L << jokers) - 1 << Card.JOKER, size);
  }

  @Test
  void jokerBug_ofFiveCards_has7463Classes() {
    long[] counts = Counts.byValue(HandEvaluator.of("joker-bug"), 1, 5);
    assertEquals(7463, Arrays.stream(counts).filter(count -> count > 0).count());
  }

  /**
   * All hands have the value that they have by joker-bug, but those of which the ranks from ace to
   * five can be made, with the joker for at most one: only an ace-high straight beats these.
   */
  @Test
  void paiGow_allHandsOfFive_differFromTheBugInAceToFiveAlone() {
    HandEvaluator bug = HandEvaluator.of("joker-bug");
    HandEvaluator paiGow = HandEvaluator.of("pai-gow");
    int aceToFive = 1 << 12 | 0b1111;
    long[] straights = new long[2]; // of several suits, and of one
    Subsets.forEach(
        (1L << Card.JOKER + 1) - 1,
        5,
        hand -> {
          long naturals = hand & Hand.DECK;
          int ranks = 0;
          int suits = 0;
          for (int suit = 0; suit < 4; suit++) {
            int ofSuit = Hand.ranks(naturals, suit);
            ranks |= ofSuit;
            suits += ofSuit == 0 ? 0 : 1;
          }
          int value = paiGow.evaluate(hand);
          int expected = bug.packed(bug.evaluate(hand));
          if ((ranks & ~aceToFive) == 0 && Integer.bitCount(ranks) == Long.bitCount(naturals)) {
            expected = suits == 1 ? 0x9D4321 : 0x5D4321;
            straights[suits == 1 ? 1 : 0]++;
          }
          if (paiGow.packed(value) != expected) {
            throw new AssertionError(Hand.toString(hand) + ": " + paiGow.describe(value));
          }
        });
    assertArrayEquals(new long[] {1020 + 5 * 252, 4 + 5 * 4}, straights);
    assertEquals(0x5DCBA9, paiGow.packed(paiGow.evaluate(Hand.parse("Ac 2d 3h 4s 5c")) + 1));
  }

  /** Four deuces and the wild royals are categories of their own in the published counts. */
  @Test
  void deucesWild_allHands_haveTheKnownCounts() {
    HandEvaluator evaluator = HandEvaluator.of("deuces-wild");
    Map<Category, Long> counts = Counts.byCategory(evaluator, Counts.byValue(evaluator, 0, 5));
    long nothing =
        counts.remove(Category.HIGH_CARD)
            + counts.remove(Category.ONE_PAIR)
            + counts.getOrDefault(Category.TWO_PAIR, 0L);
    counts.remove(Category.TWO_PAIR);
    assertEquals(2_119_728, nothing);
    assertEquals(
        Counts.parse(
            "three-of-a-kind 355080, straight 62232, flush 14472, full-house 12672,"
                + " four-of-a-kind 31552, straight-flush 2068, royal-flush 484,"
                + " five-of-a-kind 672"),
        counts);
  }

  @ParameterizedTest
  @CsvSource({"joker-wild, 2", "joker-bug, 1", "pai-gow, 1", "deuces-wild, 0"})
  void wildSets_allHandsOfFiveCards_equalNaive(String rules, int jokers) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    NaiveEvaluator naive = Judge.of(rules);
    long[] visited = new long[1];
    Subsets.forEach(
        (1L << Card.JOKER + jokers) - 1,
        5,
        hand -> {
          int[] cards = Hand.cards(hand);
          assertSameAsNaiveUpToSuits(evaluator, naive, cards);
          if (evaluator.evaluate(hand) != evaluator.evaluateCards(cards)) {
            throw new AssertionError("forms differ: " + Hand.toString(hand));
          }
          visited[0]++;
        });
    int[] decks = {2_598_960, 2_869_685, 3_162_510};
    assertEquals(decks[jokers], visited[0]);
  }

  @ParameterizedTest
  @CsvSource({"joker-wild, 2", "joker-bug, 1", "pai-gow, 1"})
  void wildSets_randomHandsOfSixAndSeven_equalNaiveInEveryForm(String rules, int jokers) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    NaiveEvaluator naive = Judge.of(rules);
    SplittableRandom random = new SplittableRandom(jokers);
    for (int i = 0; i < 30_000 / STEP; i++) {
      // Every other hand holds a joker, every third is of two suits.
      long deck = i % 3 == 0 ? Hand.DECK & ~(0x1FFFL << 13 | 0x1FFFL << 39) : Hand.DECK;
      int held = i % 2 == 0 ? 0 : 1 + random.nextInt(jokers);
      long hand = StandardProofTest.random(random, deck, 6 + i % 2 - held);
      for (int joker = 0; joker < held; joker++) {
        hand |= 1L << Card.JOKER + joker;
      }
      int[] cards = StandardProofTest.shuffled(random, Hand.cards(hand));
      assertSameAsNaive(evaluator, naive, cards);
      int value = evaluator.evaluateCards(cards);
      assertEquals(value, evaluator.evaluate(hand), Hand.toString(hand));
      assertEquals(
          value, evaluator.evaluateKey(evaluator.handKey(hand), hand), Hand.toString(hand));
      assertEquals(
          value,
          cards.length == 6
              ? evaluator.evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5])
              : evaluator.evaluateCards(
                  cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]),
          Hand.toString(hand));
    }
  }

  @Test
  void multiDeck_allMultisetsOfAtMostFive_equalNaive() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    NaiveEvaluator naive = Judge.of("multi-deck");
    int[] visited = new int[1];
    for (int size = 0; size <= 5; size++) {
      forEachMultiset(
          Card.JOKER,
          size,
          cards -> {
            assertSameAsNaiveUpToSuits(evaluator, naive, cards);
            visited[0]++;
          });
    }
    assertEquals(1 + 52 + 1378 + 24_804 + 341_055 + 3_819_816, visited[0]);
  }

  /** Every rank multiset, and every one of a single suit, with repeats. */
  @ParameterizedTest
  @CsvSource({"6, 18564", "7, 50388"})
  void multiDeck_everyRankMultisetOfSixAndSeven_equalsNaive(int size, int multisets) {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    NaiveEvaluator naive = Judge.of("multi-deck");
    int[] visited = new int[1];
    forEachMultiset(
        Card.RANK_COUNT,
        size,
        ranks -> {
          assertSameAsNaive(evaluator, naive, ranks);
          int[] mixed =
              IntStream.range(0, size).map(i -> ranks[i] + Card.RANK_COUNT * (i % 4)).toArray();
          assertSameAsNaive(evaluator, naive, mixed);
          visited[0]++;
        });
    assertEquals(multisets, visited[0]);
  }

  /** Every flush of five with every one or two cards of other suits: the key finds the flush. */
  @Test
  void multiDeck_keysOfFlushes_tellTheSameAsTheCards() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    NaiveEvaluator naive = Judge.of("multi-deck");
    SplittableRandom random = new SplittableRandom(11);
    int[] visited = new int[1];
    forEachMultiset(
        Card.RANK_COUNT,
        5,
        ranks -> {
          for (int suit = 0; suit < 4; suit++) {
            for (int one = 0; one < Card.JOKER; one++) {
              int two = random.nextInt(Card.JOKER);
              int[] seven = new int[7];
              for (int i = 0; i < 5; i++) {
                seven[i] = ranks[i] + Card.RANK_COUNT * suit;
              }
              seven[5] = one;
              seven[6] = two;
              assertFormsAgree(evaluator, seven);
              assertFormsAgree(evaluator, Arrays.copyOf(seven, 6));
              if (one == random.nextInt(Card.JOKER)) {
                assertSameAsNaive(evaluator, naive, seven);
              }
              visited[0]++;
            }
          }
        });
    assertEquals(6188 * 4 * 52, visited[0]);
  }

  private static void assertFormsAgree(HandEvaluator evaluator, int... cards) {
    long key = 0;
    for (int card : cards) {
      key += evaluator.cardKey(card);
    }
    int value = evaluator.evaluateCards(cards);
    if (evaluator.evaluateKey(key) != value) {
      assertEquals(value, evaluator.evaluateKey(key), Card.toString(cards));
    }
  }

  @Test
  void multiDeck_randomHandsOfSixAndSeven_equalNaiveInEveryForm() {
    HandEvaluator evaluator = HandEvaluator.of("multi-deck");
    NaiveEvaluator naive = Judge.of("multi-deck");
    SplittableRandom random = new SplittableRandom(12);
    for (int i = 0; i < 200_000; i++) {
      int[] cards = new int[6 + i % 2];
      int range = i % 3 == 0 ? Card.RANK_COUNT + 5 : Card.JOKER;
      Arrays.setAll(cards, k -> random.nextInt(range));
      assertSameAsNaive(evaluator, naive, cards);
      assertFormsAgree(evaluator, cards);
    }
  }
}
