package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is documented to allocate nothing, or little, allocates no more, compiled or not. */
class AllocationTest {
  /** What a call with packed cards may allocate, however many hands: what says where they are. */
  private static final int MOST_OF_A_CALL = 200;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int HANDS = 4_000;
  private static final int TIMES = 5;

  private int sum;

  /**
   * What some work allocates: the least of several times, since the JVM allocates on the same
   * thread, too, now and then. What the work itself allocates, it allocates each time.
   */
  private static long allocatedBy(Runnable work) {
    work.run(); // loads classes, and what evaluators load when first asked
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TIMES; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      work.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }

  @Test
  void allocatedBy_workThatAllocates_isSeen() {
    long[][] made = new long[1][];
    assertEquals(16 + 8 * 100, allocatedBy(() -> made[0] = new long[100]));
  }

  private static Stream<String> rules() {
    return Evaluator.names(HandEvaluator.class).stream();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void evaluate_everyForm_allocatesNothing(String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    RuleSet ruleSet = evaluator.ruleSet();
    Dealer dealer = Dealer.of(new SplittableRandom(1), ruleSet.deck());
    for (int size = Math.min(5, ruleSet.maxCards()); size <= ruleSet.maxCards(); size++) {
      long[] sets = new long[HANDS];
      dealer.deal(size, sets);
      long[] keys = new long[HANDS];
      int[][] lists = new int[HANDS][];
      for (int i = 0; i < HANDS; i++) {
        keys[i] = evaluator.handKey(sets[i]);
        lists[i] = Hand.cards(sets[i]);
      }
      int[] values = new int[HANDS];
      byte[] packed = new byte[HANDS * size];
      for (int i = 0; i < packed.length; i++) {
        packed[i] = (byte) lists[i / size][i % size];
      }
      TrustedKeys trusted = evaluator.trustKeys(size);
      evaluator.evaluate(sets, values); // a separate loop is made for many hands
      evaluator.evaluate(sets, values);
      assertEquals(0, allocatedBy(() -> evaluateAll(evaluator, trusted, sets, keys, lists)), rules);
      assertEquals(0, allocatedBy(() -> evaluator.evaluate(sets, values)), rules);
      int ofSize = size;
      long bytes = allocatedBy(() -> evaluator.evaluate(packed, ofSize, values));
      assertTrue(bytes <= MOST_OF_A_CALL, rules + ": " + bytes); // not for each hand
      bytes = allocatedBy(() -> evaluator.evaluate(packed, 0, ofSize, values, 1, HANDS - 1));
      assertTrue(bytes <= MOST_OF_A_CALL, rules + ", a part: " + bytes);
    }
  }

  private void evaluateAll(
      HandEvaluator evaluator, TrustedKeys trusted, long[] sets, long[] keys, int[][] lists) {
    for (int i = 0; i < sets.length; i++) {
      sum += evaluator.evaluate(sets[i]);
      sum += evaluator.evaluateKey(keys[i], sets[i]);
      sum += trusted.evaluate(keys[i], sets[i]);
      int[] list = lists[i];
      sum += evaluator.evaluateCards(list);
      if (list.length == 5) {
        sum += evaluator.evaluateCards(list[0], list[1], list[2], list[3], list[4]);
      } else if (list.length == 6) {
        sum += evaluator.evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5]);
      } else if (list.length == 7) {
        sum +=
            evaluator.evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5], list[6]);
      }
    }
  }

  @Test
  void evaluate_holesOfABoard_allocatesLessThanAKilobyte() {
    HandEvaluator evaluator = HandEvaluator.of("standard");
    long board = Hand.parse("2c 7c Tc Qd 3d");
    long[] holes = new long[1000];
    Dealer.of(new SplittableRandom(3), Hand.DECK & ~board).deal(2, holes);
    long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
    int[] values = new int[holes.length];
    TrustedKeys trusted = evaluator.trustKeys(7);
    long bytes = allocatedBy(() -> trusted.evaluate(board, keys, holes, values));
    assertTrue(bytes > 0 && bytes < 1024, bytes + " bytes");
  }

  @Test
  void evaluate_otherGames_allocatesNothing() {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    OmahaBoard board = omaha.board(Hand.parse("4d 6h 8s Qd Ts"), 4);
    OmahaBoard lowBoard = omaha.lowHalf().board(board.board(), 4);
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    long[] holes = new long[HANDS];
    Dealer.of(new SplittableRandom(2), Hand.DECK & ~board.board()).deal(4, holes);
    OmahaHand[] hands = new OmahaHand[HANDS];
    Arrays.setAll(hands, i -> OmahaHand.ofHole(holes[i]).withBoard(board.board()));
    assertEquals(
        0,
        allocatedBy(
            () -> {
              for (int i = 0; i < HANDS; i++) {
                sum += omaha.evaluate(hands[i]) + omaha.lowHalf().evaluate(hands[i]);
                sum += omaha.evaluate(holes[i], board.board());
                sum += board.evaluate(holes[i]) + lowBoard.evaluate(holes[i]);
                sum += badugi.evaluate(holes[i]);
              }
            }));
  }

  @ParameterizedTest
  @CsvSource({"2", "5", "7", "9"})
  void deal_cards_allocatesNothing(int cards) {
    Dealer dealer = Dealer.of(new SplittableRandom(3), Hand.DECK);
    long dead = Hand.parse("As Ah");
    long[] sets = new long[HANDS];
    assertEquals(
        0,
        allocatedBy(
            () -> {
              dealer.deal(cards, sets);
              for (int i = 0; i < HANDS; i++) {
                sum += (int) (dealer.deal(cards, Hand.EMPTY) ^ dealer.deal(cards, dead));
              }
            }));
  }

  /** However many hands there are. */
  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"standard, 2", "standard, 3", "standard, 5", "standard, 7", "joker-wild, 6"})
  void forEach_allHands_allocatesLittle(String rules, int cards) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    Hands hands = Hands.of(evaluator.ruleSet().deck(), cards);
    ValueAction action = (hand, value) -> sum += value;
    int kilobytes = cards <= 2 ? 3 : 64;
    long allocated = allocatedBy(() -> evaluator.forEach(hands, action));
    assertTrue(allocated <= kilobytes << 10, allocated + " bytes");
    long byRun =
        allocatedBy(
            () -> evaluator.forEachEqualHands(hands, run -> sum += run.value() * run.count()));
    assertTrue(byRun <= 64 << 10, byRun + " bytes");
  }
}
