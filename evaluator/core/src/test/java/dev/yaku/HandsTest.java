package dev.yaku;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Enumeration visits each hand once, with its value. */
class HandsTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @TempDir private static Path folder;

  /** All hands, in the order of {@link Subsets}. */
  private static long[] naive(Hands hands) {
    Stream.Builder<Long> sets = Stream.builder();
    Subsets.forEach(hands.live(), hands.chosen(), set -> sets.add(set | hands.held()));
    return sets.build().mapToLong(Long::longValue).toArray();
  }

  private static long[] unsignedAscending(long... sets) {
    return Arrays.stream(sets).boxed().sorted(Long::compareUnsigned).mapToLong(x -> x).toArray();
  }

  private static long[] visited(Hands hands) {
    Stream.Builder<Long> sets = Stream.builder();
    hands.forEach(sets::add);
    return sets.build().mapToLong(Long::longValue).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "2c 5d 9h As, 0, ''",
    "2c 5d 9h As, 0, Kd Kh",
    "2c 5d 9h As, 1, Kd",
    "2c 5d 9h As, 4, ''",
    "2c 5d 9h As, 4, Jo",
    "2c 5d 9h Jo, 2, As",
    "'', 0, ''",
    "'', 0, 2c As",
    "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2s Jo, 7, 3s 4s",
  })
  void forEach_visitsEverySetOnceInAscendingOrder(String live, int cards, String held) {
    Hands hands = Hands.of(Hand.parse(live), cards).with(Hand.parse(held));
    assertArrayEquals(unsignedAscending(naive(hands)), visited(hands));
    assertEquals(naive(hands).length, hands.count());
  }

  @Test
  void forEach_withTheLastOf64Cards_ascendsUnsigned() {
    Hands hands = Hands.of(-1L >>> 60 << 60 | 1, 2);
    long[] sets = visited(hands);
    assertEquals(10, sets.length);
    assertArrayEquals(unsignedAscending(naive(hands)), sets);
    assertTrue(sets[9] < 0, Hand.toString(sets[9]));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 1",
    "52, 0, 1",
    "52, 5, 2598960",
    "52, 7, 133784560",
    "52, 26, 495918532948104",
    "52, 52, 1",
    "64, 32, 1832624140942590534",
    "64, 33, 1777090076065542336",
  })
  void count_isTheBinomialCoefficient(int live, int cards, long count) {
    assertEquals(count, Hands.of(live == 64 ? -1 : (1L << live) - 1, cards).count());
  }

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @Test
  void hands_thatCannotBe_areRejected() {
    long aces = Hand.parse("Ac Ad Ah As");
    assertRejected("cannot choose 5 of 4 cards", () -> Hands.of(aces, 5));
    assertRejected("cannot choose 1 of 0 cards", () -> Hands.of(Hand.EMPTY, 1));
    assertRejected("cannot choose -1 of 4 cards", () -> Hands.of(aces, -1));
    assertRejected(
        "both held and live: Ad As", () -> Hands.of(aces, 2).with(Hand.parse("Kc Ad As")));
    assertRejected("both held and live: Ah", () -> new Hands(aces, 1, Hand.parse("Ah Kh")));
    assertRejected(
        "already held: Kd",
        () -> Hands.of(aces, 2).with(Hand.parse("Kd")).with(Hand.parse("Kd Qc")));
    assertThrows(NullPointerException.class, () -> Hands.of(aces, 2).forEach(null));
    assertThrows(NullPointerException.class, () -> STANDARD.forEach(Hands.of(aces, 2), null));
    assertThrows(
        NullPointerException.class, () -> STANDARD.forEachEqualHands(Hands.of(aces, 3), null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard   | 2c 3c Jo | 2 | 4c | joker 1 (card 52) is not in the deck of standard, at"
            + " index 0 of Jo",
        "standard   | 2c 3c | 1 | Jo | joker 1 (card 52) is not in the deck of standard, at index 0"
            + " of Jo",
        "standard   | 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc | 10 | | 10 cards, standard takes 0 to 9",
        "standard   | 2c 3c 4c 5c 6c | 5 | 2s 3s 4s 5s 6s | 10 cards, standard takes 0 to 9",
        "joker-wild | 2c 3c | 1 | 2s 3s 4s | 4 cards, joker-wild takes 5 to 7",
        "short-deck | 5c 9c | 1 | 6s 7s 8s 9s | 5c is not in the deck of short-deck, at index 0 of"
            + " 5c",
        "three-card | 2c 3c | 1 | | 1 card, three-card takes 3",
      })
  void evaluating_whatTheRulesLack_isRejected(
      String rules, String live, int cards, String held, String message) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    Hands hands = Hands.of(Hand.parse(live), cards).with(Hand.parse(held == null ? "" : held));
    assertRejected(message, () -> evaluator.forEach(hands, (hand, value) -> {}));
    assertRejected(message, () -> evaluator.forEachEqualHands(hands, run -> {}));
    assertRejected(message, () -> evaluator.countByValue(hands));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 52", "2, 1326", "3, 22100", "4, 270725", "5, 2598960"})
  void forEachValue_ofAllHandsOfAtMostFiveCards_visitsEachOnceWithItsValue(int cards, int count) {
    assertVisitsAll(STANDARD, Hands.of(Hand.DECK, cards), count);
  }

  /**
   * Each hand once, one by one and in runs, each with its value; counted by value they are as many.
   */
  private static void assertVisitsAll(HandEvaluator evaluator, Hands hands, int count) {
    String what = evaluator + ": " + hands;
    long[] expected = naive(hands);
    assertEquals(count, expected.length, what);
    Arrays.sort(expected);
    long[] counts = new long[evaluator.ruleSet().maxValue() + 1];
    long[] visited = new long[count + 1];
    int[] filled = new int[1];
    evaluator.forEach(
        hands,
        (hand, value) -> {
          visited[filled[0]++] = hand;
          counts[value]++;
          assertValue(evaluator, hand, value);
        });
    assertArrayEquals(expected, sorted(visited, filled[0]), what);
    assertArrayEquals(counts, evaluator.countByValue(hands), what);
    filled[0] = 0;
    evaluator.forEachEqualHands(
        hands,
        run -> {
          assertTrue(run.count() > 0, what);
          for (int i = 0; i < run.count(); i++) {
            visited[filled[0]++] = run.hand(i);
            assertValue(evaluator, run.hand(i), run.value());
          }
        });
    assertArrayEquals(expected, sorted(visited, filled[0]), what);
  }

  private static void assertValue(HandEvaluator evaluator, long hand, int value) {
    if (evaluator.evaluate(hand) != value) {
      assertEquals(evaluator.evaluate(hand), value, evaluator + ": " + Hand.toString(hand));
    }
  }

  private static long[] sorted(long[] sets, int count) {
    long[] sorted = Arrays.copyOf(sets, count);
    Arrays.sort(sorted);
    return sorted;
  }

  @Test
  void run_doesNotHandOverHandsOfOthers() {
    STANDARD.forEachEqualHands(
        Hands.of(Hand.DECK, 2),
        run -> {
          assertThrows(IndexOutOfBoundsException.class, () -> run.hand(-1));
          assertThrows(IndexOutOfBoundsException.class, () -> run.hand(run.count()));
        });
  }

  @Tag("proof")
  @ParameterizedTest
  @CsvSource({
    "6, 20358520, 6612900 9730740 2532816 732160 361620 205792 165984 14664 1656 188",
    "7, 133784560, 23294460 58627800 31433400 6461620 6180020 4047644 3473184 224848 37260 4324",
  })
  void forEachValue_ofAllHands_hasTheKnownCounts(int cards, int count, String categories) {
    long[] counts = new long[STANDARD.ruleSet().maxValue() + 1];
    long[] sums = new long[2];
    Hands hands = Hands.of(Hand.DECK, cards);
    STANDARD.forEach(
        hands,
        (hand, value) -> {
          counts[value]++;
          sums[0] += hand;
          sums[1] ^= mixed(hand);
        });
    long[] expected = new long[2];
    hands.forEach(
        hand -> {
          expected[0] += hand;
          expected[1] ^= mixed(hand);
        });
    assertArrayEquals(expected, sums);
    assertEquals(count, Arrays.stream(counts).sum());
    assertEquals(categories, categories(STANDARD, counts));
    assertArrayEquals(counts, STANDARD.countByValue(hands));
  }

  /** Makes bits depend on each other, so that a wrong set of hands does not come to the same. */
  private static long mixed(long hand) {
    long product = hand * 0x9E3779B97F4A7C15L;
    return (product ^ product >>> 32) * 0xD6E8FEB86659FD93L;
  }

  private static String categories(HandEvaluator evaluator, long... counts) {
    long[] byCategory = new long[evaluator.ruleSet().categories().size()];
    for (int value = 1; value < counts.length; value++) {
      byCategory[evaluator.ruleSet().categories().indexOf(evaluator.category(value))] +=
          counts[value];
    }
    return Arrays.stream(byCategory).mapToObj(Long::toString).collect(joining(" "));
  }

  /** Built-in rules, some with flushes of two suits and more, and some with jokers and none. */
  static Stream<HandEvaluator> evaluators() throws IOException {
    String twos =
        """
        title = Flushes of few cards
        ranks = 6789TJQKA
        cards = 2-8
        best = 2
        categories = high-card flush one-pair
        """;
    String threes =
        """
        title = Flushes of few cards, and wild cards
        ranks = 6789TJQKA
        cards = 2-7
        best = 3
        jokers = 2
        wild-rank = 7
        categories = high-card one-pair flush straight three-of-a-kind straight-flush
        """;
    String jokers =
        """
        title = Jokers, and no flushes
        ranks = 6789TJQKA
        cards = 3-5
        best = 5
        jokers = 2
        categories = high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind five-of-a-kind
        """;
    return Stream.concat(
        Evaluator.names(HandEvaluator.class).stream().map(HandEvaluator::of),
        Stream.of(compiled("twos", twos), compiled("threes", threes), compiled("jokers", jokers)));
  }

  private static HandEvaluator compiled(String name, String rules) throws IOException {
    Path from = Files.writeString(folder.resolve(name + ".rules"), rules);
    Path to = folder.resolve(name + ".yaku");
    assertEquals(0, Main.run(from.toString(), to.toString()));
    return HandEvaluator.open(to);
  }

  @ParameterizedTest
  @MethodSource("evaluators")
  void forEachValue_ofAnyHands_visitsEachOnceWithItsValue(HandEvaluator evaluator) {
    SplittableRandom random = new SplittableRandom(1);
    RuleSet rules = evaluator.ruleSet();
    for (int i = 0; i < 200; i++) {
      int size = random.nextInt(rules.minCards(), rules.maxCards() + 1);
      long deck = deck(random, rules, size, 1 + i % 4);
      int cards = random.nextInt(Math.min(size, 6) + 1);
      long held = Dealer.of(random, deck).deal(size - cards);
      long live = live(random, deck & ~held, cards);
      Hands hands = Hands.of(live, cards).with(held);
      assertVisitsAll(evaluator, hands, (int) hands.count());
    }
  }

  /**
   * The deck with all its jokers, or its cards of this many suits, if a hand can be made of these.
   */
  private static long deck(SplittableRandom random, RuleSet rules, int size, int suits) {
    long deck = (1L << rules.jokers()) - 1 << Card.JOKER;
    for (int suit : Hand.cards(Dealer.of(random, 0xF).deal(suits))) {
      deck |= rules.deck() & 0x1FFFL << 13 * suit;
    }
    long all = rules.deck() | (1L << rules.jokers()) - 1 << Card.JOKER;
    return Long.bitCount(deck) < size ? all : deck;
  }

  /** At least this many cards of the deck: any of them, or all of some ranks. */
  private static long live(SplittableRandom random, long deck, int cards) {
    int most = Math.min(Long.bitCount(deck), cards < 4 ? 52 : 18);
    long live = Dealer.of(random, deck).deal(random.nextInt(cards, most + 1));
    if (random.nextBoolean()) {
      long alike = live & ~Hand.DECK;
      for (int rank : Hand.cards(Dealer.of(random, 0x1FFF).deal(cards < 4 ? 13 : 5))) {
        alike |= deck & 0x8004002001L << rank;
      }
      return Long.bitCount(alike) < cards ? live : alike;
    }
    return live;
  }

  @Test
  void equalHands_asText_sayHowManyOfWhichValue() {
    Hands hands = Hands.of(Hand.parse("As Ah Ad"), 3);
    int value = STANDARD.evaluate(Hand.parse("As Ah Ad"));
    STANDARD.forEachEqualHands(
        hands, run -> assertEquals("1 hand of value " + value, run.toString()));
  }
}
