package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.BoardStrength;
import dev.yaku.strength.HandStrength;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Measurer;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.Hold;
import dev.yaku.videopoker.VideoPoker;
import org.junit.jupiter.api.Test;

/** What a call returns prints itself; values that are equal are equal objects. */
class ResultsTest {
  private static final Strength HOLDEM = Strength.of("standard");

  private static void assertEqual(Object one, Object same, Object other) {
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertEquals(one.toString(), same.toString());
    assertNotEquals(one, other);
    assertNotEquals(one, null);
  }

  @Test
  void strengths_areValuesInFigures() {
    long hole = Hand.parse("Js Ts");
    long flop = Hand.parse("9s 8d 2s");
    HandStrength strength = HOLDEM.hand(hole, flop);
    assertEquals("EHS 0.706604, EHS² 0.617925, rivers 1081", strength.toString());
    assertEqual(strength, HOLDEM.hand(hole, flop), HOLDEM.hand(hole, Hand.parse("9s 8d 2c")));
    BoardStrength board = HOLDEM.board(flop);
    assertEqual(board, HOLDEM.board(flop), HOLDEM.board(Hand.parse("9s 8d 2c")));
    assertEquals("8d 2s 9s: 1176 hands, EHS 0.", board.toString().substring(0, 28));
    assertEqual(
        HOLDEM.potential(hole, flop),
        HOLDEM.potential(hole, flop),
        HOLDEM.potential(hole, Hand.parse("9s 8d 2c")));
    Strength few = Strength.of("short-deck"); // whose clusters are found sooner
    OpponentClusters two = OpponentClusters.of(few, 2);
    assertEqual(two, OpponentClusters.of(few, 2), OpponentClusters.of(few, 3));
    assertEquals("2 clusters of ", two.toString().substring(0, 14));
  }

  @Test
  void questionsAndTheirAnswers_sayWhatTheyAre() {
    assertEquals(
        "standard: AA / Kd Kc | 2c 3c 4c | Qs",
        Equity.of("standard").parse("AA / Kd Kc | 2c 3c 4c | Qs").toString());
    assertEquals("omaha: AA / random", Equity.of("omaha").parse("AA / random").toString());
    assertEquals("standard", HOLDEM.toString());
    assertEquals("ehs of standard", new Measurer(HOLDEM, Measure.EHS).toString());
    String text = "board = 2c 3c 4c 5d 6h\noop = AA\nip = KK\npot = 10\nstack = 20\nbets = 50%";
    SolverSpot spot = SolverSpot.parse(text);
    assertEqual(spot, SolverSpot.parse(text), SolverSpot.parse(text + ", 75%"));
    Solver solver = Solver.of(spot);
    assertTrue(
        solver.toString().matches("2c 3c 4c 5d 6h, pot 10, stack 20, [0-9]+ nodes, 1 MB"),
        solver.toString());
    Solution solution = solver.iterations(1).run();
    assertTrue(
        solution.toString().matches(".*: values [0-9.]+ and .* after 1 iterations"),
        solution.toString());
    assertEquals("2c 3c 4c 5d 6h, pot 10, oop: check, bet 5", solution.root().toString());
  }

  @Test
  void holds_sayWhatIsBest() {
    Hold best = VideoPoker.of("jacks-9-6").holds(Hand.parse("As Ah Kd 7c 2h")).best();
    assertEquals("hold Ah As: 1.536540", best.toString());
  }
}
