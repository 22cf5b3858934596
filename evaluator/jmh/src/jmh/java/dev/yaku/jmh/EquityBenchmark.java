package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.HeadsUp;
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
 * How long does an exact answer take, from the question's text to the result, and how much faster
 * is it than to evaluate every hand of every deal?
 *
 * <pre>java -jar evaluator/jmh/target/benchmarks.jar EquityBenchmark</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EquityBenchmark {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final int PLAYERS = 2;

  /** Rules if not {@code standard}, players and board; see {@code yaku equity}. */
  @Param({
    "As Ks / Qh Qd",
    "As Ks / Qh Qd / 2c 2d",
    "As Ks / Qh Qd / 2c 2d / 7h 6h / Tc 9c",
    "As Ks / Qh Qd | 2c 7h Ts",
    "As Ah / random",
    "As Ah / random | 2c 7h Ts",
    "As Ah / random | 2c 7h Ts Qc 3d",
    "AKs / QQ / JTs",
    "AK / QQ+ / 76s",
    "TT+,AQ+ / QQ+,AK / TT",
    "random / random",
    "random / random | 2c 7h Ts",
    "random / random | 2c 7h Ts Qc",
    "random / random | 2c 7h Ts Qc 3d",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h",
    "omaha: As Ks Qh Jh Ts / 2c 2d 7h 8h 9d",
    "omaha-hi-lo: As Ks 2h 3h / 2c 2d 7h 8h"
  })
  private String spot;

  /** More only with {@code -p threads=1,2}. */
  @Param("1")
  private int threads;

  private final Equity equity = Equity.of("standard");

  /** The result of two known hands must equal that of evaluating every deal. */
  @Setup
  public void check() {
    for (String board : new String[] {"2c 7h Ts", "2c 7h Ts Qc"}) {
      EquityResult result = read("As Ks / Qh Qd | " + board).run();
      long[] counts = everyDeal(Hand.parse("As Ks"), Hand.parse("Qh Qd"), Hand.parse(board));
      if (counts[0] != result.win(0) || counts[1] != result.tie(0)) {
        throw new IllegalStateException("not equal to dealing every deal");
      }
    }
    long boards =
        HeadsUp.preflop(HoleIndex.of(Hand.parse("As Ks")), HoleIndex.of(Hand.parse("Qh Qd")));
    if (everyDeal(Hand.parse("As Ks"), Hand.parse("Qh Qd"), 0)[0] != HeadsUp.win(boards)) {
      throw new IllegalStateException("not equal to dealing every board");
    }
  }

  private EquitySpot read(String text) {
    int colon = text.indexOf(": ");
    Equity of = colon < 0 ? equity : Equity.of(text.substring(0, colon));
    String[] parts = text.substring(colon < 0 ? 0 : colon + 2).split(" \\| ", 2);
    EquitySpot question = of.spot().exact().threads(threads);
    for (String player : parts[0].split(" / ", 0)) {
      question.player(player);
    }
    return parts.length == PLAYERS ? question.board(parts[1]) : question;
  }

  /** Everything: reads the question, counts, sums up. */
  @Benchmark
  public double answer() {
    return read(spot).run().share(0);
  }

  private static long[] everyDeal(long mine, long theirs, long board) {
    long[] counts = new long[3];
    long live = Hand.DECK & ~mine & ~theirs & ~board;
    dev.yaku.Hands.of(live, 5 - Long.bitCount(board))
        .with(board)
        .forEach(
            full -> {
              int a = STANDARD.evaluate(full | mine);
              int b = STANDARD.evaluate(full | theirs);
              counts[a > b ? 0 : a == b ? 1 : 2]++;
            });
    return counts;
  }
}
