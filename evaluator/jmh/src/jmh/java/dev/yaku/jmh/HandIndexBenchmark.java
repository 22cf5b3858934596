package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.index.HandIndex;
import java.util.Arrays;
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
 * What does it cost to number a random deal up to suits, and to go back; and what does the plain
 * way cost, the least of the 24 deals with other suits, which gives no number yet?
 *
 * <p>Nanoseconds a deal: {@code java -jar evaluator/jmh/target/benchmarks.jar HandIndexBenchmark}.
 * With {@code -prof gc} indexing must show 0 B a deal, but for the harness's own "≈ 10⁻⁴".
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(HandIndexBenchmark.DEALS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class HandIndexBenchmark {
  static final int DEALS = 1 << 16;

  private static final HandIndex INDEX = HandIndex.of(2, 3, 1, 1);
  private static final long SUIT = (1L << Card.RANK_COUNT) - 1;

  /** The round that deals have reached: 1 is the flop, 3 the river. */
  @Param({"1", "3"})
  private int round;

  private final long[] holes = new long[DEALS];
  private final long[] flops = new long[DEALS];
  private final long[] turns = new long[DEALS];
  private final long[] rivers = new long[DEALS];
  private final long[] indices = new long[DEALS];
  private final long[] cards = new long[4];

  @Setup
  public void deal() {
    SplittableRandom random = new SplittableRandom(2311);
    Dealer dealer = Dealer.of(random, Hand.DECK);
    for (int i = 0; i < DEALS; i++) {
      holes[i] = dealer.deal(2);
      flops[i] = dealer.deal(3, holes[i]);
      turns[i] = dealer.deal(1, holes[i] | flops[i]);
      rivers[i] = dealer.deal(1, holes[i] | flops[i] | turns[i]);
      check(i);
      indices[i] = random.nextLong(INDEX.size(round));
      INDEX.unindex(round, indices[i], cards);
      if (indexOf(cards[0], cards[1], cards[2], cards[3]) != indices[i]) {
        throw new IllegalStateException("index " + indices[i]);
      }
    }
  }

  /** The plain way agrees: the deal and the representative of its index have one least form. */
  private void check(int i) {
    INDEX.unindex(round, indexOf(holes[i], flops[i], turns[i], rivers[i]), cards);
    long[] dealt = {holes[i], flops[i], round == 1 ? 0 : turns[i], round == 1 ? 0 : rivers[i]};
    if (least(dealt[0], dealt[1], dealt[2], dealt[3])
        != least(cards[0], cards[1], cards[2], cards[3])) {
      throw new IllegalStateException(Arrays.toString(dealt));
    }
  }

  private long indexOf(long hole, long flop, long turn, long river) {
    return round == 1 ? INDEX.index(hole, flop) : INDEX.index(hole, flop, turn, river);
  }

  @Benchmark
  public long index() {
    long sum = 0;
    if (round == 1) {
      for (int i = 0; i < DEALS; i++) {
        sum += INDEX.index(holes[i], flops[i]);
      }
    } else {
      for (int i = 0; i < DEALS; i++) {
        sum += INDEX.index(holes[i], flops[i], turns[i], rivers[i]);
      }
    }
    return sum;
  }

  @Benchmark
  public long unindex() {
    long sum = 0;
    for (long index : indices) {
      INDEX.unindex(round, index, cards);
      sum += cards[0] + cards[1];
    }
    return sum;
  }

  @Benchmark
  public long leastOfPermutations() {
    long sum = 0;
    boolean flop = round == 1;
    for (int i = 0; i < DEALS; i++) {
      sum += least(holes[i], flops[i], flop ? 0 : turns[i], flop ? 0 : rivers[i]);
    }
    return sum;
  }

  /** A hash of the deal's least form. */
  private static long least(long hole, long flop, long turn, long river) {
    long least = Long.MAX_VALUE;
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        for (int c = 0; c < 4; c++) {
          int d = 6 - a - b - c;
          if (a != b && a != c && b != c) {
            long form = 31 * permuted(hole, a, b, c, d) + permuted(flop, a, b, c, d);
            form = 31 * (31 * form + permuted(turn, a, b, c, d)) + permuted(river, a, b, c, d);
            least = Math.min(least, form);
          }
        }
      }
    }
    return least;
  }

  private static long permuted(long set, int a, int b, int c, int d) {
    return suit(set, a) | suit(set, b) << 13 | suit(set, c) << 26 | suit(set, d) << 39;
  }

  private static long suit(long set, int suit) {
    return set >>> Card.RANK_COUNT * suit & SUIT;
  }
}
