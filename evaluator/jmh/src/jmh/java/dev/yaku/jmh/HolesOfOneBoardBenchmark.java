package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does a hand cost where all hole cards meet one board: by the library's enumeration, or by
 * the caller's loops, with and without keys?
 *
 * <p>Nanoseconds a hand, for all pairs of hole cards on each of many random boards: {@code java
 * -jar evaluator/jmh/target/benchmarks.jar HolesOfOneBoardBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(HolesOfOneBoardBenchmark.BOARDS * HolesOfOneBoardBenchmark.HOLES)
@Fork(2)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 8, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class HolesOfOneBoardBenchmark {
  static final int BOARDS = 1 << 10;

  /** How many of the boards the naive evaluator gets. */
  static final int FEW = 1 << 4;

  /** Pairs of the 47 cards that are not on the board. */
  static final int HOLES = 47 * 46 / 2;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private final NaiveEvaluator naive = Deals.naive(STANDARD);

  private final long[] cardKeys = new long[52];
  private long[] boards;
  private int[][] rests; // of the deck, for each board

  @Setup
  public void deal() {
    Arrays.setAll(cardKeys, STANDARD::cardKey);
    boards = Deals.sets(Deals.cards(BOARDS, 5), 5);
    rests = new int[BOARDS][];
    Arrays.setAll(rests, i -> Hand.cards(Hand.DECK & ~boards[i]));
    for (int i = 0; i < BOARDS; i++) {
      checkBoard(i);
    }
    if (forEach() != sets()) {
      throw new IllegalStateException("sum of all values " + forEach() + ", by sets " + sets());
    }
  }

  private void checkBoard(int i) {
    long key = STANDARD.handKey(boards[i]);
    for (int a : rests[i]) {
      for (int b : rests[i]) {
        if (a == b) {
          continue;
        }
        long hand = boards[i] | 1L << a | 1L << b;
        int value = STANDARD.evaluate(hand);
        int byKey = STANDARD.evaluateKey(key + cardKeys[a] + cardKeys[b], hand);
        Deals.check("keys", hand, value, byKey);
        if (i < FEW) {
          int byRules = naive.packed(Hand.cards(hand));
          Deals.check("naive", hand, STANDARD.packed(value), byRules);
        }
      }
    }
  }

  @Benchmark
  public long forEach() {
    long[] sum = new long[1];
    for (long board : boards) {
      Hands holes = Hands.of(Hand.DECK & ~board, 2).with(board);
      STANDARD.forEach(holes, (hand, value) -> sum[0] += value);
    }
    return sum[0];
  }

  @Benchmark
  public long sets() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += sumOfSets(boards[i], rests[i]);
    }
    return sum;
  }

  private static long sumOfSets(long board, int[] rest) {
    long sum = 0;
    for (int a = 0; a < rest.length; a++) {
      long six = board | 1L << rest[a];
      for (int b = a + 1; b < rest.length; b++) {
        sum += STANDARD.evaluate(six | 1L << rest[b]);
      }
    }
    return sum;
  }

  @Benchmark
  public long keys() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += sumOfKeys(boards[i], rests[i]);
    }
    return sum;
  }

  private long sumOfKeys(long board, int[] rest) {
    long sum = 0;
    long boardKey = STANDARD.handKey(board);
    for (int a = 0; a < rest.length; a++) {
      long six = board | 1L << rest[a];
      long sixKey = boardKey + cardKeys[rest[a]];
      for (int b = a + 1; b < rest.length; b++) {
        sum += STANDARD.evaluateKey(sixKey + cardKeys[rest[b]], six | 1L << rest[b]);
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(FEW * HOLES)
  public long naive() {
    long sum = 0;
    for (int i = 0; i < FEW; i++) {
      sum += sumOfNaive(boards[i], rests[i]);
    }
    return sum;
  }

  private long sumOfNaive(long board, int[] rest) {
    long sum = 0;
    int[] hand = Arrays.copyOf(Hand.cards(board), 7);
    for (int a = 0; a < rest.length; a++) {
      hand[5] = rest[a];
      for (int b = a + 1; b < rest.length; b++) {
        hand[6] = rest[b];
        sum += naive.packed(hand);
      }
    }
    return sum;
  }
}
