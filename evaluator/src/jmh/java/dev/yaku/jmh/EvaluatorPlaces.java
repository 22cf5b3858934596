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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Does it matter where the caller keeps the evaluator?
 *
 * <p>Nanoseconds a random hand of seven cards: {@code java -jar evaluator/target/benchmarks.jar
 * EvaluatorPlaces}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(EvaluatorPlaces.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class EvaluatorPlaces {
  static final int HANDS = 1 << 21;

  private static final int CARDS = 7;

  private static final HandEvaluator CONSTANT = HandEvaluator.of("standard");

  private final HandEvaluator field = HandEvaluator.of("standard");

  private int[] dealt;
  private long[] sets;
  private long[] keys;

  @Setup
  public void deal() {
    dealt = Deals.cards(HANDS, CARDS);
    sets = Deals.sets(dealt, CARDS);
    keys = new long[HANDS];
    for (int i = 0; i < HANDS; i++) {
      keys[i] = CONSTANT.keyOf(sets[i]);
    }
    check();
  }

  private void check() {
    HandEvaluator local = HandEvaluator.of("standard");
    for (int i = 0; i < HANDS; i++) {
      int value = CONSTANT.evaluate(sets[i]);
      Deals.check("field", sets[i], value, field.evaluate(sets[i]));
      Deals.check("local", sets[i], value, local.evaluate(sets[i]));
      Deals.check("ints", sets[i], value, ints(CONSTANT, i));
      Deals.check("key", sets[i], value, CONSTANT.evaluateKey(keys[i], sets[i]));
    }
  }

  @Benchmark
  public int constantSet() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += CONSTANT.evaluate(sets[i]);
    }
    return sum;
  }

  @Benchmark
  public int fieldSet() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += field.evaluate(sets[i]);
    }
    return sum;
  }

  @Benchmark
  public int localSet() {
    HandEvaluator local = HandEvaluator.of("standard");
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += local.evaluate(sets[i]);
    }
    return sum;
  }

  @Benchmark
  public int constantInts() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += ints(CONSTANT, i);
    }
    return sum;
  }

  @Benchmark
  public int fieldInts() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += ints(field, i);
    }
    return sum;
  }

  @Benchmark
  public int localInts() {
    HandEvaluator local = HandEvaluator.of("standard");
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += ints(local, i);
    }
    return sum;
  }

  private int ints(HandEvaluator evaluator, int i) {
    int at = CARDS * i;
    return evaluator.evaluateCards(
        dealt[at],
        dealt[at + 1],
        dealt[at + 2],
        dealt[at + 3],
        dealt[at + 4],
        dealt[at + 5],
        dealt[at + 6]);
  }

  @Benchmark
  public int constantKey() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += CONSTANT.evaluateKey(keys[i], sets[i]);
    }
    return sum;
  }

  @Benchmark
  public int fieldKey() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += field.evaluateKey(keys[i], sets[i]);
    }
    return sum;
  }

  @Benchmark
  public int localKey() {
    HandEvaluator local = HandEvaluator.of("standard");
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += local.evaluateKey(keys[i], sets[i]);
    }
    return sum;
  }
}
