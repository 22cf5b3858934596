package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Values of random questions against a solver that shares no code. */
@Tag("proof")
class AgainstPlainSolverTest {
  /** A question, as text and as arrays. */
  private record Question(String text, PlainSolver plain) {
    static Question random(SplittableRandom random, int cards, int hands) {
      long[] one = new long[1];
      Dealer dealer = Dealer.of(random, Hand.DECK);
      dealer.deal(cards, one);
      long board = one[0];
      long[][] holes = new long[2][];
      double[][] weights = new double[2][];
      List<String> ranges = new ArrayList<>();
      for (int player = 0; player < 2; player++) {
        Set<Long> of = new HashSet<>();
        for (int i = 0; player == 1 && i < hands / 2; i++) {
          of.add(holes[0][2 * i]); // half of the hands can be those of either player
        }
        while (of.size() < hands) {
          dealer.deal(2, one);
          if ((one[0] & board) == 0) {
            of.add(one[0]);
          }
        }
        holes[player] = of.stream().mapToLong(Long::longValue).sorted().toArray();
        weights[player] = new double[hands];
        List<String> items = new ArrayList<>();
        for (int i = 0; i < hands; i++) {
          weights[player][i] = (1 + random.nextInt(4)) / 4.0;
          items.add(Hand.toString(holes[player][i]).replace(" ", "") + ":" + weights[player][i]);
        }
        ranges.add(String.join(", ", items));
      }
      int pot = 20 + random.nextInt(200);
      int stack = 20 + random.nextInt(600);
      int bet = 30 + random.nextInt(100);
      int rake = random.nextInt(3);
      String text =
          "board = %s\noop = %s\nip = %s\npot = %d\nstack = %d\nbets = %d%%\nraises = 2.5x\nrake = %d%%, 4"
              .formatted(
                  Hand.toString(board), ranges.get(0), ranges.get(1), pot, stack, bet, 2 * rake);
      return new Question(
          text,
          new PlainSolver(
              board, holes, weights, pot, stack, bet / 100.0, 2.5, 2 * rake / 100.0, 4));
    }
  }

  private static void check(Question question, int iterations, double error) {
    Solution solution = Solver.of(SolverSpot.parse(question.text())).untilError(error).run();
    question.plain().run(iterations);
    // With rake a question can have equilibria of different values: then only near ones compare.
    double apart =
        2 * (solution.exploitability() + question.plain().exploitability())
            + (question.text().contains("rake = 0") ? 0 : 0.01 * solution.spot().pot());
    assertTrue(apart < 0.03 * solution.spot().pot(), question.text());
    for (int player = 0; player < 2; player++) {
      double plain = question.plain().value(player, PlainSolver.Mode.AVERAGE);
      assertEquals(plain, solution.value(player), apart, question.text());
    }
  }

  @Test
  void values_ofThirtyRivers_areThoseOfPlainSolver() {
    SplittableRandom random = new SplittableRandom(30);
    for (int i = 0; i < 30; i++) {
      check(Question.random(random, 5, 20), 500, 0.001);
    }
  }

  @Test
  void values_ofTenTurns_areThoseOfPlainSolver() {
    SplittableRandom random = new SplittableRandom(10);
    for (int i = 0; i < 10; i++) {
      check(Question.random(random, 4, 6), 160, 0.003);
    }
  }
}
