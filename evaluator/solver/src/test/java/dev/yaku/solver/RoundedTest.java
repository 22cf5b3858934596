package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Simple strategies: what they do, and that their price is that of a plain best answer. */
class RoundedTest {
  private static final String RIVER =
      """
      board = Td 9d 6h Qc 3s
      oop   = 66:0.5, TT, A8s+, AJo, KQo, JTs:0.25, 87s, 76s
      ip    = QQ, 99, 33, ATs+, KJo+, J9s, 98s:0.75, 75s
      pot   = 200
      stack = 500
      bets  = 33%, 75%
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
      rake = 2%
      """;

  @TempDir private Path folder;

  private static Solution solve(String text, int iterations) {
    return Solver.of(SolverSpot.parse(text)).iterations(iterations).untilError(1e-6).run();
  }

  @ParameterizedTest
  @ValueSource(strings = {RIVER, TURN})
  void price_isThatOfAPlainBestAnswer(String text) {
    Solution solution = solve(text, 40);
    for (double step : new double[] {0.25, 0.5, 1}) {
      Solution rounded = solution.rounded(step);
      for (int player = 0; player < 2; player++) {
        double price = rounded.bestAnswer(1 - player) - solution.bestAnswer(1 - player);
        double before = new BestAnswer(solution, 1 - player).value(true);
        double after = new BestAnswer(rounded, 1 - player).value(true);
        assertEquals(after - before, price, 1e-4, step + ", player " + player);
        assertTrue(price > 0, step + " costs " + price);
        assertEquals(new BestAnswer(rounded, player).value(false), rounded.value(player), 1e-4);
      }
    }
  }

  @Test
  void frequencies_areTheNearestSteps() {
    Solution solution = solve(RIVER, 40);
    Solution rounded = solution.rounded(0.25);
    int mixed = 0;
    for (String path : List.of("", "check", "bet 66", "check / bet 150", "bet 66 / raise 165")) {
      SolutionNode before = solution.node(path);
      for (long hand : before.hands(before.player())) {
        double[] was = before.frequencies(hand);
        double[] is = rounded.node(path).frequencies(hand);
        assertEquals(1, Arrays.stream(is).sum(), 1e-9);
        for (int action = 0; action < is.length; action++) {
          assertEquals(Math.rint(4 * is[action]), 4 * is[action], 1e-9);
          assertEquals(was[action], is[action], 0.25);
          mixed += is[action] > 0 && is[action] < 1 ? 1 : 0;
        }
      }
    }
    assertTrue(mixed > 20, mixed + "");
  }

  @Test
  void oneStep_isPure_andFineStepsCostLittle() {
    Solution solution = solve(RIVER, 200);
    SolutionNode pure = solution.rounded(1).root();
    for (long hand : pure.hands(0)) {
      assertEquals(1, Arrays.stream(pure.frequencies(hand)).max().orElseThrow());
    }
    double fine = solution.rounded(0.01).exploitability() - solution.exploitability();
    double rough = solution.rounded(1).exploitability() - solution.exploitability();
    assertTrue(Math.abs(fine) < rough / 5, fine + " beside " + rough);
  }

  @Test
  void lockedDecisions_stay() {
    String text = RIVER + "lock = check : bet 66 = QQ:0.4; check = QQ:0.6\n";
    SolutionNode check = solve(text, 20).rounded(1).node("check");
    double[] queens = check.frequencies(Hand.parse("Qs Qh"));
    assertEquals(0.6, queens[0], 1e-6);
    assertEquals(0.4, queens[1], 1e-6);
  }

  @Test
  void rounded_isWrittenOpenedAndGoneOnWith() throws IOException {
    Solution rounded = solve(TURN, 12).rounded(0.5);
    Path file = folder.resolve("rounded");
    rounded.write(file);
    Solution opened = Solution.open(file);
    assertEquals(rounded.bestAnswer(0), opened.bestAnswer(0));
    assertEquals(rounded.exploitability(), opened.rounded(0.5).exploitability(), 1e-9);
    assertTrue(Solver.of(opened).untilError(0.005).run().exploitability() <= 0.5);
    assertThrows(
        IllegalStateException.class, () -> rounded.writeWithoutRivers(folder.resolve("small")));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.25, 0.3, 2, 1e-9, Double.NaN, Double.POSITIVE_INFINITY})
  void otherSteps_areRejected(double step) {
    Solution solution = solve(RIVER, 1);
    assertThrows(IllegalArgumentException.class, () -> solution.rounded(step));
  }
}
