package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.cfr.StreetShape.Payoff;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.Arrays;

/**
 * A place in the tree with the cards on the board. What is found by hand is kept, since programs
 * ask hand after hand; callers do not change it.
 */
public final class NodeView {
  private final StreetResult street;
  private final BettingNode node;
  private final double[][] weights = new double[2][]; // by player, found when first needed
  private final double[][] opponents = new double[2][];
  private final double[][] values = new double[2][];
  private double[][] frequencies; // by action
  private double[][] actionValues;

  private NodeView(StreetResult street, BettingNode node) {
    this.street = street;
    this.node = node;
  }

  /** The start of the tree. */
  public NodeView(Solve solve) {
    this(new StreetResult(solve), solve.problem.root);
  }

  public BettingNode node() {
    return node;
  }

  public long board() {
    return street.exchange.image(street.deal.board());
  }

  public NodeView play(int action) {
    return new NodeView(street, node.children().get(action));
  }

  /** Null if the card cannot come. */
  public NodeView deal(int card) {
    BettingNode start = node.children().get(0);
    StreetResult next = street.next(card, start);
    return next == null ? null : new NodeView(next, start);
  }

  /** The number of the player's hands. */
  public int hands(int player) {
    return hands(player, street).count();
  }

  private static PlayerHands hands(int player, StreetResult street) {
    return street.deal.hands()[player];
  }

  /** The cards of a hand. */
  public long cards(int player, int hand) {
    return street.exchange.image(hands(player, street).cards()[hand]);
  }

  /** The number of the hand of these cards; -1 if the player cannot have it. */
  public int hand(int player, long cards) {
    return hands(player, street).number(street.exchange.inverse().image(cards));
  }

  private int at(int place, int player) {
    return RowPlace.row(place) * hands(player, street).padded();
  }

  /** By hand: its weight in the player's range times how often the player comes here with it. */
  public synchronized double[] weights(int player) {
    if (weights[player] == null) {
      double greatest = street.whole.greatest[player];
      weights[player] =
          Arrays.stream(parts(player), 0, hands(player)).map(part -> part * greatest).toArray();
    }
    return weights[player];
  }

  /** The weights as parts of the range's greatest weight, with zeros up to the padded length. */
  public double[] parts(int player) {
    int place = shape().places(node)[player];
    int from = at(place, player);
    double[] reach = street.reach(player)[RowPlace.array(place)];
    return Arrays.copyOfRange(reach, from, from + hands(player, street).padded());
  }

  private StreetShape shape() {
    return street.solve.problem.shape(street.deal);
  }

  /** By action and hand of the player who acts: how often. */
  public synchronized double[][] frequencies() {
    if (frequencies == null) {
      frequencies = ofActions(street.averages(node.player()));
    }
    return frequencies;
  }

  /** By action and hand of the player who acts, from numbers of all the player's decisions. */
  private double[][] ofActions(double[][] all) {
    int first = shape().place(node);
    int at = at(first, node.player());
    double[][] found = new double[node.actions().size()][];
    for (int action = 0; action < found.length; action++) {
      double[] of = all[RowPlace.array(first) + action];
      found[action] = Arrays.copyOfRange(of, at, at + hands(node.player()));
    }
    return found;
  }

  /**
   * By hand: the weight of the opponent's hands that share no card with it, as parts of the
   * opponent's greatest weight.
   */
  public synchronized double[] opponents(int player) {
    if (opponents[player] == null) {
      PlayerHands mine = hands(player, street);
      opponents[player] = ExactSweep.all(mine, hands(1 - player, street), parts(1 - player), 0);
    }
    return opponents[player];
  }

  /**
   * By hand: what it has of the pot in the end less what the player adds from here on; not a number
   * if the opponent never comes here.
   */
  public synchronized double[] values(int player) {
    if (values[player] == null) {
      boolean acts = node.player() == player;
      int place = acts ? shape().place(node) : shape().places(node)[player];
      StreetValues worth = street.worth(player);
      double[][] of = acts ? worth.own() : worth.values();
      values[player] = shown(of[RowPlace.array(place)], at(place, player), player);
    }
    return values[player];
  }

  /** Whether nobody acts from here on. */
  public boolean isDecided() {
    return end().kind() != BettingNode.Kind.PLAYER;
  }

  /** The place after all cards until somebody acts. */
  private BettingNode end() {
    BettingNode end = node;
    while (end.kind() == BettingNode.Kind.DEAL) {
      end = end.children().get(0);
    }
    return end;
  }

  /**
   * By hand, where nobody acts from here on: what it has of the pot in the end.
   *
   * @param equities by hand
   */
  public double[] endValues(int player, double... equities) {
    Payoff payoff = Payoff.of(street.solve.problem.rules, end(), player);
    double base = street.solve.problem.rules.pot() / 2.0 + node.put(player) + payoff.ofAll();
    return Arrays.stream(equities)
        .map(equity -> base + payoff.ofLead() * (2 * equity - 1))
        .toArray();
  }

  /** The pairs of hands that come here, by weight, as a part of all. */
  public double pairs() {
    double[] parts = parts(0);
    double[] met = opponents(0);
    double sum = 0;
    for (int hand = 0; hand < met.length; hand++) {
      sum += parts[hand] * met[hand];
    }
    return sum / street.whole.pairs;
  }

  /** By action and hand of the player who acts: the value of the action. */
  public synchronized double[][] actionValues() {
    if (actionValues == null) {
      int player = node.player();
      actionValues =
          Arrays.stream(ofActions(street.worth(player).values()))
              .map(worth -> shown(worth, 0, player))
              .toArray(double[][]::new);
    }
    return actionValues;
  }

  private double[] shown(double[] worth, int at, int player) {
    double[] met = opponents(player);
    double base = street.solve.problem.rules.pot() / 2.0 + node.put(player);
    double[] shown = new double[met.length];
    for (int hand = 0; hand < shown.length; hand++) {
      shown[hand] = met[hand] > 0 ? base + worth[at + hand] / met[hand] : Double.NaN;
    }
    return shown;
  }

  /** The strategy that {@link #lock} gave; null if it gave none. */
  public double[][] given() {
    return street.solve.locks.given(street.deal, node.player(), shape().place(node));
  }

  /**
   * Gives the strategy of this decision, before the first iteration.
   *
   * @param given by action and hand, in sum 1; negative for hands whose strategy is free
   */
  public void lock(double[][] given) {
    street.solve.locks.add(street.deal, node.player(), shape().place(node), given);
  }
}
