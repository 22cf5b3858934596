package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;

/** One street with one board as a result; what it is worth is found when it is first needed. */
final class StreetResult {
  final Solve solve;

  /** The problem from the start of the hand on. */
  final Problem whole;

  final Deal deal;

  /** From the cards of the deal to those of the result, which may differ in suits. */
  final SuitExchange exchange;

  private final StreetResult before; // null for the first street
  private final Deal.Next via;
  private final double[][] starts = new double[2][]; // by player: how likely the player comes here
  private final double[][][] reach = new double[2][][];
  private final StreetValues[] worth = new StreetValues[2];
  private final double[][][] averages = new double[2][][];

  /** Measures the first street. */
  StreetResult(Solve solve) {
    this(solve, solve.problem, solve.problem.deals.root(), SuitExchange.ALL.get(0), null, null);
  }

  private StreetResult(
      Solve solve,
      Problem whole,
      Deal deal,
      SuitExchange exchange,
      StreetResult before,
      Deal.Next via) {
    this.solve = solve;
    this.whole = whole;
    this.deal = deal;
    this.exchange = exchange;
    this.before = before;
    this.via = via;
  }

  /** How likely a player comes here and takes each action, with each hand. */
  synchronized double[][] reach(int player) {
    if (reach[player] == null) {
      reach[player] = new Evaluation(solve).reach(deal, player, start(player));
    }
    return reach[player];
  }

  /** How often a player takes each action, with each hand. */
  synchronized double[][] averages(int player) {
    if (averages[player] == null) {
      averages[player] = new Evaluation(solve).averages(deal, player);
    }
    return averages[player];
  }

  synchronized StreetValues worth(int player) {
    if (worth[player] == null) {
      try (Team team = new Team(solve.threads, "solver")) {
        worth[player] = new Evaluation(solve).worth(deal, player, start(1 - player), team);
      }
    }
    return worth[player];
  }

  private synchronized double[] start(int player) {
    if (starts[player] == null && before != null) {
      starts[player] = new Evaluation(solve).gather(before.deal, via, player, before.reach(player));
    } else if (starts[player] == null) {
      starts[player] = solve.problem.start(player);
    }
    return starts[player];
  }

  /**
   * The next street after a card of the result; null if that card is not in the deck.
   *
   * @param start the place at which it starts, if others may be left out
   */
  StreetResult next(int card, BettingNode start) {
    int own = exchange.inverse().card(card);
    for (Deal.Next next : deal.next()) {
      for (int i = 0; i < next.cards().length; i++) {
        if (next.cards()[i] == own) {
          SuitExchange composed = next.exchanges().get(i).then(exchange);
          return solve.rivers != null && deal.level() == solve.rivers.levelBefore()
              ? river(start, next, composed)
              : new StreetResult(solve, whole, next.deal(), composed, this, next);
        }
      }
    }
    return null;
  }

  /** A river after one place, solved again from the hands that come there. */
  private StreetResult river(BettingNode start, Deal.Next next, SuitExchange composed) {
    int number = solve.problem.shape(next.deal()).start(start);
    double[][] come = new double[2][];
    for (int player = 0; player < 2; player++) {
      double[] all = new Evaluation(solve).gather(deal, next, player, reach(player));
      int padded = next.deal().hands()[player].padded();
      come[player] = Arrays.copyOfRange(all, number * padded, (number + 1) * padded);
    }
    Solve river = solve.rivers.solve(start, next.deal(), come);
    StreetResult block =
        new StreetResult(river, whole, river.problem.deals.root(), composed, null, null);
    System.arraycopy(come, 0, block.starts, 0, come.length);
    return block;
  }
}
