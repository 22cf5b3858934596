package dev.yaku.jmh;

import dev.yaku.HandEvaluator;
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
 * What does a hand cost whose cards are bytes, one after another, with all checks?
 *
 * <p>Nanoseconds a hand, beside the same cards given one by one: {@code java -jar
 * evaluator/jmh/target/benchmarks.jar PackedCardsBenchmark}, for blocks of several sizes with
 * {@code -p block=64,1024,16384,1048576}. With {@code -prof gc} both must show 0 B a hand, but for
 * the harness's own.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PackedCardsBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class PackedCardsBenchmark {
  static final int HANDS = 1 << 20;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** How many cards a hand has. */
  @Param({"5", "6", "7"})
  private int size;

  /** How many hands a call is given, of a longer array. */
  @Param({"1048576"})
  private int block;

  private byte[] cards;
  private int[] values;

  @Setup
  public void deal() {
    int[] dealt = Deals.cards(HANDS, size);
    cards = new byte[dealt.length];
    for (int i = 0; i < dealt.length; i++) {
      cards[i] = (byte) dealt[i];
    }
    values = new int[HANDS];
    Deals.useVectors(STANDARD, size);
    STANDARD.evaluate(cards, size, values);
    long[] sets = Deals.sets(dealt, size);
    for (int i = 0; i < HANDS; i++) {
      Deals.check("packed", sets[i], STANDARD.evaluate(sets[i]), values[i]);
    }
    if (ints() != sum()) {
      throw new IllegalStateException("the sums of packed cards and ints differ");
    }
  }

  private int sum() {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  @Benchmark
  public int[] packed() {
    for (int done = 0; done < HANDS; done += block) {
      STANDARD.evaluate(cards, done * size, size, values, done, block);
    }
    return values;
  }

  /** The same in a JVM with the module for vectors. */
  @Benchmark
  @Fork(value = 2, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
  public int[] packedWithVectors() {
    return packed();
  }

  /** One hand after another, as five, six or seven ints. */
  @Benchmark
  public int ints() {
    byte[] c = cards;
    int sum = 0;
    switch (size) {
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
}
