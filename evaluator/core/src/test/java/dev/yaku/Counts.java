package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Counts all hands of a deck by category, with the evaluator under test: each as a set, and by its
 * key.
 */
public final class Counts {
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
    String name = evaluator.ruleSet().name() + " " + jokers + " " + size;
    return KNOWN.computeIfAbsent(name, key -> newByValue(evaluator, jokers, size)).clone();
  }

  private static long[] newByValue(HandEvaluator evaluator, int jokers, int size) {
    Counts counts = new Counts(evaluator, jokers);
    return IntStream.range(0, counts.cards.length)
        .parallel()
        .mapToObj(first -> counts.withLowest(first, size))
        .reduce(new long[evaluator.ruleSet().maxValue() + 1], Counts::sum);
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

  private long[] withLowest(int first, int size) {
    long[] counts = new long[evaluator.ruleSet().maxValue() + 1];
    count(1L << cards[first], keys[first], first + 1, size - 1, counts);
    return counts;
  }

  private void count(long hand, long key, int next, int left, long[] counts) {
    if (left == 0) {
      int value = evaluator.evaluateKey(key, hand);
      if (evaluator.evaluate(hand) != value) {
        assertEquals(value, evaluator.evaluate(hand), evaluator + ": " + Hand.toString(hand));
      }
      counts[value]++;
      return;
    }
    for (int i = next; i <= cards.length - left; i++) {
      count(hand | 1L << cards[i], key + keys[i], i + 1, left - 1, counts);
    }
  }

  private static long[] sum(long[] a, long[] b) {
    return IntStream.range(0, a.length).mapToLong(i -> a[i] + b[i]).toArray();
  }
}
