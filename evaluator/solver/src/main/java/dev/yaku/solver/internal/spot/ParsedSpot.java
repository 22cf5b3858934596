package dev.yaku.solver.internal.spot;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.cfr.NodeView;
import dev.yaku.solver.internal.cfr.Problem;
import dev.yaku.solver.internal.cfr.Solve;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.Holdem;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A question, read and checked.
 *
 * @param cards on the board, in the order of the text
 * @param ranges by player
 * @param notes sentences for people
 */
public record ParsedSpot(
    HandEvaluator evaluator,
    int[] cards,
    List<Range> ranges,
    BettingRules rules,
    List<SpotLock> locks,
    List<String> notes) {
  /** Prepares the solver; locks that name no decision are rejected. */
  public Solve solve() {
    long board = Hand.of(cards);
    List<SuitExchange> exchanges =
        SuitExchange.keeping(board).stream().filter(this::isKept).toList();
    long[][] holes = {ranges.get(0).hands(), ranges.get(1).hands()};
    Deals deals = new Deals(new Holdem(evaluator), board, BettingRules.RIVER, holes, exchanges);
    double[][] weights = new double[2][];
    for (int player = 0; player < 2; player++) {
      long[] hands = deals.root().hands()[player].cards();
      weights[player] = Arrays.stream(hands).mapToDouble(ranges.get(player)::weight).toArray();
    }
    Solve solve = new Solve(new Problem(rules, deals, weights));
    locks.forEach(lock -> lock.give(new NodePath(new NodeView(solve), "", cards)));
    return solve;
  }

  private boolean isKept(SuitExchange exchange) {
    return keeps(exchange, ranges, locks);
  }

  /** Whether an exchange of suits changes nothing in a question but the board. */
  public static boolean keeps(SuitExchange exchange, List<Range> ranges, List<SpotLock> locks) {
    Stream<Range> given = locks.stream().flatMap(lock -> lock.frequencies().values().stream());
    return locks.stream().allMatch(lock -> NodePath.keeps(exchange, lock.path()))
        && Stream.concat(ranges.stream(), given).allMatch(range -> keeps(exchange, range));
  }

  private static boolean keeps(SuitExchange exchange, Range range) {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long other = exchange.image(HoleIndex.hand(hole));
      if (range.weight(hole) != range.weight(other)) {
        return false;
      }
    }
    return true;
  }
}
