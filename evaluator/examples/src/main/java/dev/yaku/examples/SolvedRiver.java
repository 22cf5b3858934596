package dev.yaku.examples;

import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;

/** A river solved inside a program, which prints its own tree. */
public final class SolvedRiver {
  private static final String SPOT =
      """
      board = 2c 7d Jh 5s 9c
      oop = AA, QQ, 87s
      ip = KK, TT, 65s
      pot = 100
      stack = 200
      bets = 75%
      """;

  private SolvedRiver() {}

  /** A line for each place at which somebody acts: how often what is done there. */
  private static void print(SolutionNode node, String indent) {
    if (node.isEnd() || indent.length() > 4) {
      return;
    }
    double[] often = node.frequencies();
    for (int i = 0; i < often.length; i++) {
      String action = node.actions().get(i);
      String player = node.player() == 0 ? "oop" : "ip";
      System.out.printf("%s%s %s %.0f %%%n", indent, player, action, 100 * often[i]);
      print(node.play(action), indent + "  ");
    }
  }

  /** Solves a river, and prints its tree. */
  public static void main(String[] arguments) {
    Solution solution = Solver.of(SolverSpot.parse(SPOT)).untilError(0.002).run();
    print(solution.node(""), "");
    System.out.printf("worth %.0f and %.0f of 100%n", solution.value(0), solution.value(1));
  }
}
