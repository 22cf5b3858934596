package dev.yaku.jmh;

import dev.yaku.HandEvaluator;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does a random hand cost, by the form in which it is given, and what do the rivals take?
 *
 * <p>Nanoseconds a hand, for hands that no branch predictor can learn: {@code java -jar
 * evaluator/jmh/target/benchmarks.jar RandomHandsBenchmark}. With {@code -prof gc} every form must
 * show 0 B a hand, but for the little that the harness itself allocates.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(RandomHandsBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class RandomHandsBenchmark {
  static final int HANDS = 1 << 21;

  /** How many of the hands the slower contenders get. */
  static final int FEW = 1 << 14;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private final NaiveEvaluator naive = Deals.naive(STANDARD);

  /** How many cards a hand has. */
  @Param({"5", "6", "7"})
  private int cards;

  private int[] dealt;
  private int[][] lists;
  private long[] sets;
  private long[] boardKeys;
  private long[] holeKeys;
  private int[] values;

  @Setup
  public void deal() {
    dealt = Deals.cards(HANDS, cards);
    sets = Deals.sets(dealt, cards);
    lists = new int[FEW][];
    Arrays.setAll(lists, i -> Deals.hand(dealt, cards, i));
    boardKeys = new long[HANDS];
    holeKeys = new long[HANDS];
    for (int i = 0; i < HANDS; i++) {
      holeKeys[i] = STANDARD.cardKey(dealt[i * cards]) + STANDARD.cardKey(dealt[i * cards + 1]);
      boardKeys[i] = STANDARD.handKey(sets[i]) - holeKeys[i];
    }
    values = new int[HANDS];
    check();
  }

  private void check() {
    STANDARD.evaluate(sets, values);
    for (int i = 0; i < HANDS; i++) {
      int value = STANDARD.evaluate(sets[i]);
      Deals.check("arrays", sets[i], value, values[i]);
      Deals.check("bitTests", sets[i], STANDARD.packed(value), BitTests.packed(sets[i]));
    }
    if (ints() != set() || key() != set()) {
      throw new IllegalStateException("the sums of ints, keys and sets differ");
    }
    for (int i = 0; i < FEW; i++) {
      int value = STANDARD.evaluate(sets[i]);
      Deals.check("naive", sets[i], STANDARD.packed(value), naive.packed(lists[i]));
      Deals.check("array", sets[i], value, STANDARD.evaluateCards(lists[i]));
      Deals.check("bestOfFives", sets[i], value, bestOfFives(sets[i]));
    }
  }

  /** The hand as a set. */
  @Benchmark
  public int set() {
    int sum = 0;
    for (long set : sets) {
      sum += STANDARD.evaluate(set);
    }
    return sum;
  }

  /**
   * The hand as five, six or seven ints. The loops go by the place of a hand's first card, in an
   * array that is a variable: where they went by the hand's number, the JIT did not leave out the
   * bounds of the array, and a fifth of the time was the benchmark's own.
   */
  @Benchmark
  public int ints() {
    int[] c = dealt;
    int sum = 0;
    switch (cards) {
      case 5 -> {
        for (int at = 0; at <= c.length - 5; at += 5) {
          sum += STANDARD.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4]);
        }
      }
      case 6 -> {
        for (int at = 0; at <= c.length - 6; at += 6) {
          sum +=
              STANDARD.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5]);
        }
      }
      default -> {
        for (int at = 0; at <= c.length - 7; at += 7) {
          sum +=
              STANDARD.evaluateCards(
                  c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5], c[at + 6]);
        }
      }
    }
    return sum;
  }

  /** The hand as an array of ints, as many as there are. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  public int array() {
    int sum = 0;
    for (int[] list : lists) {
      sum += STANDARD.evaluateCards(list);
    }
    return sum;
  }

  /** The keys of the board and of the hole cards are known. */
  @Benchmark
  public int key() {
    long[] boards = boardKeys;
    long[] holes = holeKeys;
    long[] hands = sets;
    int sum = 0;
    for (int i = 0; i < hands.length; i++) {
      sum += STANDARD.evaluateKey(boards[i] + holes[i], hands[i]);
    }
    return sum;
  }

  /** An array of sets in, an array of values out. */
  @Benchmark
  public int[] arrays() {
    STANDARD.evaluate(sets, values);
    return values;
  }

  /** The classic evaluator without tables. */
  @Benchmark
  public int bitTests() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += BitTests.packed(sets[i]);
    }
    return sum;
  }

  /** The best of the fives, with nothing but the table of five cards. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  public int bestOfFives() {
    int sum = 0;
    for (int i = 0; i < FEW; i++) {
      sum += bestOfFives(sets[i]);
    }
    return sum;
  }

  private int bestOfFives(long hand) {
    if (cards == 5) {
      return STANDARD.evaluate(hand);
    }
    int best = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      long six = hand ^ Long.lowestOneBit(rest);
      if (cards == 6) {
        best = Math.max(best, STANDARD.evaluate(six));
        continue;
      }
      for (long more = rest & rest - 1; more != 0; more &= more - 1) {
        best = Math.max(best, STANDARD.evaluate(six ^ Long.lowestOneBit(more)));
      }
    }
    return best;
  }

  /** The naive counting evaluator. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  public int naive() {
    int sum = 0;
    for (int[] list : lists) {
      sum += naive.packed(list);
    }
    return sum;
  }
}
