package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
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
 * What does it cost to say what a hole is on a board: random holes on prepared boards, all 1,326 at
 * once, Omaha, and a board that is prepared for one hole?
 *
 * <p>Nanoseconds a hole; {@code evaluate} is the value of the same holes alone: {@code java -jar
 * evaluator/jmh/target/benchmarks.jar BoardWordsBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class BoardWordsBenchmark {
  static final int BOARDS = 64;
  static final int HOLES = 1024;

  private static final HandEvaluator EVALUATOR = HandEvaluator.of("standard");
  private static final Boards HOLDEM = Boards.of("standard");
  private static final Boards OMAHA = Boards.of("omaha");

  /** The cards of a board. */
  @Param({"3", "4", "5"})
  public int cards;

  private final long[] boards = new long[BOARDS];
  private final BoardHands[] holdem = new BoardHands[BOARDS];
  private final BoardHands[] omaha = new BoardHands[BOARDS];
  private final long[][] holes = new long[BOARDS][HOLES];
  private final long[][] holesOfFour = new long[BOARDS][HOLES];
  private final int[] words = new int[HoleIndex.SIZE];

  @Setup
  public void deal() {
    Dealer dealer = Dealer.of(new SplittableRandom(35), Hand.DECK);
    for (int i = 0; i < BOARDS; i++) {
      boards[i] = dealer.deal(cards);
      holdem[i] = HOLDEM.board(boards[i]);
      omaha[i] = OMAHA.board(boards[i]);
      for (int j = 0; j < HOLES; j++) {
        holes[i][j] = dealer.deal(2, boards[i]);
        holesOfFour[i][j] = dealer.deal(4, boards[i]);
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(BOARDS * HOLES)
  public int randomHoles() {
    return sum(holdem, holes);
  }

  @Benchmark
  @OperationsPerInvocation(BOARDS * HOLES)
  public int omaha() {
    return sum(omaha, holesOfFour);
  }

  private static int sum(BoardHands[] prepared, long[][] holes) {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      BoardHands board = prepared[i];
      for (long hole : holes[i]) {
        sum += board.words(hole);
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(BOARDS * HoleIndex.SIZE)
  public int allHoles() {
    int sum = 0;
    for (BoardHands board : holdem) {
      board.words(words);
      sum += words[0] + words[HoleIndex.SIZE - 1];
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(BOARDS)
  public int boardAndHole() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += HOLDEM.board(boards[i]).words(holes[i][0]);
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(BOARDS * HOLES)
  public int evaluate() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      for (long hole : holes[i]) {
        sum += EVALUATOR.evaluate(boards[i] | hole);
      }
    }
    return sum;
  }
}
