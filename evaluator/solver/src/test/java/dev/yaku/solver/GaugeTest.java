package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.solver.internal.cfr.Solve;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is measured in one walk of floats is what two walks of doubles find. */
class GaugeTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final String TURN =
      """
      board = Td 9d 6h Qc
      oop   = 66+, A8s+, A5s-A4s, AJo+, K9s+, KQo, QTs+, JTs:0.3, 96s+, 85s+, 75s+, 65s, 54s
      ip    = QQ-22, AQs-A2s, ATo+, K5s+, KJo+, Q8s+:0.7, J8s+, T7s+, 96s+, 86s+, 75s+, 64s+
      pot   = 200
      stack = 200
      bets  = 60%
      raises = 2.5x
      rake = 5%, 7
      """;

  private static final String RIVER = TURN.replace("Qc", "Qc 3s");

  /** Suits can be exchanged. */
  private static final String FLOP =
      """
      board = Td 9d 6h
      oop   = QQ, AKs, 87s, 22
      ip    = 99, AQs, KJs
      pot   = 100
      stack = 190
      bets  = 50%, all-in
      """;

  private static final String LOCKED =
      TURN + "lock = check : check = 99, A*; bet 120 = 33, 75s\nlock.2 = bet 120 : fold = A*\n";

  private static final String SHORT_DECK =
      FLOP.replace("22", "66").replace("pot ", "rules = short-deck\npot ");

  private static Solve solve(String text, int bits) {
    Solve solve = SolverSpot.parse(text).solve();
    solve.setBits(bits);
    solve.start();
    return solve;
  }

  private static void check(Solve.Result exact, Solve.Result found, double pot) {
    double left = exact.exploitability();
    double most = Math.max(1e-4 * left, 1e-8 * pot);
    assertEquals(left, found.exploitability(), most);
    for (int player = 0; player < 2; player++) {
      assertEquals(exact.values()[player], found.values()[player], 1e-6 * pot);
      assertEquals(exact.best()[player], found.best()[player], 1e-6 * pot);
    }
  }

  /** The flop takes longest, and shorter with fewer cards. */
  static List<String> questions() {
    return STEP == 1
        ? List.of(RIVER, TURN, FLOP, LOCKED, SHORT_DECK)
        : List.of(RIVER, TURN, LOCKED, SHORT_DECK);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void oneWalk_findsWhatTwoExactOnesFind(String text) {
    for (int bits : new int[] {32, 16}) {
      Solve solve = solve(text, bits);
      double pot = SolverSpot.parse(text).pot();
      try (Solve.Run run = solve.run(1)) {
        for (int done = 1; done <= (STEP == 1 ? 16 : 5); done++) {
          run.iterate();
          if (List.of(1, 2, 5, 16).contains(done)) {
            check(run.result(), run.gauge(), pot);
          }
        }
      }
    }
  }

  /** What is measured disturbs nothing, and does not depend on threads. */
  @Test
  void measuring_changesNothing() {
    List<double[]> found = new ArrayList<>();
    for (int threads : new int[] {1, 3}) {
      Solve solve = solve(TURN, 32);
      try (Solve.Run run = solve.run(threads)) {
        for (int done = 0; done < 9; done++) {
          run.iterate();
          found.add(run.gauge().best());
        }
        found.add(run.result().best());
      }
    }
    for (int i = 0; i < 10; i++) {
      assertArrayEquals(found.get(i), found.get(i + 10));
    }
    Solve alone = solve(TURN, 32);
    try (Solve.Run run = alone.run(1)) {
      for (int done = 0; done < 9; done++) {
        run.iterate();
      }
      assertArrayEquals(found.get(9), run.result().best());
    }
  }

  /** Boards and stacks of any kind. */
  @Test
  void randomQuestions_areMeasuredRight() {
    Random random = new Random(5);
    for (int i = 0; i < 12 / STEP; i++) {
      String board = i % 3 == 0 ? "Td 9d 6h Qc 3s" : i % 3 == 1 ? "Ah Kd 2c 2s" : "7c 7d 7h 3s";
      String text =
          TURN.replace("Td 9d 6h Qc", board)
              .replace("stack = 200", "stack = " + (20 + random.nextInt(900)))
              .replace("60%", (20 + random.nextInt(100)) + "%, all-in");
      Solve solve = solve(text, 32);
      try (Solve.Run run = solve.run(1)) {
        for (int done = 0; done < 6; done++) {
          run.iterate();
        }
        check(run.result(), run.gauge(), 200);
      }
    }
  }

  /** The end of the work is decided exactly: nobody gets more than was asked for. */
  @Test
  void error_isReachedExactly() {
    for (double error : new double[] {0.02, 0.005, 0.001, 0.0003}) {
      Solution solution = Solver.of(SolverSpot.parse(RIVER)).untilError(error).run();
      assertTrue(solution.exploitability() <= error * 200, solution + "");
    }
  }
}
