package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.PlaceGain;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.ArrayList;
import java.util.List;

/**
 * The gain of a player's best answer by place: the price of each decision of the player's own
 * strategy, if all later decisions are the best answer. Over all places these sum to the whole
 * gain.
 */
public final class Gains {
  /** A card that may be any, in a path. */
  private static final String ANY_CARD = "*";

  private final Problem problem;
  private final Evaluation own;
  private final Evaluation answer;
  private final int player;
  private final List<Place> places = new ArrayList<>();

  /** A decision, and where its numbers lie. */
  private record Place(int level, BettingNode node, String path) {}

  private Gains(Solve solve, Solve best, int player) {
    problem = solve.problem;
    own = new Evaluation(solve);
    answer = new Evaluation(best);
    this.player = player;
    collect(0, problem.root, "");
  }

  /** By place, in the order of the tree: {@code best} has the best answer of the player. */
  public static List<PlaceGain> of(Solve solve, Solve best, int player) {
    Gains gains = new Gains(solve, best, player);
    Problem problem = solve.problem;
    double[][] starts = {problem.start(0), problem.start(1)};
    double[][] sums;
    try (Team team = new Team(solve.threads, "solver")) {
      sums = gains.walk(problem.deals.root(), starts, 1 / problem.pairs, team);
    }
    List<PlaceGain> all = new ArrayList<>();
    for (int i = 0; i < sums[0].length; i++) {
      all.add(new PlaceGain(gains.places.get(i).path(), sums[0][i], sums[1][i]));
    }
    return all;
  }

  private void collect(int level, BettingNode node, String path) {
    if (node.kind() == BettingNode.Kind.PLAYER && node.player() == player) {
      places.add(new Place(level, node, path));
    }
    for (int i = 0; i < node.children().size(); i++) {
      boolean isDeal = node.kind() == BettingNode.Kind.DEAL;
      String step = isDeal ? ANY_CARD : node.actions().get(i).toString();
      String next = path.isEmpty() ? step : path + " / " + step;
      collect(isDeal ? level + 1 : level, node.children().get(i), next);
    }
  }

  /**
   * The sums of one deal and those after it, by place: gains, and how often they are reached.
   *
   * @param starts by player: how likely they come to the starts of the street
   * @param factor how often the deal counts
   * @param team shares the next deals
   */
  private double[][] walk(Deal deal, double[][] starts, double factor, Team team) {
    double[][][] reach = {own.reach(deal, 0, starts[0]), own.reach(deal, 1, starts[1])};
    StreetValues worth = answer.worth(deal, player, starts[1 - player], team);
    double[][] strategy = own.averages(deal, player);
    double[][] sums = new double[2][places.size()];
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).level() == deal.level()) {
        add(i, deal, reach, worth, strategy, factor, sums);
      }
    }
    double[][][] parts = new double[deal.next().size()][][];
    team.run(
        parts.length,
        (worker, piece) -> {
          Deal.Next next = deal.next().get(piece);
          double[][] after = {
            own.gather(deal, next, 0, reach[0]), own.gather(deal, next, 1, reach[1])
          };
          double times = factor * problem.chance(deal) * next.cards().length;
          parts[piece] = walk(next.deal(), after, times, Evaluation.ALONE);
        });
    for (double[][] part : parts) { // in order: sums must not depend on which thread was faster
      for (int i = 0; i < places.size(); i++) {
        sums[0][i] += part[0][i];
        sums[1][i] += part[1][i];
      }
    }
    return sums;
  }

  private void add(
      int number,
      Deal deal,
      double[][][] reach,
      StreetValues worth,
      double[][] strategy,
      double factor,
      double[]... sums) {
    BettingNode node = places.get(number).node();
    StreetShape street = problem.shape(deal);
    PlayerHands hands = deal.hands()[player];
    PlayerHands others = deal.hands()[1 - player];
    int place = street.place(node);
    int first = RowPlace.array(place);
    int at = RowPlace.row(place) * hands.padded();
    int before = street.places(node)[player];
    double[] mine = reach[player][RowPlace.array(before)];
    int from = RowPlace.row(before) * hands.padded();
    int theirPlace = street.places(node)[1 - player];
    double[] weights = reach[1 - player][RowPlace.array(theirPlace)];
    double[] met =
        ExactSweep.all(hands, others, weights, RowPlace.row(theirPlace) * others.padded());
    for (int hand = 0; hand < hands.count(); hand++) {
      double mean = 0;
      for (int action = 0; action < node.actions().size(); action++) {
        mean += worth.values()[first + action][at + hand] * strategy[first + action][at + hand];
      }
      double often = factor * mine[from + hand];
      sums[0][number] += often * (worth.own()[first][at + hand] - mean);
      sums[1][number] += often * met[hand];
    }
  }
}
