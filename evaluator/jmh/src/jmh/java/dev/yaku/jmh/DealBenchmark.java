package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
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
 * What does it cost to deal a random hand, beside evaluating it?
 *
 * <p>Nanoseconds a hand: {@code java -jar evaluator/jmh/target/benchmarks.jar DealBenchmark}. With
 * {@code -prof gc} dealing must show 0 B a hand, but for the harness's own "≈ 10⁻⁵".
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(DealBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class DealBenchmark {
  static final int HANDS = 1 << 16;

  private static final long SEED = 52;
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final HandEvaluator SHORT_DECK = HandEvaluator.of("short-deck");

  /** How many cards a hand has. */
  @Param({"2", "5", "7"})
  private int cards;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final Dealer dealer = Dealer.of(random, Hand.DECK);
  private final Dealer shortDealer = Dealer.of(random, SHORT_DECK.ruleSet().deck());
  private final int[] deck = Hand.cards(Hand.DECK);
  private final long[] hands = new long[HANDS];
  private final long[] holes = new long[HANDS];

  @Setup
  public void check() {
    dealer.deal(2, holes);
    for (int i = 0; i < HANDS; i++) {
      check(Hand.DECK, dealer.deal(cards));
      check(SHORT_DECK.ruleSet().deck(), shortDealer.deal(cards));
      check(Hand.DECK, byShuffling());
    }
  }

  private void check(long deck, long hand) {
    if (Long.bitCount(hand) != cards || (hand & ~deck) != 0) {
      throw new IllegalStateException(Hand.toString(hand));
    }
  }

  /** From 52 cards. */
  @Benchmark
  public long deal() {
    long sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += dealer.deal(cards);
    }
    return sum;
  }

  /** From 52 cards, into an array. */
  @Benchmark
  public long[] array() {
    dealer.deal(cards, hands);
    return hands;
  }

  /** From 36 cards, four runs of which are missing. */
  @Benchmark
  public long shortDeck() {
    long sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += shortDealer.deal(cards);
    }
    return sum;
  }

  /** From what two other cards, new ones each time, leave. */
  @Benchmark
  public long deadCards() {
    long sum = 0;
    for (long hole : holes) {
      sum += dealer.deal(cards, hole);
    }
    return sum;
  }

  /** The usual way: the first cards of a shuffled deck. */
  @Benchmark
  public long shuffle() {
    long sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += byShuffling();
    }
    return sum;
  }

  private long byShuffling() {
    long hand = 0;
    for (int next = 0; next < cards; next++) {
      int drawn = next + random.nextInt(deck.length - next);
      int card = deck[drawn];
      deck[drawn] = deck[next];
      deck[next] = card;
      hand |= 1L << card;
    }
    return hand;
  }

  /** From 52 cards, and evaluated. */
  @Benchmark
  public long dealAndEvaluate() {
    long sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += STANDARD.evaluate(dealer.deal(cards));
    }
    return sum;
  }
}
