package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.betting.BettingTree;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The whole question: who may do what, with which cards. */
public final class Problem {
  final BettingRules rules;
  final BettingNode root;
  final Deals deals;
  private final List<StreetShape> shapes = new ArrayList<>();

  /** By player and hand of the root deal: parts of the player's greatest weight. */
  final double[][] weights = new double[2][];

  /** By player: the greatest weight, as given. */
  final double[] greatest = new double[2];

  /** The number of pairs of hands that the players can hold together, each with its weight. */
  final double pairs;

  /**
   * From the start of the hand.
   *
   * @param weights by player: of the hands of the root deal; they matter up to a factor
   */
  public Problem(BettingRules rules, Deals deals, double[]... weights) {
    this(rules, BettingTree.of(rules), deals, weights);
  }

  /** A problem from a place on: the start of a street, whose board the root deal has. */
  Problem(BettingRules rules, BettingNode root, Deals deals, double[]... weights) {
    this.rules = rules;
    this.root = root;
    this.deals = deals;
    for (int player = 0; player < 2; player++) {
      double most = Arrays.stream(weights[player]).max().orElseThrow();
      greatest[player] = most;
      this.weights[player] = Arrays.stream(weights[player]).map(weight -> weight / most).toArray();
    }
    pairs = countPairs();
    List<BettingNode> starts = List.of(root);
    while (!starts.isEmpty()) {
      StreetShape shape = new StreetShape(rules, starts);
      shapes.add(shape);
      starts = shape.nextNodes;
    }
  }

  int streets() {
    return shapes.size();
  }

  /** That of a street, from 0 on. */
  StreetShape shape(int level) {
    return shapes.get(level);
  }

  StreetShape shape(Deal deal) {
    return shapes.get(deal.level());
  }

  PlayerShape shape(Deal deal, int player) {
    return shape(deal).players[player];
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
      most = Math.max(most, deal.padded(player));
    }
    return most;
  }

  /** How likely a player has each hand at the start: weights up to the padded length. */
  double[] start(int player) {
    return Arrays.copyOf(weights[player], deals.root().padded(player));
  }

  /** The value of a player's hands together, from what each is worth at the start. */
  double mean(int player, double... byHand) {
    double sum = 0;
    for (int i = 0; i < weights[player].length; i++) {
      sum += weights[player][i] * byHand[i];
    }
    return rules.pot() / 2.0 + sum / pairs;
  }

  /** The value of a player's hands together, from floats. */
  double mean(int player, float... byHand) {
    double[] exact = new double[byHand.length];
    Arrays.setAll(exact, hand -> byHand[hand]);
    return mean(player, exact);
  }

  private double countPairs() {
    PlayerHands[] hands = deals.root().hands();
    double[] possible = ExactSweep.all(hands[0], hands[1], start(1), 0);
    double sum = 0;
    for (int hand = 0; hand < possible.length; hand++) {
      sum += weights[0][hand] * possible[hand];
    }
    return sum;
  }
}
