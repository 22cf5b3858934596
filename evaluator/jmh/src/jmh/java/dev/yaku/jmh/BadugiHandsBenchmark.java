package dev.yaku.jmh;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Hand;
import java.util.SplittableRandom;
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
 * What does a random badugi hand cost?
 *
 * <p>Nanoseconds a hand: {@code java -jar evaluator/jmh/target/benchmarks.jar
 * BadugiHandsBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BadugiHandsBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class BadugiHandsBenchmark {
  static final int HANDS = 1 << 18;

  private static final BadugiEvaluator BADUGI = BadugiEvaluator.of("badugi");

  /** How many cards a hand has. */
  @Param({"4", "5"})
  private int cards;

  private final long[] hands = new long[HANDS];

  @Setup
  public void deal() {
    SplittableRandom random = new SplittableRandom(cards);
    for (int i = 0; i < HANDS; i++) {
      while (Long.bitCount(hands[i]) < cards) {
        hands[i] |= 1L << random.nextInt(52) & Hand.DECK;
      }
    }
  }

  @Benchmark
  public int random() {
    int sum = 0;
    for (long hand : hands) {
      sum += BADUGI.evaluate(hand);
    }
    return sum;
  }
}
