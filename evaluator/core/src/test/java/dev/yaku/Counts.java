package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Counts all hands of a deck by category, with the evaluator under test: each by its key, and as a
 * set, too, by steps of the last card.
 */
public final class Counts {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private final HandEvaluator evaluator;
  private final int[] cards; // jokers of this deck included
  private final long[] keys;

  private Counts(HandEvaluator evaluator, int jokers) {
    this.evaluator = evaluator;
    cards = Hand.cards(evaluator.ruleSet().deck() | (1L << jokers) - 1 << Card.JOKER);
    keys = Arrays.stream(cards).mapToLong(evaluator::cardKey).toArray();
  }

  /** By rule set, jokers and size: several tests ask about the same hands. */
  private static final Map<String, long[]> KNOWN = new ConcurrentHashMap<>();

  /** How many sets of {@code size} cards of the deck and these jokers have each value. */
  static long[] byValue(HandEvaluator evaluator, int jokers, int size) {
    // Those without the last joker are hands of fewer jokers.
    long[] without = jokers == 0 ? noHands(evaluator) : byValue(evaluator, jokers - 1, size);
    String name = evaluator.ruleSet().name() + " " + jokers + " " + size;
    return KNOWN
        .computeIfAbsent(name, key -> sum(without, withLastJoker(evaluator, jokers, size)))
        .clone();
  }

  private static long[] noHands(HandEvaluator evaluator) {
    return new long[evaluator.ruleSet().maxValue() + 1];
  }

  /** All hands with the last joker, if there is one; otherwise all hands. */
  private static long[] withLastJoker(HandEvaluator evaluator, int jokers, int size) {
    Counts counts = new Counts(evaluator, Math.max(0, jokers - 1));
    int joker = Card.JOKER + jokers - 1;
    long held = jokers == 0 ? Hand.EMPTY : 1L << joker;
    long key = jokers == 0 ? 0 : evaluator.cardKey(joker);
    return IntStream.range(0, counts.cards.length)
        .parallel()
        .mapToObj(first -> counts.withLowest(first, held, key, size - Long.bitCount(held)))
        .reduce(noHands(evaluator), Counts::sum);
  }

  static Map<Category, Long> byCategory(HandEvaluator evaluator, long... byValue) {
    Map<Category, Long> counts = new EnumMap<>(Category.class);
    for (int value = 0; value < byValue.length; value++) {
      if (byValue[value] > 0) {
        counts.merge(evaluator.category(value), byValue[value], Long::sum);
      }
    }
    return counts;
  }

  /** Reads {@code "one-pair 13, flush 7"}. */
  static Map<Category, Long> parse(String text) {
    Map<Category, Long> counts = new LinkedHashMap<>();
    for (String entry : text.split(",", -1)) {
      String[] words = entry.strip().split(" ", -1);
      Category category =
          Arrays.stream(Category.values())
              .filter(c -> c.text().equals(words[0]))
              .findFirst()
              .orElseThrow();
      counts.put(category, Long.parseLong(words[1]));
    }
    return counts;
  }

  private long[] withLowest(int first, long held, long key, int size) {
    long[] counts = noHands(evaluator);
    count(held | 1L << cards[first], key + keys[first], first + 1, size - 1, counts);
    return counts;
  }

  private void count(long hand, long key, int next, int left, long[] counts) {
    if (left > 1) {
      for (int i = next; i <= cards.length - left; i++) {
        count(hand | 1L << cards[i], key + keys[i], i + 1, left - 1, counts);
      }
      return;
    }
    for (int i = next; i < cards.length; i++) {
      long all = hand | 1L << cards[i];
      int value = evaluator.evaluateKey(key + keys[i], all);
      if ((i - next) % STEP == 0 && evaluator.evaluate(all) != value) {
        assertEquals(value, evaluator.evaluate(all), evaluator + ": " + Hand.toString(all));
      }
      counts[value]++;
    }
  }

  private static long[] sum(long[] a, long[] b) {
    return IntStream.range(0, a.length).mapToLong(i -> a[i] + b[i]).toArray();
  }
}
