package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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

/** The best answer as a strategy: it is worth what a plain best answer, hand by hand, is worth. */
class AnsweredTest {
  private static final String RIVER =
      """
      board = Td 9d 6h Qc 3s
      oop   = 66:0.5, TT, A8s+, AJo, KQo, JTs:0.25, 87s, 76s
      ip    = QQ, 99, 33, ATs+, KJo+, J9s, 98s:0.75, 75s
      pot   = 200
      stack = 500
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
      rake = 2%
      """;

  /** A flop on which suits can be exchanged. */
  private static final String FLOP =
      """
      board = Td 9d 6h
      oop   = QQ, AKs, 87s
      ip    = 99, AQs, KJs
      pot   = 100
      stack = 90
      bets  = all-in
      """;

  private static final String LOCKED =
      RIVER + "lock = check : check = 99; bet 120 = 33, 75s\nlock.2 = bet 120 : fold = ATs+\n";

  @TempDir private Path folder;

  private static Solution solve(String text, int iterations) {
    return Solver.of(SolverSpot.parse(text)).iterations(iterations).untilError(1e-6).run();
  }

  @ParameterizedTest
  @ValueSource(strings = {RIVER, TURN, FLOP, LOCKED})
  void answer_isWorthWhatBestAnswerSays(String text) {
    for (int iterations : new int[] {1, 12}) {
      Solution solution = solve(text, iterations);
      for (int player = 0; player < 2; player++) {
        Solution answered = solution.answeredBy(player);
        assertEquals(solution.bestAnswer(player), answered.value(player), 1e-9);
        assertEquals(answered.value(player), answered.root().value(player), 1e-9);
        assertEquals(answered.value(player), answered.bestAnswer(player), 1e-9);
        assertTrue(answered.value(player) > solution.value(player));
        if (text.equals(RIVER) || text.equals(TURN)) {
          double plain = new BestAnswer(solution, player).value(true);
          assertEquals(plain, answered.value(player), 1e-4);
          // the same hand by hand of what is shown, as a strategy like any other
          assertEquals(plain, new BestAnswer(answered, player).value(false), 1e-4);
        }
      }
    }
  }

  @Test
  void answer_isPure_andTheOtherIsAsBefore() {
    Solution solution = solve(TURN, 12);
    Solution answered = solution.answeredBy(1);
    int pure = 0;
    for (String path : List.of("", "check", "bet 60", "check / bet 60", "bet 60 / call / 7s")) {
      SolutionNode before = solution.node(path);
      SolutionNode after = answered.node(path);
      for (long hand : before.hands(before.player())) {
        double[] often = after.frequencies(hand);
        if (before.player() == 0) {
          assertArrayEquals(before.frequencies(hand), often);
        } else if (Arrays.stream(often).max().orElseThrow() == 1) {
          double[] worth = after.actionValues(hand);
          double most = Arrays.stream(worth).max().orElseThrow();
          assertEquals(Double.isNaN(most) ? Double.NaN : most, after.value(1, hand), 1e-9);
          pure++;
        } else {
          assertArrayEquals(before.frequencies(hand), often, 1e-6); // nothing makes a difference
        }
      }
    }
    assertTrue(pure > 50, pure + "");
  }

  @ParameterizedTest
  @ValueSource(strings = {RIVER, TURN, FLOP, LOCKED})
  void gains_sumToAll(String text) {
    Solution solution = solve(text, 7);
    for (int player = 0; player < 2; player++) {
      List<PlaceGain> gains = solution.gains(player);
      double sum = gains.stream().mapToDouble(PlaceGain::gain).sum();
      assertEquals(solution.bestAnswer(player) - solution.value(player), sum, 1e-9);
      double before = Double.POSITIVE_INFINITY;
      for (PlaceGain gain : gains) {
        assertTrue(gain.gain() > -1e-9 && gain.gain() <= before, gain + "");
        assertTrue(gain.reached() > -1e-12 && gain.reached() < 1 + 1e-9, gain + "");
        before = gain.gain();
      }
      for (PlaceGain none : solution.answeredBy(player).gains(player)) {
        assertEquals(0, none.gain(), 1e-9, none + "");
      }
    }
  }

  /** Hand by hand: what is done there, beside the best, if all that follows is the best. */
  @Test
  void gainOfAPlace_isThatOfItsHands() {
    Solution solution = solve(RIVER, 7);
    for (int player = 0; player < 2; player++) {
      Solution answered = solution.answeredBy(player);
      double all = pairs(solution.root(), player, null);
      for (PlaceGain gain : solution.gains(player)) {
        SolutionNode node = solution.node(gain.node());
        assertEquals(player, node.player());
        double[][] lost = new double[node.hands(player).length][];
        int number = 0;
        for (long hand : node.hands(player)) {
          double[] worth = answered.node(gain.node()).actionValues(hand);
          double lose = Arrays.stream(worth).max().orElseThrow();
          for (int action = 0; action < worth.length; action++) {
            lose -= node.frequencies(hand)[action] * worth[action];
          }
          lost[number++] = new double[] {lose};
        }
        assertEquals(pairs(node, player, lost) / all, gain.gain(), 1e-7, gain.node());
        assertEquals(node.reached(), gain.reached(), 1e-9, gain.node());
      }
    }
  }

  /** The pairs of hands at a place, by weight, each times a number of the player's hand. */
  private static double pairs(SolutionNode node, int player, double[][] times) {
    double sum = 0;
    int number = 0;
    for (long mine : node.hands(player)) {
      double met = 0;
      for (long theirs : node.hands(1 - player)) {
        met += (mine & theirs) == 0 ? node.weight(1 - player, theirs) : 0;
      }
      double factor = times == null ? 1 : times[number][0];
      sum += met == 0 ? 0 : node.weight(player, mine) * met * factor;
      number++;
    }
    return sum;
  }

  /** With any card: as often as all of them. */
  @Test
  void places_haveAnyCard() {
    Solution solution = solve(TURN, 7);
    PlaceGain river =
        solution.gains(0).stream()
            .filter(gain -> gain.node().equals("check / check / *"))
            .findFirst()
            .orElseThrow();
    SolutionNode deal = solution.node("check / check");
    double reached = 0;
    for (int card : Hand.cards(deal.cards())) {
      reached += deal.deal(card).reached();
    }
    assertEquals(reached, river.reached(), 1e-9);
  }

  @Test
  void answer_canBeWrittenOpenedAndGoneOnWith() throws IOException {
    Solution solution = solve(TURN, 12);
    Solution answered = solution.answeredBy(0);
    Path file = folder.resolve("answer");
    answered.write(file);
    Solution opened = Solution.open(file);
    assertEquals(answered.value(0), opened.value(0));
    assertEquals(answered.exploitability(), opened.exploitability());
    for (String path : List.of("", "check / bet 60", "check / check / 7s")) {
      for (long hand : opened.node(path).hands(0)) {
        assertEquals(answered.node(path).value(0, hand), opened.node(path).value(0, hand), 1e-12);
      }
    }
    // of a file, too; and what was found of the first stays
    assertEquals(opened.bestAnswer(1), opened.answeredBy(1).value(1), 1e-9);
    Solution on = Solver.of(opened).iterations(200).untilError(0.002).run();
    assertTrue(on.exploitability() <= 0.2, on + "");
    assertEquals(solution.bestAnswer(0), answered.root().value(0), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> solution.answeredBy(2));
  }

  @Test
  void threads_changeNothing() {
    Solution one = solve(TURN, 5);
    Solution two =
        Solver.of(SolverSpot.parse(TURN)).iterations(5).untilError(1e-6).threads(2).run();
    assertEquals(one.gains(1), two.gains(1));
    assertEquals(one.answeredBy(1).value(0), two.answeredBy(1).value(0));
  }

  /** One more iteration is a tenth of the mean: nobody's strategy is lost. */
  @Test
  void goingOn_beginsWithTheAnswer() {
    for (int player = 0; player < 2; player++) {
      Solution answered = solve(RIVER, 50).answeredBy(player);
      double[] oop = answered.root().frequencies();
      double[] ip = answered.root().play("check").frequencies();
      Solution more = Solver.of(answered).iterations(51).untilError(1e-6).run();
      assertEquals(51, more.iterations());
      assertArrayEquals(oop, more.root().frequencies(), 0.12);
      assertArrayEquals(ip, more.root().play("check").frequencies(), 0.12);
    }
  }
}
