package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.ValueAction;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does it cost to go through all hands of the deck, for the sum of their values and for the
 * number of hands in each category: by the library's enumeration, or by the caller's loops?
 *
 * <p>Nanoseconds a hand, of 2,598,960 with five cards and 133,784,560 with seven: {@code java -jar
 * evaluator/jmh/target/benchmarks.jar AllHandsBenchmark}. One thread. {@code sevensAmongOthers} is
 * {@code sevens} in a JVM that has used {@link ValueAction}s of four other classes; it should cost
 * no more.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class AllHandsBenchmark {
  static final int FIVES = 2_598_960;
  static final int SEVENS = 133_784_560;

  /** The naive evaluator gets the sevens whose lowest three cards are these: 5c Qc 6d. */
  private static final int[] LOWEST = {3, 10, 17};

  /** Any four of the 34 cards above them. */
  static final int NAIVE_SEVENS = 34 * 33 * 32 * 31 / 24;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final Hands ALL_FIVES = Hands.of(Hand.DECK, 5);
  private static final Hands ALL_SEVENS = Hands.of(Hand.DECK, 7);

  private static final Map<Category, Long> FIVES_BY_CATEGORY =
      new EnumMap<>(
          Map.of(
              Category.HIGH_CARD, 1_302_540L,
              Category.ONE_PAIR, 1_098_240L,
              Category.TWO_PAIR, 123_552L,
              Category.THREE_OF_A_KIND, 54_912L,
              Category.STRAIGHT, 10_200L,
              Category.FLUSH, 5_108L,
              Category.FULL_HOUSE, 3_744L,
              Category.FOUR_OF_A_KIND, 624L,
              Category.STRAIGHT_FLUSH, 36L,
              Category.ROYAL_FLUSH, 4L));

  private static final Map<Category, Long> SEVENS_BY_CATEGORY =
      new EnumMap<>(
          Map.of(
              Category.HIGH_CARD, 23_294_460L,
              Category.ONE_PAIR, 58_627_800L,
              Category.TWO_PAIR, 31_433_400L,
              Category.THREE_OF_A_KIND, 6_461_620L,
              Category.STRAIGHT, 6_180_020L,
              Category.FLUSH, 4_047_644L,
              Category.FULL_HOUSE, 3_473_184L,
              Category.FOUR_OF_A_KIND, 224_848L,
              Category.STRAIGHT_FLUSH, 37_260L,
              Category.ROYAL_FLUSH, 4_324L));

  private final NaiveEvaluator naive = Deals.naive(STANDARD);
  private final long[] cardKeys = new long[Card.JOKER];

  @Setup
  public void check() {
    Arrays.setAll(cardKeys, STANDARD::cardKey);
    checkNaive(new int[5], 0, 0);
    checkNaive(Arrays.copyOf(LOWEST, 7), LOWEST.length, LOWEST[2] + 1);
    checkSums(fivesBySet(), fivesByKey(), fives(), fivesByRun());
    checkSums(sevensBySet(), sevensByKey(), sevens(), sevensByRun());
    checkCounts(FIVES_BY_CATEGORY, countFives());
    checkCounts(FIVES_BY_CATEGORY, countFivesByValue());
    checkCounts(SEVENS_BY_CATEGORY, countSevens());
    checkCounts(SEVENS_BY_CATEGORY, countSevensByValue());
    checkCounts(FIVES_BY_CATEGORY, countFivesBySet());
    checkCounts(FIVES_BY_CATEGORY, countFivesByKey());
    checkCounts(SEVENS_BY_CATEGORY, countSevensBySet());
    checkCounts(SEVENS_BY_CATEGORY, countSevensByKey());
  }

  private void checkNaive(int[] hand, int count, int from) {
    if (count == hand.length) {
      long set = Hand.of(hand);
      Deals.check("naive", set, STANDARD.packed(STANDARD.evaluate(set)), naive.packed(hand));
      return;
    }
    for (int card = from; card <= Card.JOKER - (hand.length - count); card++) {
      hand[count] = card;
      checkNaive(hand, count + 1, card + 1);
    }
  }

  private static void checkSums(long... sums) {
    if (Arrays.stream(sums).distinct().count() > 1) {
      throw new IllegalStateException("sums differ: " + Arrays.toString(sums));
    }
  }

  private static void checkCounts(Map<Category, Long> expected, Map<Category, Long> found) {
    if (!expected.equals(found)) {
      throw new IllegalStateException("expected " + expected + ", found " + found);
    }
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public long fives() {
    return sum(ALL_FIVES);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public long sevens() {
    return sum(ALL_SEVENS);
  }

  /** The JVM has run other actions before. */
  @State(Scope.Benchmark)
  public static class Others {
    private final long[] found = new long[4];

    @Setup
    public void goThroughHands() {
      ValueAction[] actions = {
        (hand, value) -> found[0] = Math.max(found[0], hand),
        (hand, value) -> found[1] = Math.max(found[1], value),
        (hand, value) -> found[2] ^= hand,
        (hand, value) -> found[3] += value > 5000 ? 1 : 0,
      };
      for (int i = 0; i < 200; i++) {
        STANDARD.forEach(ALL_FIVES, actions[i % actions.length]);
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public long sevensAmongOthers(Others others) {
    return sum(ALL_SEVENS) + others.found[0];
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public long fivesByRun() {
    return sumByRun(ALL_FIVES);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public long sevensByRun() {
    return sumByRun(ALL_SEVENS);
  }

  private static long sumByRun(Hands hands) {
    long[] sum = new long[1];
    STANDARD.forEachEqualHands(hands, run -> sum[0] += (long) run.value() * run.count());
    return sum[0];
  }

  private static long sum(Hands hands) {
    long[] sum = new long[1];
    STANDARD.forEach(hands, (hand, value) -> sum[0] += value);
    return sum[0];
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public Map<Category, Long> countFives() {
    return count(ALL_FIVES);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public Map<Category, Long> countSevens() {
    return count(ALL_SEVENS);
  }

  private static Map<Category, Long> count(Hands hands) {
    long[] counts = new long[STANDARD.ruleSet().maxValue() + 1];
    STANDARD.forEach(hands, (hand, value) -> counts[value]++);
    return byCategory(counts);
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public Map<Category, Long> countFivesByValue() {
    return byCategory(STANDARD.countByValue(ALL_FIVES));
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public Map<Category, Long> countSevensByValue() {
    return byCategory(STANDARD.countByValue(ALL_SEVENS));
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public long fivesBySet() {
    return sumBySet(0, 0, 5);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public long sevensBySet() {
    return sumBySet(0, 0, 7);
  }

  /** Of the hands with these cards and this many more from there on. */
  private static long sumBySet(long held, int from, int more) {
    long sum = 0;
    for (int a = from; a <= Card.JOKER - more; a++) {
      long hand = held | 1L << a;
      if (more > 2) {
        sum += sumBySet(hand, a + 1, more - 1);
        continue;
      }
      for (int b = a + 1; b < Card.JOKER; b++) {
        sum += STANDARD.evaluate(hand | 1L << b);
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public long fivesByKey() {
    return sumByKey(0, 0, 0, 5);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public long sevensByKey() {
    return sumByKey(0, 0, 0, 7);
  }

  private long sumByKey(long heldKey, long held, int from, int more) {
    long sum = 0;
    for (int a = from; a <= Card.JOKER - more; a++) {
      long key = heldKey + cardKeys[a];
      long hand = held | 1L << a;
      if (more > 2) {
        sum += sumByKey(key, hand, a + 1, more - 1);
        continue;
      }
      for (int b = a + 1; b < Card.JOKER; b++) {
        sum += STANDARD.evaluateKey(key + cardKeys[b], hand | 1L << b);
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public Map<Category, Long> countFivesBySet() {
    return countBySet(5);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public Map<Category, Long> countSevensBySet() {
    return countBySet(7);
  }

  private static Map<Category, Long> countBySet(int cards) {
    int[] even = new int[STANDARD.ruleSet().maxValue() + 1];
    int[] odd = new int[STANDARD.ruleSet().maxValue() + 1];
    countBySet(0, 0, cards, even, odd);
    return byCategory(even, odd);
  }

  /** Counts in two arrays in turn: neighbours often tie, and would wait for each other. */
  private static void countBySet(long held, int from, int more, int[] even, int[] odd) {
    for (int a = from; a <= Card.JOKER - more; a++) {
      long hand = held | 1L << a;
      if (more > 2) {
        countBySet(hand, a + 1, more - 1, even, odd);
        continue;
      }
      int b = a + 1;
      for (; b < Card.JOKER - 1; b += 2) {
        even[STANDARD.evaluate(hand | 1L << b)]++;
        odd[STANDARD.evaluate(hand | 2L << b)]++;
      }
      if (b < Card.JOKER) {
        even[STANDARD.evaluate(hand | 1L << b)]++;
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public Map<Category, Long> countFivesByKey() {
    return countByKey(5);
  }

  @Benchmark
  @OperationsPerInvocation(SEVENS)
  public Map<Category, Long> countSevensByKey() {
    return countByKey(7);
  }

  private Map<Category, Long> countByKey(int cards) {
    int[] even = new int[STANDARD.ruleSet().maxValue() + 1];
    int[] odd = new int[STANDARD.ruleSet().maxValue() + 1];
    countByKey(0, 0, 0, cards, even, odd);
    return byCategory(even, odd);
  }

  private void countByKey(long heldKey, long held, int from, int more, int[] even, int[] odd) {
    for (int a = from; a <= Card.JOKER - more; a++) {
      long key = heldKey + cardKeys[a];
      long hand = held | 1L << a;
      if (more > 2) {
        countByKey(key, hand, a + 1, more - 1, even, odd);
        continue;
      }
      int b = a + 1;
      for (; b < Card.JOKER - 1; b += 2) {
        even[STANDARD.evaluateKey(key + cardKeys[b], hand | 1L << b)]++;
        odd[STANDARD.evaluateKey(key + cardKeys[b + 1], hand | 2L << b)]++;
      }
      if (b < Card.JOKER) {
        even[STANDARD.evaluateKey(key + cardKeys[b], hand | 1L << b)]++;
      }
    }
  }

  private static Map<Category, Long> byCategory(int[] even, int[] odd) {
    long[] counts = new long[even.length];
    Arrays.setAll(counts, value -> (long) even[value] + odd[value]);
    return byCategory(counts);
  }

  private static Map<Category, Long> byCategory(long... counts) {
    Map<Category, Long> byCategory = new EnumMap<>(Category.class);
    for (int value = 1; value < counts.length; value++) {
      byCategory.merge(STANDARD.category(value), counts[value], Long::sum);
    }
    return byCategory;
  }

  @Benchmark
  @OperationsPerInvocation(FIVES)
  public long fivesByNaive() {
    return sumByNaive(new int[5], 0, 0);
  }

  @Benchmark
  @OperationsPerInvocation(NAIVE_SEVENS)
  public long sevensByNaive() {
    return sumByNaive(Arrays.copyOf(LOWEST, 7), LOWEST.length, LOWEST[2] + 1);
  }

  private long sumByNaive(int[] hand, int count, int from) {
    if (count == hand.length) {
      return naive.packed(hand);
    }
    long sum = 0;
    for (int card = from; card <= Card.JOKER - (hand.length - count); card++) {
      hand[count] = card;
      sum += sumByNaive(hand, count + 1, card + 1);
    }
    return sum;
  }
}
