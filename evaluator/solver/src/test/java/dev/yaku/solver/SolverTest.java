package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.Range;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SolverTest {
  private static final String RIVER =
      """
      board = Td 9d 6h Qc 3s
      oop   = 66+, A8s+, A5s-A4s, AJo+, K9s+, KQo, QTs+, JTs, 96s+, 85s+, 75s+, 65s, 54s
      ip    = QQ-22, AQs-A2s, ATo+, K5s+, KJo+, Q8s+, J8s+, T7s+, 96s+, 86s+, 75s+, 64s+, 53s+
      pot   = 200
      stack = 900
      bets  = 60%
      raises = 2.5x
      """;

  private static final String TURN =
      """
      board = Td 9d 6h Qc
      oop   = QQ, TT, AQs, KJs, 87s, Ad5d, 76s
      ip    = 99, 66, AT, KJo, 98s, Ad4d, 75s
      pot   = 100
      stack = 150
      bets  = 60%
      raises = all-in
      """;

  /** A flop on which clubs and spades can be exchanged. */
  private static final String LIKE_SUITS =
      """
      board = Td 9d 6h
      oop   = QQ, AKs, 87s
      ip    = 99, AQs, KJs
      pot   = 100
      stack = 90
      bets  = all-in
      """;

  private static Solver solver(String text) {
    return Solver.of(SolverSpot.parse(text));
  }

  @Test
  void river_hasValuesThatAnotherProgramFound() {
    Solution solution = solver(RIVER).untilError(1e-4).run();
    assertTrue(solution.exploitability() <= 0.02, solution.exploitability() + "");
    assertEquals(93.96, solution.value(0), 0.03);
    assertEquals(106.04, solution.value(1), 0.03);
  }

  @Test
  void values_withoutRake_sumToPot() {
    for (String text : List.of(RIVER, TURN, LIKE_SUITS)) {
      Solution solution = solver(text).iterations(20).run();
      assertEquals(solution.spot().pot(), solution.value(0) + solution.value(1), 1e-10);
    }
  }

  @Test
  void values_withRakeOfAllPots_sumToPotLessRake() {
    Solution solution = solver(RIVER + "rake = 100%, 3\n").iterations(20).run();
    assertEquals(197, solution.value(0) + solution.value(1), 1e-10);
  }

  @Test
  void solution_doesNotDependOnThreads() {
    Solution one = solver(TURN).iterations(30).run();
    Solution three = solver(TURN).iterations(30).threads(3).run();
    assertEquals(one.value(0), three.value(0));
    assertEquals(one.exploitability(), three.exploitability());
    long hand = Hand.parse("Qs Qh");
    assertArrayEquals(one.root().frequencies(hand), three.root().frequencies(hand));
  }

  @Test
  void exploitability_isThatOfBestAnswersHandByHand() {
    for (String text : List.of(RIVER + "rake = 2%\n", TURN)) {
      Solution solution = solver(text).iterations(40).run();
      for (int player = 0; player < 2; player++) {
        BestAnswer best = new BestAnswer(solution, player);
        assertEquals(best.value(true), solution.bestAnswer(player), 1e-4);
        assertEquals(best.value(false), solution.value(player), 1e-4);
      }
    }
  }

  @Test
  void values_withoutBets_areEquity() {
    for (String board : List.of("Td 9d 6h Qc 3s", "Td 9d 6h Qc", "Td 9d 6h")) {
      String text =
          "board = " + board + "\noop = QQ, AK, 87s:0.5\nip = 99, KJ, 76s\npot = 100\nstack = 50\n";
      Solution solution = solver(text).iterations(1).run();
      EquityResult equity =
          Equity.of("standard")
              .spot()
              .player("QQ, AK, 87s:0.5")
              .player("99, KJ, 76s")
              .board(board)
              .exact()
              .run();
      assertEquals(100 * equity.share(0), solution.value(0), 1e-9, board);
      assertEquals(equity.share(0), solution.root().equity(0), 1e-9, board);
      assertEquals(0, solution.exploitability(), 1e-9);
    }
  }

  /** Exchanges suits in a text, but for the names of streets. */
  private static String exchanged(String text) {
    return text.replaceAll("(?<=[2-9TJQKA])d", "C")
        .replaceAll("(?<=[2-9TJQKA])c", "d")
        .replaceAll("(?<=[2-9TJQKA])C", "c");
  }

  @Test
  void solution_withOtherSuits_hasSameValues() {
    Solution one = solver(TURN).iterations(50).run();
    Solution other = solver(exchanged(TURN)).iterations(50).run();
    assertEquals(one.value(0), other.value(0), 1e-3);
    SolutionNode node = one.node("bet 60 / call / 7s");
    SolutionNode exchanged = other.node("bet 60 / call / 7s");
    assertEquals(node.value(1, Hand.parse("Ad 4d")), exchanged.value(1, Hand.parse("Ac 4c")), 0.05);
  }

  @Test
  void places_thatDifferInSuitsOnly_haveSameStrategy() {
    String text =
        TURN.replace("Td 9d 6h Qc", "Td 9d 6d Qd").replace("Ad5d", "A5s").replace("Ad4d", "A4s");
    Solution solution = solver(text).iterations(50).run();
    assertTrue(solution.nodes() < solver(TURN).nodes() / 2);
    SolutionNode one = solution.node("check / check / 7s");
    SolutionNode other = solution.node("check / check / 7c");
    assertEquals(one.value(0), other.value(0), 1e-9);
    assertArrayEquals(
        one.frequencies(Hand.parse("8c 7c")), other.frequencies(Hand.parse("8s 7s")), 1e-6);
    assertEquals(Hand.parse("Td 9d 6d Qd 7c"), other.board());
    assertThrows(IllegalArgumentException.class, () -> other.frequencies(Hand.parse("8c 7c")));
  }

  @Test
  void values_ofPlace_sumToItsPot() {
    Solution solution = solver(TURN).iterations(50).run();
    SolutionNode node = solution.root().play("bet 60").play("call").deal(Card.parse("7s"));
    assertEquals(220, node.pot());
    assertEquals(90, node.stack(0));
    assertEquals(220, node.value(0) + node.value(1), 1e-9);
    SolutionNode facing = node.play("all-in");
    assertEquals(List.of("fold", "call"), facing.actions());
    for (long hand : facing.hands(1)) {
      double[] values = facing.actionValues(hand);
      double[] often = facing.frequencies(hand);
      assertEquals(0, values[0], 1e-9);
      assertEquals(facing.value(1, hand), values[0] * often[0] + values[1] * often[1], 1e-9);
    }
  }

  @Test
  void lockedPlayer_isBestAnswered() {
    String lock = "lock = check : check = *\nlock.b = bet 120 : fold = QQ-22; call = *\n";
    Solution solution = solver(RIVER + lock).untilError(1e-4).run();
    SolutionNode checked = solution.root().play("check");
    for (long hand : checked.hands(1)) {
      assertArrayEquals(new double[] {1, 0}, checked.frequencies(hand));
    }
    double[] pair = solution.root().play("bet 120").frequencies(Hand.parse("8s 8h"));
    assertArrayEquals(new double[] {0.5, 0.5, 0}, pair);
    // Against a player who never bets, nobody folds; and more is won than without the lock.
    assertTrue(solution.value(0) > 95, solution.value(0) + "");
    BestAnswer best = new BestAnswer(solution, 0);
    assertEquals(best.value(true), solution.bestAnswer(0), 1e-4);
  }

  /** Locks of one decision for different hands are one lock, and best answers keep all of it. */
  @Test
  void locksOfOneDecision_areOne() {
    String together = RIVER + "lock = bet 120 : fold = QQ; call = TT\n";
    String apart = RIVER + "lock.a = bet 120 : fold = QQ\nlock.b = bet 120 : call = TT\n";
    Solution one = solver(together).iterations(100).run();
    Solution two = solver(apart).iterations(100).run();
    assertEquals(one.value(0), two.value(0));
    assertEquals(one.exploitability(), two.exploitability());
  }

  @Test
  void solver_thatIsStopped_hasSolutionSoFar() {
    Solution solution = solver(TURN).onProgress(progress -> progress.done() < 7).run();
    assertEquals(7, solution.iterations());
    assertEquals(100, solution.value(0) + solution.value(1), 1e-10);
    assertTrue(solution.exploitability() > 0);
  }

  /** The range after an action is that before it, by how often each hand takes it. */
  @Test
  void range_atAPlace_readsBack_andIsWhatComesThere() {
    for (String text : List.of(TURN, TURN.replace("TT, AQs", "TT:0.3, AQs:0.05"))) {
      Solution solution = solver(text).iterations(40).run();
      SolutionNode start = solution.root();
      assertEquals(solution.spot().range(0), start.range(0));
      SolutionNode bet = start.play("bet 60");
      Range range = bet.range(0);
      assertEquals(range, Range.parse(range.toString()));
      assertTrue(range.size() > 3 && range.size() <= start.range(0).size(), range.toString());
      for (long hand : start.hands(0)) {
        double expected = start.weight(0, hand) * start.frequencies(hand)[1];
        assertEquals(expected, range.weight(hand), 0.0005 + 1e-9);
        assertEquals(range.weight(hand), Math.rint(1000 * range.weight(hand)) / 1000);
      }
      assertEquals(start.range(1), bet.range(1)); // who has not acted
      Range later = solution.node("x / b60 / c / 7s").range(1);
      assertEquals(later, Range.parse(later.toString()));
      assertEquals(0, later.weight(Hand.parse("7s 5s")));
    }
  }

  @Test
  void places_thatDoNotExist_areRefusedWithWhatDoes() {
    Solution solution = solver(TURN).iterations(1).run();
    assertRefused("\"bet 61\": expected check, bet 60", () -> solution.node("bet 61"));
    assertRefused(
        "\"Td\": expected a card that is not on the board, Td 9d 6h Qc",
        () -> solution.node("check / check / Td"));
    assertRefused(
        "\"x\": expected nothing: the hand is over", () -> solution.node("bet 60/fold/x"));
  }

  private static void assertRefused(String message, Executable of) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, of).getMessage());
  }
}
