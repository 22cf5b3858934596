package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.internal.ranks.RankBoards;
import dev.yaku.equity.internal.ranks.RankGroup;
import dev.yaku.equity.internal.ranks.RankSpace;
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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What do the primitives cost that solvers call in inner loops, beside plain loops over {@code
 * evaluate}?
 *
 * <pre>java -jar evaluator/jmh/target/benchmarks.jar HolesBenchmark</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class HolesBenchmark {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final int BOARDS = 256;
  private static final int PAIRS = 1 << 14;
  private static final double TOLERANCE = 1e-9;

  private final HoldemRiver river = HoldemRiver.of(STANDARD);
  private final long[] boards = new long[BOARDS];
  private final double[] mine = new double[HoleIndex.SIZE];
  private final double[] theirs = new double[HoleIndex.SIZE];
  private final double[][] sums = new double[4][HoleIndex.SIZE];
  private final char[] values = new char[HoleIndex.SIZE];
  private final int[] first = new int[PAIRS];
  private final int[] second = new int[PAIRS];
  private int next;

  /** All contenders must have the same result. */
  @Setup
  public void prepare() {
    SplittableRandom random = new SplittableRandom(6);
    Dealer dealer = Dealer.of(random, Hand.DECK);
    dealer.deal(5, boards);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      mine[hole] = random.nextDouble();
      theirs[hole] = random.nextDouble();
    }
    for (int i = 0; i < PAIRS; i++) {
      long hole = dealer.deal(2);
      first[i] = HoleIndex.of(hole);
      second[i] = HoleIndex.of(dealer.deal(2, hole));
    }
    for (long board : boards) {
      river.setBoard(board);
      river.values(values);
      char[] expected = new char[HoleIndex.SIZE];
      valuesOneByOne(board, expected);
      if (!Arrays.equals(expected, values)) {
        throw new IllegalStateException("other values on " + Hand.toString(board));
      }
    }
    checkSums();
  }

  private void checkSums() {
    double[] fast = Arrays.stream(riverOfBoth()).flatMapToDouble(Arrays::stream).toArray();
    clear();
    next--; // the same board
    double[] plain = Arrays.stream(riverPairByPair()).flatMapToDouble(Arrays::stream).toArray();
    clear();
    for (int i = 0; i < fast.length; i++) {
      if (Math.abs(fast[i] - plain[i]) > TOLERANCE) {
        throw new IllegalStateException("not equal to comparing all pairs");
      }
    }
  }

  private void clear() {
    for (double[] sum : sums) {
      Arrays.fill(sum, 0);
    }
  }

  private long board() {
    return boards[next++ & BOARDS - 1];
  }

  @Benchmark
  public char[] valuesOfAllHoles() {
    HoldemRiver.values(STANDARD, board(), values);
    return values;
  }

  @Benchmark
  public char[] valuesOneByOne() {
    valuesOneByOne(board(), values);
    return values;
  }

  private static void valuesOneByOne(long board, char[] values) {
    for (int hole = 0; hole < values.length; hole++) {
      long hand = HoleIndex.hand(hole);
      values[hole] = (hand & board) == 0 ? (char) STANDARD.evaluate(board | hand) : 0;
    }
  }

  /** Every hole of both players against the other's weights. */
  @Benchmark
  public double[][] riverOfBoth() {
    river.setBoard(board());
    river.weigh(theirs, sums[0], sums[1]);
    river.weigh(mine, sums[2], sums[3]);
    return sums;
  }

  /** The same by comparing all pairs of holes. */
  @Benchmark
  public double[][] riverPairByPair() {
    valuesOneByOne(board(), values);
    for (int a = 0; a < values.length; a++) {
      for (int b = 0; b < values.length; b++) {
        if (values[a] != 0 && values[b] != 0 && (HoleIndex.hand(a) & HoleIndex.hand(b)) == 0) {
          sums[0][a] += values[a] > values[b] ? theirs[b] : 0;
          sums[1][a] += values[a] == values[b] ? theirs[b] : 0;
          sums[2][b] += values[b] > values[a] ? mine[a] : 0;
          sums[3][b] += values[b] == values[a] ? mine[a] : 0;
        }
      }
    }
    return sums;
  }

  @Benchmark
  public double[][] turnOfBoth() {
    long board = board();
    long turn = board & board - 1;
    river.weighRunouts(turn, mine, theirs, sums[0], sums[1], sums[2], sums[3]);
    return sums;
  }

  @Benchmark
  public double[][] flopOfBoth() {
    long board = board();
    long turn = board & board - 1;
    river.weighRunouts(turn & turn - 1, mine, theirs, sums[0], sums[1], sums[2], sums[3]);
    return sums;
  }

  /** Every hole of one player against two others' weights. */
  @Benchmark
  public double[][] riverOfThree() {
    river.setBoard(board());
    river.weighThree(mine, theirs, sums[0], sums[1]);
    return sums;
  }

  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public long preflopLookUp() {
    long sum = 0;
    for (int i = 0; i < PAIRS; i++) {
      sum += HeadsUp.preflop(first[i], second[i]);
    }
    return sum;
  }

  @Benchmark
  public long preflopComputed() {
    int i = next++ & PAIRS - 1;
    long[] holes = {HoleIndex.hand(first[i]), HoleIndex.hand(second[i])};
    long[] counts = new long[4];
    int[] suits = {RankGroup.suits(holes[0]), RankGroup.suits(holes[1])};
    new RankGroup(new RankBoards(RankSpace.of(STANDARD), 0, 0), holes, null)
        .count(suits, holes, counts);
    return counts[1];
  }
}
