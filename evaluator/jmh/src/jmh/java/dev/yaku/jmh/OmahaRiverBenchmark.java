package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.OmahaRiver;
import java.util.Arrays;
import java.util.SplittableRandom;
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
 * What does it cost to compare all 178,365 holes of Omaha on a board with each other, beside one
 * hole with every other by evaluating it?
 *
 * <pre>java -jar evaluator/jmh/target/benchmarks.jar OmahaRiverBenchmark</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class OmahaRiverBenchmark {
  private static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha");
  private static final int CARDS = 4;
  private static final int BOARDS = 64;

  private final OmahaRiver river = OmahaRiver.of(OMAHA);
  private final long[] boards = new long[BOARDS];
  private final long[] holes = new long[BOARDS];
  private final double[] ones = new double[OmahaRiver.SIZE];
  private final double[] win = new double[OmahaRiver.SIZE];
  private final double[] tie = new double[OmahaRiver.SIZE];
  private int next;
  private int worse;

  /** Both ways must have the same result. */
  @Setup
  public void prepare() {
    Arrays.fill(ones, 1);
    Dealer dealer = Dealer.of(new SplittableRandom(6), Hand.DECK);
    dealer.deal(5, boards);
    for (int i = 0; i < BOARDS; i++) {
      holes[i] = dealer.deal(CARDS, boards[i]);
    }
    for (next = 0; next < 4; next++) {
      Arrays.fill(win, 0);
      double found = allHoles()[OmahaRiver.index(holes[next])];
      if (found != oneHole()) {
        throw new IllegalStateException("not equal to evaluating every opponent");
      }
    }
  }

  /** The values of all holes, and how many others each beats and equals. */
  @Benchmark
  public double[] allHoles() {
    river.setBoard(boards[next % BOARDS]);
    river.weigh(ones, win, tie);
    return win;
  }

  /** How many others one hole beats, by their values. */
  @Benchmark
  public int oneHole() {
    long board = boards[next % BOARDS];
    long hole = holes[next % BOARDS];
    OmahaBoard prepared = OMAHA.board(board, CARDS);
    int value = prepared.evaluate(hole);
    worse = 0;
    Hands.of(Hand.DECK & ~board & ~hole, CARDS)
        .forEach(other -> worse += prepared.evaluate(other) < value ? 1 : 0);
    return worse;
  }
}
