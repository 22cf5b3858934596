package dev.yaku.jmh;

import dev.yaku.HandEvaluator;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does an array of hands cost with vectors and without, where it stays in the cache and where
 * it does not?
 *
 * <p>Microseconds an array: {@code java -jar evaluator/jmh/target/benchmarks.jar
 * HandArraysBenchmark}. With {@code -prof gc} both must show 0 B, but for the harness's own.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class HandArraysBenchmark {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** How many hands an array has. */
  @Param({"100000", "2000000"})
  private int hands;

  /** How many cards a hand has. */
  @Param({"5", "7"})
  private int cards;

  private long[] sets;
  private int[] values;

  @Setup
  public void deal() {
    sets = Deals.sets(Deals.cards(hands, cards), cards);
    values = new int[hands];
    Deals.useVectors(STANDARD, cards);
    STANDARD.evaluate(sets, values);
    for (int i = 0; i < hands; i++) {
      Deals.check("arrays", sets[i], STANDARD.evaluate(sets[i]), values[i]);
    }
  }

  /** In a JVM without the module for vectors. */
  @Benchmark
  public int[] plain() {
    STANDARD.evaluate(sets, values);
    return values;
  }

  /** In a JVM with it. */
  @Benchmark
  @Fork(value = 2, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
  public int[] vectors() {
    return plain();
  }
}
