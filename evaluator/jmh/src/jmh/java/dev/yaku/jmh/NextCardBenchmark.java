package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
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
 * How much longer than an exact answer does the same answer by the next card take, from the
 * question's text to the share of each card?
 *
 * <pre>java -jar evaluator/jmh/target/benchmarks.jar NextCardBenchmark</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class NextCardBenchmark {
  /** Rules if not {@code standard}, players and board; see {@code yaku equity}. */
  @Param({
    "As Ks / Qh Qd / 2c 2d",
    "As Ks / Qh Qd | 2c 7h Ts",
    "As Ks / Qh Qd | 2c 7h Ts 3d",
    "As Ah / random | 2c 7h Ts",
    "Js Ts / QQ+, AK | 9s 8d 2s",
    "random / random | 2c 7h Ts",
    "random / random | 2c 7h Ts Qc",
    "AK / QQ+ / 76s",
    "TT+,AQ+ / QQ+,AK / TT | 2c 7h 9s",
    "TT+,AQ+ / QQ+,AK / TT | 2c 7h 9s 3d",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h | 2h 7d Ts",
    "omaha: AAKK / 2c 2d 7h 8h | 2h 7d Ts",
    "omaha-hi-lo: As Ks 2h 3h / 2c 2d 7h 8h | 6s 7d Ts"
  })
  private String spot;

  /** The mean of the cards must be the whole. */
  @Setup
  public void check() {
    NextCards next = read().byNextCard();
    double total = 0;
    double won = 0;
    for (int card : Hand.cards(next.cards())) {
      total += next.result(card).total();
      won += next.result(card).total() * next.result(card).share(0);
    }
    if (Math.abs(won / total - read().run().share(0)) > 1e-12) {
      throw new IllegalStateException("the mean of the cards is not the whole");
    }
  }

  private EquitySpot read() {
    int colon = spot.indexOf(": ");
    Equity equity = Equity.of(colon < 0 ? "standard" : spot.substring(0, colon));
    return equity.parse(spot.substring(colon < 0 ? 0 : colon + 2)).exact();
  }

  @Benchmark
  public double whole() {
    return read().run().share(0);
  }

  @Benchmark
  public double byNextCard() {
    NextCards next = read().byNextCard();
    double sum = 0;
    for (int card = 0; card < Card.JOKER; card++) {
      sum += (next.cards() >>> card & 1) == 0 ? 0 : next.result(card).share(0);
    }
    return sum;
  }
}
