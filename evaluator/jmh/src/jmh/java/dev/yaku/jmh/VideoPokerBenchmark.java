package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.HoldFinder;
import dev.yaku.videopoker.VideoPoker;
import java.util.Arrays;
import java.util.SplittableRandom;
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
 * What does it cost to solve a video poker machine with other pays, and to find the best holds of a
 * deal, beside counting all its draws?
 *
 * <p>Microseconds: {@code java -jar evaluator/jmh/target/benchmarks.jar VideoPokerBenchmark}. Deals
 * at random are many, so that what is read lies in no cache; {@code holdsInOrder} visits
 * neighbours.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class VideoPokerBenchmark {
  private static final int DEALS = 1 << 14;
  private static final int HOLDS = 32;
  private static final long SEED = 52;
  private static final double LITTLE = 1e-9;

  /** 52 cards, with wild deuces, with one joker, with two. */
  @Param({"jacks-9-6", "deuces-full-pay", "joker-kings-20-7-5", "wild-five-2"})
  private String machine;

  private VideoPoker known;
  private HoldFinder finder;
  private String changed;
  private long pay;
  private final long[] deals = new long[DEALS];
  private long[] ordered; // all deals
  private final double[] values = new double[HOLDS];
  private final long[] all = new long[1 << 22];
  private final double[] pays = new double[1 << 22];
  private int count;
  private int next;

  /** Makes deals, and checks that the plain way has the same result. */
  @Setup
  public void check() {
    known = VideoPoker.of(machine);
    finder = known.finder();
    changed = "full-house";
    pay = known.payTable().pay(changed).numerator().longValueExact();
    Dealer dealer = Dealer.of(new SplittableRandom(SEED), known.deck());
    dealer.deal(5, deals);
    count = 0;
    Hands.of(known.deck(), 5)
        .forEach(
            hand -> {
              pays[count] = known.pay(hand).doubleValue();
              all[count++] = hand;
            });
    ordered = Arrays.copyOf(all, count);
    Arrays.sort(ordered);
    for (int i = 0; i < 4; i++) {
      double[] plain = plain().clone();
      finder.values(deals[(next - 1) % DEALS], values);
      for (int mask = 0; mask < HOLDS; mask++) {
        if (Math.abs(plain[mask] - values[mask]) > LITTLE) {
          throw new IllegalStateException(Hand.toString(deals[next - 1]) + ", hold " + mask);
        }
      }
    }
    next = 0;
  }

  /** The return with another pay each time. */
  @Benchmark
  public Fraction exactReturn() {
    return known.withPay(changed, pay + (next++ & 1)).exactReturn();
  }

  /** All holds of one deal with another pay each time: what all deals have in common. */
  @Benchmark
  public double[] holdsOfNewPays() {
    HoldFinder fresh = known.withPay(changed, pay + (next++ & 1)).finder();
    fresh.values(deals[0], values);
    return values;
  }

  /** All holds of a deal at random. */
  @Benchmark
  public double[] holds() {
    finder.values(deals[next++ % DEALS], values);
    return values;
  }

  /** The best hold of a deal at random. */
  @Benchmark
  public long best() {
    return finder.best(deals[next++ % DEALS]);
  }

  /** All holds of one deal after another, in ascending order. */
  @Benchmark
  public double[] holdsInOrder() {
    next = next + 1 < count ? next + 1 : 0;
    finder.values(ordered[next], values);
    return values;
  }

  /** The plain way: all draws of all holds of a deal, whose pays are known. */
  @Benchmark
  public double[] plain() {
    long deal = deals[next++ % DEALS];
    int[] cards = Hand.cards(deal);
    double[] sums = new double[HOLDS];
    int[] draws = new int[HOLDS];
    for (int i = 0; i < count; i++) {
      int mask = 0;
      for (int card = 0; card < cards.length; card++) {
        mask |= (int) (all[i] >>> cards[card] & 1) << card;
      }
      sums[mask] += pays[i];
      draws[mask]++;
    }
    for (int mask = 0; mask < HOLDS; mask++) {
      sums[mask] /= draws[mask];
    }
    return sums;
  }
}
