package dev.yaku.examples;

import dev.yaku.HoleClass;
import dev.yaku.solver.AllInDecision;
import dev.yaku.solver.AllInGame;
import dev.yaku.solver.AllInSolution;
import dev.yaku.solver.AllInSolver;

/** A short-stack bot: all-in or fold on the button, two players with eight big blinds each. */
public final class ShortStackBot {
  private ShortStackBot() {}

  /** Prints what it does with some hands. */
  public static void main(String[] arguments) {
    AllInGame game = AllInGame.of(800, 800).blinds(50, 100).build();
    AllInSolution solution = AllInSolver.of(game).run();
    AllInDecision first = game.decisions().get(0);
    for (String hand : new String[] {"AA", "K2s", "72o"}) {
      double often = solution.frequency(first, HoleClass.parse(hand));
      System.out.println(hand + ": " + (often > 0.5 ? "all-in" : "fold"));
    }
    System.out.printf("all-in with %.0f %% of hands%n", 100 * solution.frequency(first));
  }
}
