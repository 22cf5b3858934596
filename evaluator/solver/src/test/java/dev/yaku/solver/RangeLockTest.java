package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lock by the frequency of a whole range. */
class RangeLockTest {
  private static final String RIVER =
      """
      board = Td 9d 6h Qc 3s
      oop   = 66, TT, A8s+, AJo, KQo, JTs, 87s, 76s
      ip    = QQ, 99, 33, ATs+, KJo+, J9s, 98s, 75s
      pot   = 200
      stack = 500
      bets  = 33%, 75%
      raises = 2.5x
      """;

  private static Solution solve(String text) {
    return Solver.of(SolverSpot.parse(text)).untilError(0.002).run();
  }

  @ParameterizedTest
  @CsvSource({
    "bet 66, 0.3",
    "bet 66, 0",
    "bet 150, 0.9",
    "check, 1",
    "check, 0.1",
    "bet 66, 0.001"
  })
  void range_takesTheActionSoOften(String action, double frequency) {
    Solution solution = solve(RIVER);
    String lock = solution.root().lock(action, frequency);
    SolutionNode locked = solve(RIVER + "lock = " + lock).root();
    double found = locked.frequencies()[locked.actions().indexOf(action)];
    assertEquals(frequency, found, 0.003, lock);
  }

  /** Beside a change of all hands by the same factor, which reaches the same frequency. */
  @Test
  void change_costsLessThanAFactor() {
    SolutionNode node = solve(RIVER).root();
    double now = node.frequencies()[1];
    double more = now + 0.2;
    SolutionNode locked =
        Solver.of(SolverSpot.parse(RIVER + "lock = " + node.lock("bet 66", more))).root();
    double cost = 0;
    double factor = 0;
    double all = 0;
    for (long hand : node.hands(0)) {
      double[] worth = node.actionValues(hand);
      double[] before = node.frequencies(hand);
      double[] after = given(locked, hand);
      double scale = (1 - more) / (1 - now);
      double met = met(node, hand);
      all += met;
      for (int action = 0; action < worth.length; action++) {
        double scaled = action == 1 ? 1 - (1 - before[1]) * scale : before[action] * scale;
        cost += met * (before[action] - after[action]) * worth[action];
        factor += met * (before[action] - scaled) * worth[action];
      }
    }
    assertTrue(cost < factor / 2, cost / all + " beside " + factor / all);
  }

  private static double[] given(SolutionNode locked, long hand) {
    int number = locked.view.hand(0, hand);
    return Arrays.stream(locked.view.given()).mapToDouble(of -> of[number]).toArray();
  }

  /** The weight of a hand times that of the hands that it meets. */
  private static double met(SolutionNode node, long hand) {
    double met = 0;
    for (long theirs : node.hands(1)) {
      met += (hand & theirs) == 0 ? node.weight(1, theirs) : 0;
    }
    return met * node.weight(0, hand);
  }

  @Test
  void handsOfAnotherLock_stay_andCount() {
    String text = RIVER + "lock = : check = 66, TT\n";
    SolutionNode node = solve(text).root();
    SolutionNode locked = solve(text + "lock.2 = " + node.lock("bet 66", 0.5)).root();
    assertEquals(0.5, locked.frequencies()[1], 0.003);
    assertEquals(1, locked.frequencies(Hand.parse("Ts Th"))[0]);
    assertThrows(IllegalArgumentException.class, () -> node.lock("bet 66", 1));
  }

  @Test
  void laterPlaces_areLockedToo() {
    Solution solution = solve(RIVER);
    String lock = solution.node("check / bet 66").lock("raise 165", 0.25);
    assertTrue(lock.startsWith("check / bet 66 : "), lock);
    SolutionNode node = solution.node("check / bet 66");
    SolutionNode locked =
        Solver.of(SolverSpot.parse(RIVER + "lock = " + lock)).root().node("check / bet 66");
    int raise = node.actions().indexOf("raise 165");
    double often = 0;
    double all = 0;
    for (long hand : node.hands(0)) {
      double met = met(node, hand); // what comes there before both answer to the lock
      often += met > 0 ? met * given(locked, hand)[raise] : 0;
      all += met;
    }
    assertEquals(0.25, often / all, 0.003);
  }

  @Test
  void whatCannotBe_isSaid() {
    SolutionNode root = solve(RIVER).root();
    assertThrows(IllegalArgumentException.class, () -> root.lock("bet 7", 0.5));
    assertThrows(IllegalArgumentException.class, () -> root.lock("bet 66", 1.01));
    assertThrows(IllegalArgumentException.class, () -> root.lock("bet 66", Double.NaN));
    assertThrows(
        IllegalStateException.class, () -> root.play("check").play("check").lock("check", 0.5));
  }
}
