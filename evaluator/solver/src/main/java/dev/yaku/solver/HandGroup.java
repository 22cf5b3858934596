package dev.yaku.solver;

import dev.yaku.solver.internal.cfr.NodeView;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * Some hands of a player at a place: how many there are, and what they have and do together.
 * Immutable.
 *
 * @param combos the number of hands, each times its {@linkplain SolutionNode#weight weight} there
 * @param equity the part of the pot that they would win without further bets; NaN if there are none
 * @param value their part of the pot in the end less the chips that they add from there on
 * @param frequencies how often they take each action; empty if the other player acts
 * @param actionValues the value of each action of the hands that take it, each as often as it does:
 *     frequencies times these are the value; NaN for an action that is never taken
 */
public record HandGroup(
    double combos,
    double equity,
    double value,
    List<Double> frequencies,
    List<Double> actionValues) {
  /**
   * A group and its numbers; the lists are copied.
   *
   * @param combos the number of hands, each times its {@linkplain SolutionNode#weight weight} there
   * @param equity the part of the pot that they would win without further bets; NaN if there are
   *     none
   * @param value their part of the pot in the end less the chips that they add from there on
   * @param frequencies how often they take each action; empty if the other player acts
   * @param actionValues the value of each action of the hands that take it, each as often as it
   *     does: frequencies times these are the value; NaN for an action that is never taken
   */
  public HandGroup {
    frequencies = List.copyOf(Objects.requireNonNull(frequencies, "frequencies"));
    actionValues = List.copyOf(Objects.requireNonNull(actionValues, "actionValues"));
  }

  static HandGroup of(
      NodeView view, int player, LongPredicate hands, double[] equities, double... values) {
    int[] chosen = chosen(view, player, hands);
    double[] weights = view.weights(player);
    double combos = Arrays.stream(chosen).mapToDouble(hand -> weights[hand]).sum();
    Mean mean = new Mean(view, player, chosen);
    boolean acts = !view.node().actions().isEmpty() && view.node().player() == player;
    return new HandGroup(
        combos,
        mean.of(equities),
        mean.of(values),
        acts ? list(mean.frequencies()) : List.of(),
        acts ? list(mean.actionValues()) : List.of());
  }

  /** The numbers of the hands. */
  static int[] chosen(NodeView view, int player, LongPredicate hands) {
    return IntStream.range(0, view.hands(player))
        .filter(hand -> hands.test(view.cards(player, hand)))
        .toArray();
  }

  private static List<Double> list(double... numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  /** The mean over some hands of a player, each as likely as it is at a place. */
  static final class Mean {
    private final NodeView view;
    private final int[] hands;
    private final double[] weights; // by number of a hand of the player

    Mean(NodeView view, int player, int... hands) {
      this.view = view;
      this.hands = hands;
      weights = view.weights(player).clone();
      double[] opponents = view.opponents(player);
      for (int hand = 0; hand < weights.length; hand++) {
        weights[hand] *= opponents[hand];
      }
    }

    /** Computes the mean over all hands. */
    Mean(NodeView view, int player) {
      this(view, player, IntStream.range(0, view.hands(player)).toArray());
    }

    double of(double... byHand) {
      return mean(byHand, null);
    }

    /** The part that these hands have of all. */
    double share() {
      double sum = Arrays.stream(hands).mapToDouble(hand -> weights[hand]).sum();
      return sum == 0 ? 0 : sum / Arrays.stream(weights).sum();
    }

    /** How often the player, who acts, takes each action. */
    double[] frequencies() {
      return Arrays.stream(view.frequencies()).mapToDouble(this::of).toArray();
    }

    /** The value of each action, over the hands that take it. */
    double[] actionValues() {
      double[][] frequencies = view.frequencies();
      double[][] values = view.actionValues();
      double[] means = new double[values.length];
      for (int action = 0; action < means.length; action++) {
        means[action] = mean(values[action], frequencies[action]);
      }
      return means;
    }

    /**
     * The weighted mean of a number; hands of weight 0 do not count, even if they have no number.
     */
    private double mean(double[] byHand, double[] often) {
      double sum = 0;
      double all = 0;
      for (int hand : hands) {
        double weight = weights[hand] * (often == null ? 1 : often[hand]);
        if (weight > 0) {
          sum += weight * byHand[hand];
          all += weight;
        }
      }
      return sum / all;
    }
  }
}
