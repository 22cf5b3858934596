package dev.yaku.jmh;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many deals a second are sampled?
 *
 * <pre>java -jar evaluator/jmh/target/benchmarks.jar SamplingBenchmark</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SamplingBenchmark {
  private static final int TRIALS = 1 << 20;

  @Param({"2", "3", "6"})
  private int players;

  @Param({"random", "22+,A2s+,A9o+,KTs+,KQo,QTs+,JTs,T9s,98s"})
  private String range;

  private final Equity equity = Equity.of("standard");

  /** One deal. */
  @Benchmark
  @OperationsPerInvocation(TRIALS)
  public double deal() {
    EquitySpot spot = equity.spot().sample(TRIALS);
    for (int i = 0; i < players; i++) {
      spot.player(range);
    }
    return spot.run().share(0);
  }
}
