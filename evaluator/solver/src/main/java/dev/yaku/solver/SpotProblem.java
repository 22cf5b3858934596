package dev.yaku.solver;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Suits;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.cfr.NodeView;
import dev.yaku.solver.internal.cfr.Problem;
import dev.yaku.solver.internal.cfr.Solve;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.Holdem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes what is solved from a question. */
final class SpotProblem {
  private SpotProblem() {}

  static Solve of(SolverSpot spot) {
    long[][] holes = {spot.range(0).hands(), spot.range(1).hands()};
    Deals deals =
        new Deals(
            new Holdem(spot.evaluator()),
            spot.board(),
            BettingRules.RIVER,
            holes,
            Suits.ALL.stream()
                .filter(exchange -> exchange.keeps(spot.board()))
                .filter(exchange -> keeps(exchange, spot.ranges, spot.locks))
                .toList());
    double[][] weights = new double[2][];
    for (int player = 0; player < 2; player++) {
      long[] hands = deals.root().hands()[player].cards();
      weights[player] = Arrays.stream(hands).mapToDouble(spot.range(player)::weight).toArray();
    }
    Solve solve = new Solve(new Problem(spot.rules, deals, weights));
    for (SpotLock lock : spot.locks) {
      lock(new Place(solve.root(), spot.boardCards()), lock);
    }
    return solve;
  }

  /** Whether an exchange of suits changes nothing in the question but the board. */
  static boolean keeps(Suits exchange, List<Range> ranges, List<SpotLock> locks) {
    for (SpotLock lock : locks) {
      for (String step : lock.path()) {
        int card = Place.card(step);
        if (card >= 0 && exchange.card(card) != card) {
          return false;
        }
      }
      if (!lock.frequencies().values().stream().allMatch(range -> keeps(exchange, range))) {
        return false;
      }
    }
    return ranges.stream().allMatch(range -> keeps(exchange, range));
  }

  private static boolean keeps(Suits exchange, Range range) {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long other = exchange.image(HoleIndex.hand(hole));
      if (range.weight(hole) != range.weight(other)) {
        return false;
      }
    }
    return true;
  }

  private static void lock(Place start, SpotLock lock) {
    Place place;
    try {
      place = start.follow(lock.path());
    } catch (IllegalArgumentException e) {
      throw lock.entry().fault(e.getMessage());
    }
    NodeView at = place.view();
    if (at.node().actions().isEmpty()) {
      throw lock.entry().fault("nobody acts there: expected " + place.expected());
    }
    int player = at.node().player();
    double[][] frequencies = new double[at.node().actions().size()][at.hands(player)];
    Set<Integer> given = new HashSet<>();
    for (Map.Entry<String, Range> entry : lock.frequencies().entrySet()) {
      int action = place.action(entry.getKey());
      if (action < 0) {
        throw lock.entry().fault(Quote.of(entry.getKey()) + ": expected " + place.expected());
      }
      if (!given.add(action)) {
        throw lock.entry().fault(Quote.of(entry.getKey()) + " is given more than once");
      }
      for (int hand = 0; hand < frequencies[action].length; hand++) {
        frequencies[action][hand] = entry.getValue().weight(at.cards(player, hand));
      }
    }
    double[][] before = at.given();
    for (int hand = 0; hand < at.hands(player); hand++) {
      double sum = 0;
      for (double[] frequency : frequencies) {
        sum += frequency[hand];
      }
      boolean known = before != null && before[0][hand] >= 0;
      if (known && sum > 0) {
        String cards = Hand.toString(at.cards(player, hand));
        throw lock.entry().fault(cards + " is given by another lock of this decision, too");
      }
      for (int action = 0; action < frequencies.length; action++) {
        double free = known ? before[action][hand] : -1;
        frequencies[action][hand] = sum > 0 ? frequencies[action][hand] / sum : free;
      }
    }
    at.lock(frequencies);
  }
}
