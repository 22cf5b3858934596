package dev.yaku.jmh;

import dev.yaku.HandEvaluator;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
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
 * Does it matter where the caller keeps the evaluator? Those in a field and in a local variable go
 * through loops that others have used, of rules with and without wild cards: {@code inTurn} with
 * this one from the start, or {@code afterwards}, when the JIT had compiled the loops for this one
 * alone.
 *
 * <p>Nanoseconds a random hand of seven cards: {@code java -jar evaluator/jmh/target/benchmarks.jar
 * EvaluatorPlacesBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(EvaluatorPlacesBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class EvaluatorPlacesBenchmark {
  /*
   * The loops call the evaluator themselves, and hold their arrays in variables. A method between
   * them, compiled with several evaluators in it, would be too large for the JIT to take it into a
   * loop with one; and a field it would read again for every hand. They check for null first: what
   * depends on that the JIT leaves in the loop, once it has had to compile it several times.
   */
  static final int HANDS = 1 << 21;

  private static final int CARDS = 7;

  private static final HandEvaluator CONSTANT = HandEvaluator.of("standard");
  private static final List<String> OTHERS = List.of("no-wheel", "ace-to-five", "joker-wild");

  @Param({"inTurn", "afterwards"})
  private String others;

  private final HandEvaluator field = HandEvaluator.of("standard");

  private int[] dealt;
  private long[] sets;
  private long[] keys;

  @Setup
  public void deal() {
    if (others.equals("inTurn")) {
      deal(1000);
      useInTurn(300);
    }
    deal(HANDS);
    expectEqual("standard", constantSet(), constantInts());
    expectEqual("standard", constantSet(), constantKey());
    for (int i = 0; i < 3; i++) {
      expectEqual("standard", constantSet(), sumOfSets(field));
      expectEqual("standard", constantSet(), sumOfInts(field));
      expectEqual("standard", constantSet(), sumOfKeys(field, keys));
    }
    useInTurn(3);
  }

  private void deal(int hands) {
    dealt = Deals.cards(hands, CARDS);
    sets = Deals.sets(dealt, CARDS);
    keys = keys(CONSTANT);
  }

  private long[] keys(HandEvaluator evaluator) {
    return Arrays.stream(sets).map(evaluator::handKey).toArray();
  }

  private void useInTurn(int turns) {
    List<HandEvaluator> evaluators = OTHERS.stream().map(HandEvaluator::of).toList();
    List<long[]> keysOfEach = evaluators.stream().map(this::keys).toList();
    for (int turn = 0; turn < turns; turn++) {
      for (int i = 0; i < evaluators.size(); i++) {
        HandEvaluator other = evaluators.get(i);
        expectEqual(OTHERS.get(i), sumOfSets(other), sumOfInts(other));
        expectEqual(OTHERS.get(i), sumOfSets(other), sumOfKeys(other, keysOfEach.get(i)));
        expectEqual("standard", sumOfSets(field), sumOfInts(field));
        expectEqual("standard", sumOfSets(field), sumOfKeys(field, keys));
      }
    }
  }

  private static void expectEqual(String evaluator, int sum, int other) {
    if (sum != other) {
      throw new IllegalStateException("the forms of " + evaluator + " disagree");
    }
  }

  private int sumOfSets(HandEvaluator evaluator) {
    Objects.requireNonNull(evaluator);
    int sum = 0;
    for (long set : sets) {
      sum += evaluator.evaluate(set);
    }
    return sum;
  }

  private int sumOfInts(HandEvaluator evaluator) {
    Objects.requireNonNull(evaluator);
    int[] cards = dealt;
    int sum = 0;
    for (int at = 0; at <= cards.length - CARDS; at += CARDS) {
      sum +=
          evaluator.evaluateCards(
              cards[at],
              cards[at + 1],
              cards[at + 2],
              cards[at + 3],
              cards[at + 4],
              cards[at + 5],
              cards[at + 6]);
    }
    return sum;
  }

  private int sumOfKeys(HandEvaluator evaluator, long... keys) {
    Objects.requireNonNull(evaluator);
    long[] hands = sets;
    int sum = 0;
    for (int i = 0; i < hands.length; i++) {
      sum += evaluator.evaluateKey(keys[i], hands[i]);
    }
    return sum;
  }

  @Benchmark
  public int constantSet() {
    int sum = 0;
    for (long set : sets) {
      sum += CONSTANT.evaluate(set);
    }
    return sum;
  }

  @Benchmark
  public int fieldSet() {
    return sumOfSets(field);
  }

  @Benchmark
  public int localSet() {
    HandEvaluator local = HandEvaluator.of("standard");
    return sumOfSets(local);
  }

  @Benchmark
  public int constantInts() {
    int[] cards = dealt;
    int sum = 0;
    for (int at = 0; at <= cards.length - CARDS; at += CARDS) {
      sum +=
          CONSTANT.evaluateCards(
              cards[at],
              cards[at + 1],
              cards[at + 2],
              cards[at + 3],
              cards[at + 4],
              cards[at + 5],
              cards[at + 6]);
    }
    return sum;
  }

  @Benchmark
  public int fieldInts() {
    return sumOfInts(field);
  }

  @Benchmark
  public int localInts() {
    HandEvaluator local = HandEvaluator.of("standard");
    return sumOfInts(local);
  }

  @Benchmark
  public int constantKey() {
    long[] keysOfHands = keys;
    long[] hands = sets;
    int sum = 0;
    for (int i = 0; i < hands.length; i++) {
      sum += CONSTANT.evaluateKey(keysOfHands[i], hands[i]);
    }
    return sum;
  }

  @Benchmark
  public int fieldKey() {
    return sumOfKeys(field, keys);
  }

  @Benchmark
  public int localKey() {
    HandEvaluator local = HandEvaluator.of("standard");
    return sumOfKeys(local, keys);
  }
}
