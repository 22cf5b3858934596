package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.BoardStrength;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does it take to tell the strength of every hand: on all rivers, on all flops, on one
 * flop, with weighted opponents, against clusters; how it stands now and on the river; and by plain
 * evaluation?
 *
 * <p>Milliseconds: {@code java -jar evaluator/jmh/target/benchmarks.jar StrengthBenchmark}. All
 * rivers begin each time with an object that remembers none.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StrengthBenchmark {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final Strength STRENGTH = Strength.of(STANDARD);
  private static final double[][] CLUSTERS =
      OpponentClusters.of(STRENGTH, OpponentClusters.USUAL).weights();
  private static final HandIndex RIVERS = HandIndex.of(5);
  private static final HandIndex FLOPS = HandIndex.of(3);

  private final long flop = Hand.parse("2c 7d Th");
  private final long hole = Hand.parse("As Kd");
  private final double[] weights = new double[HoleIndex.SIZE];
  private final char[] scores = new char[HoleIndex.SIZE];

  @Setup
  public void check() {
    Arrays.fill(weights, 1);
    double byTypes = STRENGTH.board(flop).ehs(HoleIndex.of(hole));
    if (byTypes != STRENGTH.against(weights).board(flop).ehs(HoleIndex.of(hole))
        || byTypes != STRENGTH.hand(hole, flop).ehs()
        || byTypes != oneHandByEvaluation()
        || oneHandPotential() != STRENGTH.potentials(flop)[HoleIndex.of(hole)].positive()) {
      throw new IllegalStateException("strength " + byTypes);
    }
    Arrays.setAll(weights, i -> i % 7);
  }

  /** Every hand on each of 134,459 boards: 145 million, which stand for 2,809,475,760. */
  @Benchmark
  public long allRivers() {
    Strength strength = Strength.of(STANDARD);
    long sum = 0;
    for (long i = 0; i < RIVERS.size(0); i++) {
      strength.river(RIVERS.unindex(0, i)[0], scores);
      sum += scores[HoleIndex.SIZE / 2];
    }
    return sum;
  }

  /** EHS and EHS² of every hand on each of 1,755 flops. */
  @Benchmark
  public double allFlops() {
    double sum = 0;
    for (long i = 0; i < FLOPS.size(0); i++) {
      BoardStrength all = STRENGTH.board(FLOPS.unindex(0, i)[0]);
      sum += all.ehs(HoleIndex.SIZE / 2) + all.ehs2(HoleIndex.SIZE / 2);
    }
    return sum;
  }

  @Benchmark
  public BoardStrength oneFlop() {
    return STRENGTH.board(flop);
  }

  @Benchmark
  public BoardStrength oneFlopWeighted() {
    return STRENGTH.against(weights).board(flop);
  }

  @Benchmark
  public double[][] oneFlopHistograms() {
    return STRENGTH.histograms(flop, 16);
  }

  @Benchmark
  public Potential[] oneFlopPotentials() {
    return STRENGTH.potentials(flop);
  }

  @Benchmark
  public double[][] oneFlopClusters() {
    return STRENGTH.clusters(flop, CLUSTERS);
  }

  /** Only from what the object remembers. */
  @Benchmark
  public OpponentClusters findClusters() {
    return OpponentClusters.of(STRENGTH, OpponentClusters.USUAL);
  }

  @Benchmark
  public double oneHand() {
    return STRENGTH.hand(hole, flop).ehs2();
  }

  @Benchmark
  public double oneHandPotential() {
    return STRENGTH.potential(hole, flop).positive();
  }

  /** The plain way: every run-out, every opponent, each evaluated. */
  @Benchmark
  public double oneHandByEvaluation() {
    long[] sums = new long[2];
    long live = Hand.DECK & ~(hole | flop);
    Hands.of(live, 2)
        .with(flop)
        .forEach(
            board -> {
              int mine = STANDARD.evaluate(board | hole);
              Hands others = Hands.of(live & ~board, 2).with(board);
              STANDARD.forEach(
                  others, (hand, value) -> sums[0] += 1 + Integer.signum(mine - value));
              sums[1] += 2 * others.count();
            });
    return (double) sums[0] / sums[1];
  }
}
