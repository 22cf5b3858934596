package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
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
 * What does a hand of seven cards cost whose key is known, checked and trusted, in a cache and
 * beyond it; and all hands of the deck in a caller's own loops over keys?
 *
 * <p>Nanoseconds a hand: {@code java -jar evaluator/jmh/target/benchmarks.jar KeysBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class KeysBenchmark {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final TrustedKeys SEVENS = STANDARD.trustKeys(7);

  /** In one call, whatever the number of different ones. */
  private static final int HANDS = 1 << 20;

  private static final int ALL_SEVENS = 133_784_560;

  /** The keys of cards and of pairs of cards; the pairs in the order of their lower cards. */
  static final long[] CARD_KEYS = new long[Card.JOKER];

  private static final int PAIRS = Card.JOKER * (Card.JOKER - 1) / 2;
  private static final long[] PAIR_KEYS = new long[PAIRS];
  private static final long[] PAIR_SETS = new long[PAIRS];

  /** By card: the index of the first pair whose cards are both at least that. */
  private static final int[] FIRST_PAIR = new int[Card.JOKER + 1];

  static {
    Arrays.setAll(CARD_KEYS, STANDARD::cardKey);
    int pairs = 0;
    for (int a = 0; a < Card.JOKER; a++) {
      FIRST_PAIR[a] = pairs;
      for (int b = a + 1; b < Card.JOKER; b++) {
        PAIR_KEYS[pairs] = CARD_KEYS[a] + CARD_KEYS[b];
        PAIR_SETS[pairs++] = 1L << a | 1L << b;
      }
    }
    FIRST_PAIR[Card.JOKER] = pairs;
  }

  /** Random hands: in a cache, and beyond all caches but the last. */
  @State(Scope.Benchmark)
  public static class Prepared {
    @Param({"32768", "1048576"})
    private int hands;

    private long[] keys;
    private long[] sets;
    private long[] both;

    @Setup
    public void deal() {
      sets = Deals.sets(Deals.cards(hands, 7), 7);
      keys = new long[hands];
      both = new long[2 * hands];
      for (int i = 0; i < hands; i++) {
        keys[i] = STANDARD.handKey(sets[i]);
        both[2 * i] = keys[i];
        both[2 * i + 1] = sets[i];
        int value = STANDARD.evaluate(sets[i]);
        Deals.check("checked", sets[i], value, STANDARD.evaluateKey(keys[i], sets[i]));
        Deals.check("trusted", sets[i], value, SEVENS.evaluate(keys[i], sets[i]));
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(HANDS)
  public int checked(Prepared prepared) {
    long[] keys = prepared.keys;
    long[] sets = prepared.sets;
    int sum = 0;
    for (int done = 0; done < HANDS; done += keys.length) {
      for (int i = 0; i < keys.length; i++) {
        sum += STANDARD.evaluateKey(keys[i], sets[i]);
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(HANDS)
  public int trusted(Prepared prepared) {
    long[] keys = prepared.keys;
    long[] sets = prepared.sets;
    int sum = 0;
    for (int done = 0; done < HANDS; done += keys.length) {
      for (int i = 0; i < keys.length; i++) {
        sum += SEVENS.evaluate(keys[i], sets[i]);
      }
    }
    return sum;
  }

  /** Key and set beside each other. */
  @Benchmark
  @OperationsPerInvocation(HANDS)
  public int trustedInOneArray(Prepared prepared) {
    long[] both = prepared.both;
    int sum = 0;
    for (int done = 0; done < 2 * HANDS; done += both.length) {
      for (int i = 0; i < both.length - 1; i += 2) {
        sum += SEVENS.evaluate(both[i], both[i + 1]);
      }
    }
    return sum;
  }

  @Setup
  public void check() {
    if (sevensByCard() != sevensByPair()) {
      throw new IllegalStateException("the sums differ");
    }
  }

  /** A loop for each of the seven cards. */
  @Benchmark
  @OperationsPerInvocation(ALL_SEVENS)
  public long sevensByCard() {
    return sumByCard(0, 0, 0, 7);
  }

  private static long sumByCard(long heldKey, long held, int from, int more) {
    long sum = 0;
    for (int a = from; a <= Card.JOKER - more; a++) {
      long key = heldKey + CARD_KEYS[a];
      long hand = held | 1L << a;
      if (more > 2) {
        sum += sumByCard(key, hand, a + 1, more - 1);
        continue;
      }
      for (int b = a + 1; b < Card.JOKER; b++) {
        sum += SEVENS.evaluate(key + CARD_KEYS[b], hand | 1L << b);
      }
    }
    return sum;
  }

  /** A loop for each of the lowest five cards, and one over the pairs above them. */
  @Benchmark
  @OperationsPerInvocation(ALL_SEVENS)
  public long sevensByPair() {
    return sumByPair(0, 0, 0, 5);
  }

  private static long sumByPair(long heldKey, long held, int from, int more) {
    if (more == 0) {
      return sumOfPairs(heldKey, held, FIRST_PAIR[from]);
    }
    long sum = 0;
    for (int a = from; a < Card.JOKER; a++) {
      sum += sumByPair(heldKey + CARD_KEYS[a], held | 1L << a, a + 1, more - 1);
    }
    return sum;
  }

  private static long sumOfPairs(long heldKey, long held, int first) {
    int sum = 0;
    for (int i = first; i < PAIR_KEYS.length; i++) {
      sum += SEVENS.evaluate(heldKey + PAIR_KEYS[i], held | PAIR_SETS[i]);
    }
    return sum;
  }
}
