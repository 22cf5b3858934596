package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final Strength HOLDEM = Strength.of("standard");
  private static final String PAIR = "Js Ad As 2c 9h";

  private static void assertEqual(Object one, Object same, Object other) {
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertEquals(one.toString(), same.toString());
    assertNotEquals(one, other);
    assertNotEquals(one, null);
  }

  @Test
  void evaluatedHand_isAValueInWords() {
    EvaluatedHand hand = STANDARD.judge(PAIR);
    assertEqual(hand, STANDARD.judge(PAIR), STANDARD.judge("Js Ad As 2d 9h"));
    assertEqual(hand.high(), STANDARD.judge(PAIR).high(), STANDARD.judge("Ks Ad").high());
    assertEquals(
        PAIR + ": One pair, aces, jack, nine and deuce kickers (As Ad Js 9h 2c)", hand.toString());
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    EvaluatedHand split = omaha.judge("As 2h Kd Kc | 4d 6h 8s Qd Ts");
    assertEquals(
        "As 2h Kd Kc | 4d 6h 8s Qd Ts: One pair, kings, queen, ten and eight kickers (Kd Kc Qd Ts"
            + " 8s); low: 8-6-4-2-A low (8s 6h 4d 2h As)",
        split.toString());
  }

  @Test
  void evaluatedHand_arrays_areItsOwn() {
    EvaluatedHand hand = STANDARD.judge(PAIR);
    hand.cards()[0] = 0;
    hand.high().best()[0] = 0;
    int[] best = {0, 1};
    HandResult result = new HandResult(STANDARD, 1, best);
    best[0] = 5;
    assertEquals(0, result.best()[0]);
    assertEquals(STANDARD.judge(PAIR), hand);
    assertThrows(
        IndexOutOfBoundsException.class, () -> new HandResult(STANDARD, 9_842, new int[0]));
  }

  @Test
  void hands_sayWhichCards() {
    assertEquals("1 of 2c 3c", Hands.of(0b11L, 1).toString());
    assertEquals(
        "2 of 2c 3c 4c, with Kd As", Hands.of(0b111L, 2).with(Hand.parse("As Kd")).toString());
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
