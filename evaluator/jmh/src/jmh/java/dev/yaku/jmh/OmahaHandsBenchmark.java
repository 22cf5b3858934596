package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
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
 * What does an Omaha hand cost, with a separate board for each hand, and with one board for many?
 *
 * <p>Nanoseconds a hand, for hands that no branch predictor can learn: {@code java -jar
 * evaluator/jmh/target/benchmarks.jar OmahaHandsBenchmark}. The preparation of boards is measured
 * apart, in nanoseconds a board.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(OmahaHandsBenchmark.HANDS)
@Fork(2)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class OmahaHandsBenchmark {
  static final int HANDS = 1 << 18;
  static final int BOARDS = 1 << 6;
  static final int HOLES = HANDS / BOARDS;

  /** How many hands the judge gets. */
  private static final int FEW = 1 << 12;

  private static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha-hi-lo");
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** How many cards are in the hole. */
  @Param({"4", "5", "6"})
  private int hole;

  private long[] holes;
  private long[] boards;
  private OmahaBoard[] prepared;
  private OmahaBoard[] preparedLow;
  private long[] holesOfBoards; // HOLES of each
  private int[] keysOfHoles;

  @Setup
  public void deal() {
    SplittableRandom random = new SplittableRandom(hole);
    boards = new long[HANDS];
    holes = new long[HANDS];
    prepared = new OmahaBoard[BOARDS];
    preparedLow = new OmahaBoard[BOARDS];
    holesOfBoards = new long[HANDS];
    keysOfHoles = new int[HANDS];
    for (int i = 0; i < HANDS; i++) {
      boards[i] = draw(random, Hand.DECK, 5);
      holes[i] = draw(random, Hand.DECK & ~boards[i], hole);
    }
    for (int i = 0; i < HANDS; i++) {
      int board = i / HOLES;
      if (i % HOLES == 0) {
        prepared[board] = OMAHA.board(boards[board], hole);
        preparedLow[board] = OMAHA.lowHalf().board(boards[board], hole);
      }
      holesOfBoards[i] = draw(random, Hand.DECK & ~boards[board], hole);
      keysOfHoles[i] = Arrays.stream(Hand.cards(holesOfBoards[i])).map(OMAHA::cardKey).sum();
    }
    check();
  }

  private static long draw(SplittableRandom random, long deck, int cards) {
    long hand = 0;
    while (Long.bitCount(hand) < cards) {
      hand |= 1L << random.nextInt(52) & deck;
    }
    return hand;
  }

  private void check() {
    for (int i = 0; i < HANDS; i++) {
      OmahaBoard board = prepared[i / HOLES];
      int value = OMAHA.evaluate(OmahaHand.ofHole(holesOfBoards[i]).withBoard(board.board()));
      int low =
          OMAHA.lowHalf().evaluate(OmahaHand.ofHole(holesOfBoards[i]).withBoard(board.board()));
      check(value, board.evaluate(holesOfBoards[i]), i);
      check(value, board.evaluateKey(keysOfHoles[i], holesOfBoards[i]), i);
      check(low, preparedLow[i / HOLES].evaluate(holesOfBoards[i]), i);
    }
    for (int i = 0; i < FEW; i++) {
      check(combinations(i), OMAHA.evaluate(OmahaHand.ofHole(holes[i]).withBoard(boards[i])), i);
    }
  }

  private static void check(int expected, int found, int hand) {
    if (expected != found) {
      throw new IllegalStateException(
          "hand %d: expected %d, found %d".formatted(hand, expected, found));
    }
  }

  /** A separate board for each hand. */
  @Benchmark
  public int random() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += OMAHA.evaluate(OmahaHand.ofHole(holes[i]).withBoard(boards[i]));
    }
    return sum;
  }

  /** The same, the low hand alone. */
  @Benchmark
  public int randomLow() {
    int sum = 0;
    for (int i = 0; i < HANDS; i++) {
      sum += OMAHA.lowHalf().evaluate(OmahaHand.ofHole(holes[i]).withBoard(boards[i]));
    }
    return sum;
  }

  /** Many hole hands on each of some boards, which are prepared. */
  @Benchmark
  public int board() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += onBoard(prepared[i], i * HOLES);
    }
    return sum;
  }

  private int onBoard(OmahaBoard board, int from) {
    int sum = 0;
    for (int k = from; k < from + HOLES; k++) {
      sum += board.evaluate(holesOfBoards[k]);
    }
    return sum;
  }

  /** The same, with the keys of the hole cards. */
  @Benchmark
  public int boardByKey() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += onBoardByKey(prepared[i], i * HOLES);
    }
    return sum;
  }

  private int onBoardByKey(OmahaBoard board, int from) {
    int sum = 0;
    for (int k = from; k < from + HOLES; k++) {
      sum += board.evaluateKey(keysOfHoles[k], holesOfBoards[k]);
    }
    return sum;
  }

  /** The low hand on the prepared boards. */
  @Benchmark
  public int boardLow() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      OmahaBoard board = preparedLow[i];
      for (int k = i * HOLES; k < (i + 1) * HOLES; k++) {
        sum += board.evaluate(holesOfBoards[k]);
      }
    }
    return sum;
  }

  /** To prepare a board. */
  @Benchmark
  @OperationsPerInvocation(BOARDS)
  public int prepare() {
    int sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += OMAHA.board(boards[i], hole).holeCards();
    }
    return sum;
  }

  /** Every two of the hole with every three of the board, as five cards. */
  @Benchmark
  @OperationsPerInvocation(FEW)
  public int combinations() {
    int sum = 0;
    for (int i = 0; i < FEW; i++) {
      sum += combinations(i);
    }
    return sum;
  }

  private int combinations(int i) {
    int best = 0;
    long board = boards[i];
    for (long a = holes[i]; a != 0; a &= a - 1) {
      for (long b = a & a - 1; b != 0; b &= b - 1) {
        long two = Long.lowestOneBit(a) | Long.lowestOneBit(b);
        for (long p = board; p != 0; p &= p - 1) {
          for (long q = p & p - 1; q != 0; q &= q - 1) {
            // The three are the board without two.
            long three = board ^ Long.lowestOneBit(p) ^ Long.lowestOneBit(q);
            best = Math.max(best, STANDARD.evaluate(two | three));
          }
        }
      }
    }
    return best;
  }
}
