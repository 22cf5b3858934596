package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
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
 * Do hands with jokers and repeated cards cost more than those of {@code standard}, as lists, as
 * sets and as keys?
 *
 * <p>Nanoseconds a hand: {@code java -jar evaluator/jmh/target/benchmarks.jar WildHandsBenchmark}.
 * The hands of {@code wild-five} and {@code multi-deck} are drawn with replacement, with one card
 * in twenty a joker where there are any; the others, and all sets, are dealt from their decks.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(WildHandsBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class WildHandsBenchmark {
  static final int HANDS = 1 << 20;
  private static final int ONE_JOKER_IN = 20;

  @Param({
    "standard 5",
    "wild-five 5",
    "multi-deck 5",
    "standard 7",
    "multi-deck 7",
    "joker-wild 7"
  })
  private String hands;

  private HandEvaluator evaluator;
  private int size;
  private boolean repeats;
  private int[] dealt;
  private long[] keys;
  private long[] sets;

  @Setup
  public void deal() {
    String[] words = hands.split(" ", -1);
    evaluator = HandEvaluator.of(words[0]);
    size = Integer.parseInt(words[1]);
    repeats = evaluator.ruleSet().copies() > 1;
    SplittableRandom random = new SplittableRandom(1);
    dealt = new int[HANDS * size];
    keys = new long[HANDS];
    sets = new long[HANDS];
    for (int i = 0; i < HANDS; i++) {
      for (int k = 0; k < size; k++) {
        int card = card(random);
        while ((sets[i] >>> card & 1) != 0) {
          card = card(random);
        }
        sets[i] |= 1L << card;
        card = repeats ? card(random) : card;
        keys[i] += evaluator.cardKey(card);
        dealt[i * size + k] = card;
      }
    }
    if (list() != key() || (!repeats && key() != set())) {
      throw new IllegalStateException("the sums of lists, keys and sets differ");
    }
  }

  private int card(SplittableRandom random) {
    int jokers = evaluator.ruleSet().jokers();
    boolean joker = jokers > 0 && random.nextInt(ONE_JOKER_IN) == 0;
    return joker ? Card.JOKER + random.nextInt(jokers) : random.nextInt(Card.JOKER);
  }

  /** The cards one by one. */
  @Benchmark
  public int list() {
    HandEvaluator local = evaluator;
    int[] c = dealt;
    int sum = 0;
    if (size == 5) {
      for (int at = 0; at <= c.length - 5; at += 5) {
        sum += local.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4]);
      }
    } else {
      for (int at = 0; at <= c.length - 7; at += 7) {
        sum +=
            local.evaluateCards(
                c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5], c[at + 6]);
      }
    }
    return sum;
  }

  /** The cards as a set. */
  @Benchmark
  public int set() {
    HandEvaluator local = evaluator;
    int sum = 0;
    for (long set : sets) {
      sum += local.evaluate(set);
    }
    return sum;
  }

  /** The sum of the cards' keys; with the set of cards where the key alone does not do. */
  @Benchmark
  public int key() {
    HandEvaluator local = evaluator;
    long[] keysOfHands = keys;
    long[] hands = sets;
    int sum = 0;
    if (size == 5 || repeats) {
      for (long key : keysOfHands) {
        sum += local.evaluateKey(key);
      }
    } else {
      for (int i = 0; i < hands.length; i++) {
        sum += local.evaluateKey(keysOfHands[i], hands[i]);
      }
    }
    return sum;
  }
}
