package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.betting.BettingTree;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.Hands;
import java.util.ArrayList;
import java.util.List;

/** The whole question: who may do what, with which cards. */
public final class Problem {
  private final BettingRules rules;
  private final BettingNode root;
  private final Deals deals;
  private final List<StreetShape> shapes = new ArrayList<>();
  private final double[][] weights;

  /**
   * @param weights by player: of the hands of the root deal
   */
  public Problem(BettingRules rules, Deals deals, double[]... weights) {
    this.rules = rules;
    this.deals = deals;
    this.weights = weights;
    root = BettingTree.of(rules);
    List<BettingNode> starts = List.of(root);
    while (!starts.isEmpty()) {
      StreetShape shape = new StreetShape(rules, starts);
      shapes.add(shape);
      starts = shape.nextNodes;
    }
  }

  public BettingRules rules() {
    return rules;
  }

  public BettingNode root() {
    return root;
  }

  public Deals deals() {
    return deals;
  }

  /** By hand of the root deal. */
  public double[] weights(int player) {
    return weights[player];
  }

  int streets() {
    return shapes.size();
  }

  /**
   * @param level 0 for the first street
   */
  StreetShape shape(int level) {
    return shapes.get(level);
  }

  List<Deal> deals(int level) {
    return deals.of(level);
  }

  /** The probability of a card that comes after this deal, given both players' hands. */
  double chance(Deal deal) {
    return 1.0 / deals.cardsToCome(deal);
  }

  /** The most hands of a player on a street, padded. */
  int padded(int level, int player) {
    int most = 0;
    for (Deal deal : deals(level)) {
      most = Math.max(most, deal.hands()[player].padded());
    }
    return most;
  }

  /** The number of pairs of hands that the players can hold together, each with its weight. */
  public double pairs() {
    Hands[] hands = deals.root().hands();
    double pairs = 0;
    for (int i = 0; i < hands[0].count(); i++) {
      for (int j = 0; j < hands[1].count(); j++) {
        if ((hands[0].cards(i) & hands[1].cards(j)) == 0) {
          pairs += weights[0][i] * weights[1][j];
        }
      }
    }
    return pairs;
  }
}
