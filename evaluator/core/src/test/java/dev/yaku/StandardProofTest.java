package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.values.NaiveEvaluator;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
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

/** The evaluator of {@code standard} gives the values of the naive evaluator. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
public class StandardProofTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final NaiveEvaluator NAIVE = Judge.of("standard");
  private static final NaiveFives FIVES = new NaiveFives(NAIVE);

  private static void assertSameAsNaive(long hand) {
    int[] cards = Hand.cards(hand);
    int naive = cards.length < 5 ? NAIVE.packed(cards) : FIVES.packed(cards);
    int value = STANDARD.evaluate(hand);
    if (STANDARD.packed(value) != naive) {
      assertEquals(
          "%06X".formatted(naive), "%06X".formatted(STANDARD.packed(value)), Hand.toString(hand));
    }
  }

  /** Asks the naive evaluator only for the hand whose suits are in order, which is met, too. */
  private static void assertSameAsNaiveUpToSuits(long hand) {
    long same = Hand.of(Judge.withSuitsInOrder(Hand.cards(hand)));
    if (same == hand) {
      assertSameAsNaive(hand);
    } else if (STANDARD.evaluate(hand) != STANDARD.evaluate(same)) {
      throw new AssertionError(Hand.toString(hand) + " and " + Hand.toString(same) + " differ");
    }
  }

  @Test
  void packed_ofAllValues_isStrictlyAscending() {
    assertEquals(0, STANDARD.packed(0));
    for (int value = 1; value <= STANDARD.ruleSet().maxValue(); value++) {
      assertTrue(STANDARD.packed(value - 1) < STANDARD.packed(value), "value " + value);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 52", "2, 1326", "3, 22100", "4, 270725", "5, 2598960"})
  void evaluate_allHandsOfAtMostFiveCards_equalsNaive(int size, int hands) {
    int[] visited = new int[1];
    Subsets.forEach(
        Hand.DECK,
        size,
        hand -> {
          assertSameAsNaive(hand);
          visited[0]++;
        });
    assertEquals(hands, visited[0]);
  }

  @ParameterizedTest
  @CsvSource({
    "5,   2598960, 7462,  1302540,  1098240,   123552,   54912,   10200,    5108,    3744,    624, "
        + "   36,    4",
    "6,  20358520, 6075,  6612900,  9730740,  2532816,  732160,  361620,  205792,  165984,  14664, "
        + " 1656,  188",
    "7, 133784560, 4824, 23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848,"
        + " 37260, 4324"
  })
  void evaluate_allHands_haveTheKnownCategoryCounts(
      int size,
      long hands,
      int distinct,
      long highCard,
      long pair,
      long twoPair,
      long three,
      long straight,
      long flush,
      long fullHouse,
      long four,
      long straightFlush,
      long royal) {
    int[] count =
        IntStream.range(0, 52)
            .parallel()
            .mapToObj(first -> countByValue(first, size))
            .reduce(new int[STANDARD.ruleSet().maxValue() + 1], StandardProofTest::sum);

    Map<Category, Long> found = new EnumMap<>(Category.class);
    long visited = 0;
    int values = 0;
    for (int value = 0; value < count.length; value++) {
      if (count[value] > 0) {
        found.merge(STANDARD.category(value), (long) count[value], Long::sum);
        visited += count[value];
        values++;
      }
    }
    assertEquals(hands, visited);
    assertEquals(distinct, values);
    assertEquals(
        Map.of(
            Category.HIGH_CARD,
            highCard,
            Category.ONE_PAIR,
            pair,
            Category.TWO_PAIR,
            twoPair,
            Category.THREE_OF_A_KIND,
            three,
            Category.STRAIGHT,
            straight,
            Category.FLUSH,
            flush,
            Category.FULL_HOUSE,
            fullHouse,
            Category.FOUR_OF_A_KIND,
            four,
            Category.STRAIGHT_FLUSH,
            straightFlush,
            Category.ROYAL_FLUSH,
            royal),
        found);
  }

  /** Of each value, how many hands have it whose lowest card is {@code first}. */
  private static int[] countByValue(int first, int size) {
    int[] count = new int[STANDARD.ruleSet().maxValue() + 1];
    countWith(1L << first, first + 1, size - 1, count);
    return count;
  }

  private static void countWith(long hand, int next, int left, int[] count) {
    if (left == 1) {
      for (int card = next; card < 52; card++) {
        count[STANDARD.evaluate(hand | 1L << card)]++;
      }
      return;
    }
    for (int card = next; card <= 52 - left; card++) {
      countWith(hand | 1L << card, card + 1, left - 1, count);
    }
  }

  private static int[] sum(int[] a, int[] b) {
    return IntStream.range(0, a.length).map(i -> a[i] + b[i]).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9})
  void bestOfFives_randomHands_isWhatTheNaiveEvaluatorSays(int size) {
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < 300; i++) {
      int[] cards = Hand.cards(random(random, Hand.DECK, size));
      assertEquals(NAIVE.packed(cards), FIVES.packed(cards), Card.toString(cards));
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 6175", "6, 18395", "7, 49205", "8, 120055", "9, 270270"})
  void evaluate_everyRankMultiset_equalsTheBestOfNaiveFives(int size, int multisets) {
    List<long[]> hands = new ArrayList<>();
    Subsets.forEachRankMultiset(size, held -> hands.add(new long[] {withoutFlush(held)}));
    assertEquals(multisets, hands.size());
    hands.parallelStream().forEach(hand -> assertSameAsNaive(hand[0]));
  }

  /** A hand of these ranks, its suits dealt out in turn so that none has five. */
  private static long withoutFlush(int... held) {
    long hand = 0;
    int turn = 0;
    for (int rank = 0; rank < held.length; rank++) {
      for (int i = 0; i < held[rank]; i++) {
        hand |= 1L << Card.of(rank, turn++ % 4);
      }
    }
    for (int suit = 0; suit < 4; suit++) {
      assertTrue(Long.bitCount(hand >>> 13 * suit & 0x1FFF) < 5, Hand.toString(hand));
    }
    return hand;
  }

  @ParameterizedTest
  @CsvSource({"5, 1287", "6, 1716", "7, 1716", "8, 1287", "9, 715"})
  void evaluate_everySetOfRanksInEverySuit_equalsTheBestOfNaiveFives(int size, int sets) {
    int[] visited = new int[1];
    for (int suit = 0; suit < 4; suit++) {
      int shift = 13 * suit;
      Subsets.forEach(
          0x1FFF,
          size,
          ranks -> {
            assertSameAsNaive(ranks << shift);
            visited[0]++;
          });
    }
    assertEquals(4 * sets, visited[0]);
  }

  /** Where a full house or four of a kind can meet a flush: every five of a suit with its pairs. */
  @Test
  void evaluate_flushWithMatchingRanksOfOtherSuits_equalsTheBestOfNaiveFives() {
    List<Long> fives = new ArrayList<>();
    Subsets.forEach(0x1FFF, 5, fives::add);
    long visited =
        fives.parallelStream()
            .mapToLong(
                five -> {
                  long[] count = new long[1];
                  long others = five << 13 | five << 26 | five << 39;
                  for (int more = 0; more <= 4; more++) {
                    SplittableRandom random = new SplittableRandom(five * 10 + more);
                    int size = more;
                    Subsets.forEach(
                        others,
                        size,
                        rest -> {
                          // Of four more cards there are 1,365 sets: one in sixteen.
                          if (size < 4) {
                            assertSameAsNaiveUpToSuits(five | rest);
                            count[0]++;
                          } else if (random.nextInt(16) == 0) {
                            assertSameAsNaive(five | rest);
                            count[0]++;
                          }
                        });
                  }
                  return count[0];
                })
            .sum();
    assertTrue(visited > 1287L * (1 + 15 + 105 + 455 + 50), "visited " + visited);
  }

  @ParameterizedTest
  @CsvSource({"6, 150000", "7, 150000", "8, 60000", "9, 30000"})
  void evaluate_randomHands_equalTheBestOfNaiveFives(int size, int hands) {
    IntStream.range(0, hands)
        .parallel()
        .forEach(
            i -> assertSameAsNaive(random(new SplittableRandom(100L * i + size), Hand.DECK, size)));
  }

  /** Most of a suit, so that flushes are frequent. */
  @ParameterizedTest
  @CsvSource({"6, 100000", "7, 100000", "8, 40000", "9, 20000"})
  void evaluate_randomHandsOfTwoSuits_equalTheBestOfNaiveFives(int size, int hands) {
    long twoSuits = 0x1FFFL << 13 | 0x1FFFL << 39;
    IntStream.range(0, hands)
        .parallel()
        .forEach(
            i -> assertSameAsNaive(random(new SplittableRandom(100L * i + size), twoSuits, size)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void allForms_randomHands_agree(int size) {
    SplittableRandom random = new SplittableRandom(size);
    long[] hands = new long[20_000];
    int[] values = new int[hands.length];
    for (int i = 0; i < hands.length; i++) {
      hands[i] = random(random, Hand.DECK, size);
    }
    STANDARD.evaluate(hands, values);
    for (int i = 0; i < hands.length; i++) {
      int[] cards = shuffled(random, Hand.cards(hands[i]));
      String text = Card.toString(cards);
      assertEquals(values[i], STANDARD.evaluate(hands[i]), text);
      assertEquals(values[i], STANDARD.evaluateCards(cards), text);
      assertEquals(values[i], STANDARD.evaluateKey(STANDARD.handKey(hands[i]), hands[i]), text);
      assertEquals(values[i], STANDARD.evaluateCards(STANDARD.parse(text)), text);
      if (size == 5) {
        assertEquals(
            values[i],
            STANDARD.evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4]),
            text);
      }
      if (size == 6) {
        assertEquals(
            values[i],
            STANDARD.evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]),
            text);
      }
      if (size == 7) {
        assertEquals(
            values[i],
            STANDARD.evaluateCards(
                cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]),
            text);
      }
    }
  }

  @Test
  void keys_addedAndSubtracted_areTheKeyOfTheHand() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 10_000; i++) {
      long seven = random(random, Hand.DECK, 7);
      int[] cards = Hand.cards(seven);
      long key = 0;
      for (int card : cards) {
        key += STANDARD.cardKey(card);
      }
      assertEquals(STANDARD.handKey(seven), key);
      long six = seven & ~(1L << cards[3]);
      assertEquals(
          STANDARD.evaluate(six),
          STANDARD.evaluateKey(key - STANDARD.cardKey(cards[3]), six),
          Hand.toString(six));
    }
  }

  @Test
  void evaluate_suitsPermuted_isTheSame() {
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 100_000; i++) {
      long hand = random(random, Hand.DECK, 5 + i % 5);
      int[] suits = shuffled(random, 0, 1, 2, 3);
      long permuted = 0;
      for (int suit = 0; suit < 4; suit++) {
        permuted |= (hand >>> 13 * suit & 0x1FFF) << 13 * suits[suit];
      }
      assertEquals(STANDARD.evaluate(hand), STANDARD.evaluate(permuted), Hand.toString(hand));
    }
  }

  @Test
  void bestCards_randomHands_haveTheHandsValueAndAreOfIt() {
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 20_000; i++) {
      long hand = random(random, Hand.DECK, i % 10);
      int[] best = STANDARD.bestCards(shuffled(random, Hand.cards(hand)));
      assertEquals(Math.min(5, i % 10), best.length, Hand.toString(hand));
      assertEquals(STANDARD.evaluate(hand), STANDARD.evaluateCards(best), Hand.toString(hand));
      assertEquals(0, Hand.of(best) & ~hand, Hand.toString(hand));
      assertEquals(Hand.of(best), STANDARD.bestHand(hand), Hand.toString(hand));
    }
  }

  @Test
  void values_ofFiveCards_areAllButThoseOfFewer() {
    BitSet ofFive = new BitSet();
    BitSet ofFewer = new BitSet();
    for (int size = 0; size <= 5; size++) {
      BitSet into = size == 5 ? ofFive : ofFewer;
      Subsets.forEach(Hand.DECK, size, hand -> into.set(STANDARD.evaluate(hand)));
    }
    assertEquals(7462, ofFive.cardinality());
    ofFive.or(ofFewer);
    assertEquals(STANDARD.ruleSet().maxValue() + 1, ofFive.cardinality());
    assertEquals(STANDARD.ruleSet().maxValue() + 1, ofFive.length());
  }

  public static long random(SplittableRandom random, long deck, int size) {
    long hand = 0;
    while (Long.bitCount(hand) < size) {
      hand |= 1L << random.nextInt(52) & deck;
    }
    return hand;
  }

  static int[] shuffled(SplittableRandom random, int... cards) {
    int[] shuffled = cards.clone();
    for (int i = shuffled.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int card = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = card;
    }
    return shuffled;
  }
}
