package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cards that make a value against their definition: of all choices that have the value the
 * first, where the most telling cards come first.
 */
class BestCardsTest {
  /** By the property, how many hands of each rule set and size. */
  private static final int HANDS = Integer.getInteger("yaku.test.bestHands", 1000);

  /** The names of those by which a hand may have more cards than count. */
  static Stream<String> rules() {
    return Evaluator.names().stream()
        .filter(name -> Evaluator.of(name) instanceof HandEvaluator)
        .filter(name -> ruleSet(name).maxCards() > ruleSet(name).bestCards());
  }

  private static RuleSet ruleSet(String rules) {
    return Evaluator.of(rules).ruleSet();
  }

  @Test
  void rules_ofMoreCardsThanCount_areThose() {
    List<String> some = List.of("standard", "ace-to-five", "joker-bug", "joker-wild", "multi-deck");
    assertTrue(rules().toList().containsAll(some), rules().toList().toString());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void bestCards_randomHands_areTheFirstChoiceOfThatValue(String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    RuleSet set = evaluator.ruleSet();
    Random random = new Random(rules.hashCode());
    int compared = 0;
    for (int size = set.bestCards(); size <= set.maxCards(); size++) {
      for (int i = 0; i < HANDS; i++) {
        int[] hand = hand(set, size, random);
        String text = rules + ": " + Card.toString(hand);
        assertEquals(
            Card.toString(defined(evaluator, hand)),
            Card.toString(evaluator.bestCards(hand)),
            text);
        compared++;
      }
    }
    assertTrue(compared >= 2 * HANDS, rules);
  }

  /**
   * Often of few ranks or of few suits, so that flushes, full houses and straights are frequent.
   */
  private static int[] hand(RuleSet rules, int size, Random random) {
    int shape = random.nextInt(3);
    int suits = shape == 1 ? 1 + random.nextInt(2) : 4;
    int ranks = shape == 2 ? 4 + random.nextInt(4) : Card.RANK_COUNT;
    int from = random.nextInt(Card.RANK_COUNT);
    List<Integer> few = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int card : Hand.cards(rules.deck())) {
      int above = (Card.rank(card) - from + Card.RANK_COUNT) % Card.RANK_COUNT;
      boolean taken = Card.suit(card) < suits && above < ranks;
      (taken ? few : others).addAll(Collections.nCopies(Math.min(rules.copies(), 3), card));
    }
    for (int joker = 0; joker < Math.min(rules.jokers(), 3); joker++) {
      few.add(Card.JOKER + joker);
    }
    Collections.shuffle(few, random);
    few.addAll(others);
    return few.stream().limit(size).mapToInt(Integer::intValue).toArray();
  }

  /** The definition, as plainly as it can be said. */
  private static int[] defined(HandEvaluator evaluator, int... hand) {
    int value = evaluator.evaluateCards(hand);
    int best = evaluator.ruleSet().bestCards();
    if (value == 0) {
      return new int[0];
    }
    boolean aceFirst = isAceFirst(evaluator);
    List<Integer> sorted = sorted(aceFirst, hand);
    List<Integer> chosen =
        hand.length <= best
            ? sorted
            : choices(sorted, best)
                .filter(choice -> evaluator.evaluateCards(array(choice)) == value)
                .findFirst()
                .orElseThrow();
    return aceLast(evaluator, value, sorted(aceFirst, array(chosen)));
  }

  private static boolean isAceFirst(Evaluator evaluator) {
    return evaluator.ruleSet().text().lines().anyMatch(line -> line.matches("ranks *= *A2.*"));
  }

  private static int[] array(List<Integer> cards) {
    return cards.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Jokers last; before them the ranks most often held, then the highest, then by suit. */
  private static List<Integer> sorted(boolean aceFirst, int... hand) {
    Map<Object, Long> held =
        Arrays.stream(hand)
            .boxed()
            .collect(Collectors.groupingBy(rank(false), Collectors.counting()));
    Comparator<Integer> order =
        Comparator.<Integer, Boolean>comparing(Card::isJoker)
            .thenComparing(card -> Card.isJoker(card) ? 0 : -held.get(rank(false).apply(card)))
            .thenComparing(card -> Card.isJoker(card) ? card : -(int) rank(aceFirst).apply(card))
            .thenComparing(Comparator.reverseOrder());
    return Arrays.stream(hand).boxed().sorted(order).toList();
  }

  private static Function<Integer, Object> rank(boolean aceFirst) {
    return card -> {
      int rank = Card.isJoker(card) ? 100 : Card.rank(card);
      return aceFirst && rank == 12 ? -1 : rank;
    };
  }

  /** The choices in the order of their first cards. */
  private static Stream<List<Integer>> choices(List<Integer> cards, int count) {
    if (count == 0) {
      return Stream.of(List.of());
    }
    IntFunction<Stream<List<Integer>>> startingAt =
        i ->
            choices(cards.subList(i + 1, cards.size()), count - 1)
                .map(rest -> Stream.concat(Stream.of(cards.get(i)), rest.stream()).toList());
    return IntStream.rangeClosed(0, cards.size() - count).boxed().flatMap(startingAt::apply);
  }

  /** In A-2-3-4-5 the five is the highest card. */
  private static int[] aceLast(HandEvaluator evaluator, int value, List<Integer> cards) {
    Category category = evaluator.category(value);
    boolean run = category == Category.STRAIGHT || category == Category.STRAIGHT_FLUSH;
    int first = cards.get(0);
    if (!run || Card.isJoker(first) || Card.rank(first) != 12 || evaluator.ranks(value)[0] == 12) {
      return array(cards);
    }
    List<Integer> turned = new ArrayList<>(cards.subList(1, cards.size()));
    turned.add(first);
    return array(turned);
  }

  @ParameterizedTest
  @ValueSource(strings = {"omaha", "omaha-hi-lo"})
  void omaha_randomHands_areTheFirstTwoAndThreeOfThatValue(String rules) {
    OmahaEvaluator evaluator = OmahaEvaluator.of(rules);
    HandEvaluator high = HandEvaluator.of("standard");
    HandEvaluator low = HandEvaluator.of("eight-or-better");
    Random random = new Random(6);
    for (int i = 0; i < HANDS; i++) {
      int[] cards = hand(high.ruleSet(), 9, random);
      int holeCards = 4 + random.nextInt(3);
      long hole = Hand.of(Arrays.copyOf(cards, holeCards));
      OmahaHand hand =
          OmahaHand.ofHole(hole).withBoard(Hand.of(Arrays.copyOfRange(cards, holeCards, 9)));
      assertEquals(defined(hand, high), Hand.toString(evaluator.bestHand(hand)), hand.toString());
      if (evaluator.isSplit()) {
        String found = Hand.toString(evaluator.lowHalf().bestHand(hand));
        assertEquals(defined(hand, low), found, hand.toString());
      }
    }
  }

  /** The best five cards by the rules of five, the first two and three counted down as sets. */
  private static String defined(OmahaHand hand, HandEvaluator five) {
    int best = 0;
    long cards = 0;
    for (long two = hand.hole(); two != 0; two = two - 1 & hand.hole()) {
      for (long three = hand.board(); three != 0; three = three - 1 & hand.board()) {
        if (Long.bitCount(two) == 2 && Long.bitCount(three) == 3) {
          int value = five.evaluate(two | three);
          if (value > best) {
            best = value;
            cards = two | three;
          }
        }
      }
    }
    return Hand.toString(cards);
  }
}
