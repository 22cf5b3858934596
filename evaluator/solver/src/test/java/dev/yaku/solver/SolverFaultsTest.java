package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that are interrupted, callbacks that throw, weights that differ in size. */
class SolverFaultsTest {
  private static final String TURN =
      """
      board = Td 9d 6h Qc
      oop   = QQ, TT, AQs, KJs:0.5, 87s
      ip    = 99, 66, KJo, 98s:0.25, 75s
      pot   = 100
      stack = 150
      bets  = 60%
      raises = all-in
      """;

  private static Solver solver(String text) {
    return Solver.of(SolverSpot.parse(text));
  }

  @AfterEach
  void forgetTheInterrupt() {
    Thread.interrupted();
  }

  @Test
  void run_interruptedBefore_saysSoAtOnceAndCanBeRepeated() {
    Solver solver = solver(TURN).iterations(3);
    Thread.currentThread().interrupt();
    String message = assertThrows(CancellationException.class, solver::run).getMessage();
    assertTrue(message.startsWith("interrupted before the first iteration"), message);
    assertTrue(Thread.interrupted());
    assertEquals(solver(TURN).iterations(3).run().value(0), solver.run().value(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void run_interruptedMeanwhile_hasASolutionThatAnswers(int threads) {
    Solver solver = solver(TURN).threads(threads);
    Solution stopped =
        solver
            .onProgress(
                progress -> {
                  if (progress.done() == 5) {
                    Thread.currentThread().interrupt();
                  }
                  return true;
                })
            .run();
    assertTrue(Thread.currentThread().isInterrupted());
    assertEquals(5, stopped.iterations());
    assertTrue(Thread.interrupted());
    Solution whole = solver(TURN).iterations(5).run();
    assertEquals(whole.value(0), stopped.value(0));
    assertEquals(whole.exploitability(), stopped.exploitability());
    long hand = Hand.parse("Qs Qh");
    assertArrayEquals(whole.root().frequencies(hand), stopped.root().frequencies(hand));
  }

  @Test
  void run_onInterruptedThread_ofASolutionGoneOnWith_isThatSolution() {
    Solution first = solver(TURN).iterations(5).run();
    double value = first.value(0);
    double exploitability = first.exploitability();
    Thread.currentThread().interrupt();
    Solution again = Solver.of(first).iterations(50).run();
    assertTrue(Thread.interrupted());
    assertEquals(5, again.iterations());
    assertEquals(value, again.value(0));
    assertEquals(exploitability, again.exploitability());
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "1, 4", "2, 0", "2, 4", "3, 7"})
  void run_progressThrows_throwsThatAndGoesOnLater(int threads, int at) {
    IllegalStateException thrown = new IllegalStateException("mine");
    Solver solver = solver(TURN).threads(threads).iterations(9);
    solver.onProgress(
        progress -> {
          if (progress.done() > at) {
            throw thrown;
          }
          return true;
        });
    assertSame(thrown, assertThrows(IllegalStateException.class, solver::run));
    Solution solution = solver.onProgress(progress -> true).run();
    assertEquals(9, solution.iterations());
    Solution whole = solver(TURN).iterations(9).run();
    assertEquals(whole.value(0), solution.value(0));
    assertEquals(whole.exploitability(), solution.exploitability());
  }

  @Test
  void root_beforeItIsSolved_hasPlacesButNoStrategies() {
    Solver solver = solver(TURN);
    SolutionNode node = solver.root().node("b60 / c / 7s");
    assertEquals("bet 60 / call / 7s", node.path());
    assertEquals(220, node.pot());
    assertThrows(IllegalStateException.class, () -> node.frequencies());
    assertThrows(IllegalArgumentException.class, () -> solver.root().node("bet 61"));
    Solution solution = solver.iterations(2).run();
    assertEquals(1, sum(solution.node("x").frequencies()), 1e-9);
  }

  private static double sum(double... numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum;
  }

  private static String weighted(String oop, String ip) {
    return TURN.replace("Qc", "Qc 3s")
        .replaceAll("oop .*", "oop = " + oop)
        .replaceAll("ip .*", "ip = " + ip);
  }

  /** From the least double above 0 on: weights matter up to a factor, of either range and both. */
  @ParameterizedTest
  @ValueSource(
      strings = {"1", "0.5", "1e-3", "1e-10", "1e-30", "1e-39", "1e-45", "1e-300", "5e-324"})
  void weights_scaledInEitherRangeOrBoth_giveTheSameGame(String weight) {
    Solution right = solver(weighted("QQ, TT, AQs, 87s", "99, 66, KJo, 75s")).iterations(40).run();
    String[] oop = {"QQ, TT, AQs, 87s", "[W](QQ, TT, AQs, 87s)".replace("W", weight)};
    String[] ip = {"99, 66, KJo, 75s", "[W](99, 66, KJo, 75s)".replace("W", weight)};
    for (int which = 1; which < 4; which++) {
      Solution found = solver(weighted(oop[which & 1], ip[which >> 1])).iterations(40).run();
      assertEquals(right.value(0), found.value(0), 1e-9, weight);
      assertEquals(right.value(1), found.value(1), 1e-9, weight);
      assertEquals(right.exploitability(), found.exploitability(), 1e-9, weight);
      long hand = Hand.parse("Qs Qh");
      assertArrayEquals(right.root().frequencies(hand), found.root().frequencies(hand), 1e-9);
      assertEquals(right.root().equity(0, hand), found.root().equity(0, hand), 1e-9);
      double given = (which & 1) == 0 ? 1 : Double.parseDouble(weight);
      assertEquals(given, found.root().weight(0, hand), given * 1e-12);
    }
  }

  /** A hand that nearly never is held changes nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"1e-8", "1e-30", "1e-39", "1e-45", "1e-300"})
  void weights_ofOneHandNextToNothing_giveTheGameWithoutIt(String weight) {
    Solution without = solver(weighted("QQ, TT, AQs", "99, 66, KJo")).untilError(1e-4).run();
    Solution with =
        solver(weighted("QQ, TT, AQs, 87s:" + weight, "99, 66, KJo, 75s:" + weight))
            .untilError(1e-4)
            .run();
    assertTrue(with.exploitability() <= 0.01);
    assertEquals(without.value(0), with.value(0), 0.02);
    assertEquals(100, with.value(0) + with.value(1), 1e-9);
  }

  /** All that both can hold together is next to nothing: floats could not tell it from nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"1e-6", "1e-30", "1e-40", "1e-45", "1e-170", "1e-300"})
  void weights_ofAllPairsNextToNothing_areRefused(String weight) {
    SolverSpotException refused =
        assertThrows(
            SolverSpotException.class,
            () -> SolverSpot.parse(weighted("AsAh, KK:" + weight, "AsAd, JJ:" + weight)));
    assertEquals("ip", refused.key());
    assertTrue(refused.getMessage().contains("expected at least 1.0E-4"), refused.getMessage());
  }

  @Test
  void weights_ofPairsThatAreRareButCount_areSolved() {
    Solution solution = solver(weighted("AsAh, KK:0.01", "AsAd, JJ:0.01")).untilError(1e-3).run();
    assertTrue(solution.exploitability() <= 0.1);
    assertFalse(Double.isNaN(solution.value(0)));
  }
}
