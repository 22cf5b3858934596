package dev.yaku.solver.internal.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSizes;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.deals.CardGame;
import dev.yaku.solver.internal.deals.Deals;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two small games whose values are known. */
class KnownGamesTest {
  private static final SuitExchange NO_EXCHANGE = SuitExchange.ALL.get(0);

  /** Bets of given chips, and at most one raise on a street. */
  private record Limit(int[] chips) implements BetSizes {
    @Override
    public List<BetSize> bets(int street, int player, boolean donk) {
      return List.of(new BetSize(BetSize.Unit.CHIPS, chips[street]));
    }

    @Override
    public List<BetSize> raises(int street, int player, int before) {
      return before > 0 ? List.of() : List.of(new BetSize(BetSize.Unit.CHIPS, 2.0 * chips[street]));
    }
  }

  /** One card each, of ranks with a number of suits; a pair with the board beats all else. */
  private record OneCard(int cards, int suits) implements CardGame {
    @Override
    public long deck() {
      return (1L << cards) - 1;
    }

    @Override
    public int holeSize() {
      return 1;
    }

    @Override
    public int[] values(long board, long[] holes) {
      return Arrays.stream(holes).mapToInt(hole -> value(board, hole)).toArray();
    }

    private int value(long board, long hole) {
      int rank = Long.numberOfTrailingZeros(hole) / suits;
      return board != 0 && Long.numberOfTrailingZeros(board) / suits == rank ? 100 : rank;
    }

    long[] holes() {
      long[] holes = new long[cards];
      Arrays.setAll(holes, card -> 1L << card);
      return holes;
    }
  }

  private static Solve solve(OneCard game, int streets, BettingRules rules, int iterations) {
    long[][] holes = {game.holes(), game.holes()};
    // The board has this many cards fewer than the engine's river has.
    Deals deals = new Deals(game, 0, streets, holes, List.of(NO_EXCHANGE));
    double[] weights = new double[game.cards()];
    Arrays.fill(weights, 1);
    Solve solve = new Solve(new Problem(rules, deals, weights, weights.clone()));
    solve.start();
    try (Solve.Run run = solve.run(1)) {
      while (solve.iterations() < iterations) {
        run.iterate();
      }
    }
    return solve;
  }

  @Test
  void kuhnPoker_isWorthMinusAnEighteenthToTheFirst() {
    BetSizes sizes = new Limit(new int[] {0, 0, 0, 0, 0, 1});
    BettingRules rules = new BettingRules(5, 2, 1, sizes, 0, 0, 0, 0);
    Solve solve = solve(new OneCard(3, 1), 0, rules, 4000);
    try (Solve.Run run = solve.run(1)) {
      Solve.Result result = run.result();
      assertTrue(result.exploitability() < 3e-4, result.exploitability() + "");
      // Half of the pot of two antes is what each player has put in.
      assertEquals(1 - 1.0 / 18, result.values()[0], 2e-4);
      assertEquals(2, result.values()[0] + result.values()[1], 1e-12);
    }
  }

  @Tag("proof")
  @Test
  void leducPoker_isWorthWhatIsKnown() {
    BetSizes sizes = new Limit(new int[] {0, 0, 0, 0, 2, 4});
    BettingRules rules = new BettingRules(4, 2, 12, sizes, 0, 0, 0, 0);
    Solve solve = solve(new OneCard(6, 2), 1, rules, 2000);
    try (Solve.Run run = solve.run(2)) {
      Solve.Result result = run.result();
      assertTrue(result.exploitability() < 1e-3, result.exploitability() + "");
      assertEquals(1 - 0.085606, result.values()[0], 1e-3);
      assertEquals(2, result.values()[0] + result.values()[1], 1e-12);
    }
  }
}
