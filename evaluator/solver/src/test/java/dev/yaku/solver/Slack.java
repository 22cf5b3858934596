package dev.yaku.solver;

import java.util.Arrays;
import java.util.Comparator;

/**
 * What other strategies of a player do at a decision of two actions, if they lose hardly more: how
 * far the mean of any number can be, over the hands that take an action.
 *
 * <p>Say two solutions of one question leave so many chips to their best answers, in sum. Then a
 * strategy of the second loses no more than these against the first one's opponent, compared with
 * the best answer: it has at least the value of the game less what it leaves, and the best answer
 * at most that value and what the opponent leaves. So among all hands no more is lost at one
 * decision; but what is nearly the same may be done by any of them as often as one likes. Which
 * choice makes a mean greatest is found by bisection: for a guess, each hand does what costs
 * nothing, and then what brings it above the guess most for what it costs, until all is spent.
 */
final class Slack {
  private static final int STEPS = 100;

  private final double[] pairs; // by hand: how often it comes here, with the opponent's
  private final double[] costs; // of a hand's taking the action; below 0: of not taking it
  private final double budget;

  /**
   * @param node the decision
   * @param answered the same with the best answer of the player who acts
   * @param action its number
   * @param budget chips that may be lost
   */
  Slack(SolutionNode node, SolutionNode answered, int action, double budget) {
    int player = node.player();
    long[] hands = node.hands(player);
    pairs = new double[hands.length];
    costs = new double[hands.length];
    double all = 0;
    for (int i = 0; i < hands.length; i++) {
      double met = 0;
      for (long other : node.hands(1 - player)) {
        met += (other & hands[i]) == 0 ? node.weight(1 - player, other) : 0;
      }
      pairs[i] = met * node.weight(player, hands[i]);
      all += pairs[i];
      double[] values = answered.actionValues(hands[i]);
      costs[i] = pairs[i] > 0 ? values[1 - action] - values[action] : 0;
    }
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] *= node.reached() / all;
    }
    this.budget = budget;
  }

  /** The least and the greatest frequency of the action, over all hands. */
  double[] frequencies() {
    double all = Arrays.stream(pairs).sum();
    double[] ones = new double[pairs.length];
    Arrays.fill(ones, 1);
    return new double[] {-most(negated(ones), 0) / all, most(ones, 0) / all};
  }

  /**
   * The least and the greatest mean of a number, by hand, over the hands that take the action, if
   * it is taken so often: of a linear program the dual, in one unknown.
   *
   * @param often the frequency of the action, above 0
   */
  double[] means(double often, double... byHand) {
    return new double[] {-mean(often, negated(byHand)), mean(often, byHand)};
  }

  private static double[] negated(double... numbers) {
    return Arrays.stream(numbers).map(number -> -number).toArray();
  }

  private double mean(double often, double... byHand) {
    double taken = often * Arrays.stream(pairs).sum();
    double range =
        Arrays.stream(byHand).filter(x -> !Double.isNaN(x)).map(Math::abs).max().orElse(0);
    double low = -9 * range;
    double high = 9 * range;
    for (int step = 0; step < STEPS; step++) { // of a convex function the least value
      double left = low + (high - low) / 3;
      double right = high - (high - low) / 3;
      boolean isLeft = most(byHand, left) + left * taken < most(byHand, right) + right * taken;
      low = isLeft ? low : left;
      high = isLeft ? right : high;
    }
    return most(byHand, low) / taken + low;
  }

  /** The greatest sum of numbers less a guess, over the hands that take the action. */
  private double most(double[] byHand, double guess) {
    double sum = 0;
    Integer[] order = new Integer[pairs.length];
    double[] gains = new double[pairs.length]; // of the other choice
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
      double taken = pairs[i] > 0 ? pairs[i] * (byHand[i] - guess) : 0;
      boolean takes = costs[i] < 0;
      sum += takes ? taken : 0;
      gains[i] = takes ? -taken : taken;
    }
    Comparator<Integer> byWorth =
        Comparator.comparingDouble(
            i -> -gains[i] / Math.max(Math.abs(costs[i] * pairs[i]), 1e-300));
    Arrays.sort(order, byWorth);
    double left = budget;
    for (int i : order) {
      double cost = Math.abs(costs[i] * pairs[i]);
      if (gains[i] <= 0 || left <= 0) {
        break;
      }
      double part = cost <= left ? 1 : left / cost;
      sum += part * gains[i];
      left -= part * cost;
    }
    return sum;
  }
}
