package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.allin.Branches;
import dev.yaku.solver.internal.allin.Equilibrium;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * All-in games of three players, with a made-up table, since the real one takes minutes. Every
 * third class is dealt, pairs, suited and offsuit ones: three of them have as many deals as in
 * hold'em, but a class has a made-up score on each of nine boards.
 */
@Tag("proof")
class AllInOfThreeTest {
  private static final int BOARDS = 9;
  private static final long[] NONE = new long[ThreeHands.ORDERS];
  private static final int SETS = 5; // of boards: which, depends on all three classes
  private static final int[][][] SCORES = new int[SETS][BOARDS][HoleClass.SIZE];
  private static final String ORDERS = "000 001 010 011 012 021 100 101 102 110 120 201 210";

  static {
    SplittableRandom random = new SplittableRandom(3);
    int[] strengths = random.ints(HoleClass.SIZE, 0, 8).toArray();
    for (int[][] set : SCORES) {
      for (int[] board : set) {
        Arrays.setAll(board, of -> strengths[of] + random.nextInt(6));
      }
    }
  }

  private static int place(int mine, int one, int other) {
    return one > mine && other > mine && one != other ? 2 : Math.max(one, other) > mine ? 1 : 0;
  }

  private static final int[] BY_PLACES = new int[27];

  static {
    for (int order = 0; order < ThreeHands.ORDERS; order++) {
      BY_PLACES[Integer.parseInt(ORDERS.split(" ", -1)[order], 3)] = order;
    }
  }

  private static long[] orders(int a, int b, int c) {
    if (a % 3 + b % 3 + c % 3 != 0) {
      return NONE;
    }
    long each = (long) HoleClass.combos(a) * PlainAllIn.dealt(a)[b][c] * ThreeHands.BOARDS / BOARDS;
    long[] orders = new long[ThreeHands.ORDERS];
    for (int[] board : SCORES[(a + b + c) % SETS]) {
      int ofA = place(board[a], board[b], board[c]);
      int ofB = place(board[b], board[a], board[c]);
      int ofC = place(board[c], board[a], board[b]);
      orders[BY_PLACES[9 * ofA + 3 * ofB + ofC]] += each;
    }
    return orders;
  }

  private static AllInSolution solve(AllInGame game, int iterations) {
    try (Team team = new Team(2, "all-in")) {
      Branches branches = new Branches(game.stakes(), game::worth, AllInOfThreeTest::orders, team);
      Equilibrium equilibrium = new Equilibrium(branches, game.given());
      return new AllInSolution(game, equilibrium.run(1e-9, iterations, done -> true));
    }
  }

  private static double[] numbers(String text) {
    return text.isEmpty()
        ? new double[0]
        : Arrays.stream(text.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
  }

  /** Side pots, a stack smaller than the blind, antes of both kinds; chips and prizes. */
  @ParameterizedTest
  @CsvSource({"8 20 14, 1, 0, ''", "18 9 1, 0, 2, 50 30 20"})
  void gainsAndValues_areThoseOfPlayingAllHands(
      String units, int ante, int bigAnte, String prizes) {
    double[] stacks = numbers(units);
    double[] payouts = numbers(prizes);
    AllInGame game =
        AllInGame.of(stacks).blinds(1, 2).ante(ante).bigBlindAnte(bigAnte).payouts(payouts).build();
    AllInSolution solution = solve(game, 16);
    int[] ofPlain = Arrays.stream(stacks).mapToInt(stack -> (int) stack).toArray();
    PlainAllIn.Judged judged =
        new PlainAllIn(3, ofPlain, 1, 2, ante, bigAnte, payouts)
            .judge(
                PlainAllIn.strategies(solution), PlainAllIn.free(game), AllInOfThreeTest::orders);
    boolean chips = payouts.length == 0;
    double epsilon = 0;
    for (int player = 0; player < 3; player++) {
      double unit = chips ? 2 : 1;
      double before = chips ? stacks[player] : 0;
      assertEquals(judged.gains()[player] / unit, solution.gain(player), 1e-9);
      assertEquals((judged.values()[player] - before) / unit, solution.value(player), 1e-9);
      epsilon = Math.max(epsilon, judged.gains()[player] / unit);
    }
    assertEquals(epsilon, solution.epsilon(), 1e-9);
    assertTrue(epsilon > 0 && epsilon < 0.1, solution.toString());
  }

  @Test
  void buttonThatFolds_leavesTheGameOfTwo() {
    AllInGame game =
        AllInGame.of(9, 14, 20)
            .blinds(1, 2)
            .lock("button", Range.of(new double[HoleIndex.SIZE]))
            .build();
    AllInSolution solution = solve(game, 16);
    PlainAllIn.Judged judged =
        new PlainAllIn(2, new int[] {14, 20}, 1, 2, 0, 0)
            .judge(
                PlainAllIn.strategies(solution),
                PlainAllIn.free(AllInGame.of(7, 10).build()),
                AllInOfThreeTest::orders);
    assertEquals(0, solution.value(0), 1e-12);
    for (int player = 0; player < 2; player++) {
      double before = player == 0 ? 14 : 20;
      assertEquals(judged.gains()[player] / 2, solution.gain(player + 1), 1e-9);
      assertEquals((judged.values()[player] - before) / 2, solution.value(player + 1), 1e-9);
    }
  }

  /** All-in with any hand, seats do not matter. */
  @Test
  void values_ofThreeEqualStacksThatAreAlwaysAllIn_areEqual() {
    double[] all = new double[HoleIndex.SIZE];
    Arrays.fill(all, 1);
    AllInGame.Builder builder = AllInGame.of(7, 7, 7).payouts(50, 30, 19);
    for (AllInDecision decision : builder.build().decisions()) {
      builder.lock(decision.toString(), Range.of(all));
    }
    AllInSolution solution = solve(builder.build(), 1);
    for (int player = 0; player < 3; player++) {
      assertEquals(33, solution.value(player), 1e-9);
      assertEquals(0, solution.chips(player), 1e-9);
      assertEquals(0, solution.gain(player), 0);
    }
  }
}
