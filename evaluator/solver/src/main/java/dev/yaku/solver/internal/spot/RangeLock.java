package dev.yaku.solver.internal.spot;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.cfr.NodeView;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/**
 * A decision at which a whole range takes one action with a given frequency: the strategy of a
 * solution, changed where that costs least. If the action is to be taken more often, the hands that
 * lose least by it, or gain most, take it first, each as often as it can; if less often, those that
 * lose most by it stop first.
 */
public final class RangeLock {
  private static final double WHOLE = 100; // per cents of a frequency in text
  private static final double EQUAL = 1e-7; // of values in chips: hands that differ only in suits

  private final NodePath place;
  private final NodeView view;
  private final int action;
  private final double[] weights;
  private final double[][] often; // by action and hand
  private final double[][] worth;
  private final Integer[] free; // hands whose strategy is not given, in the order of change

  public RangeLock(NodePath place, int action) {
    this.place = place;
    view = place.view();
    this.action = action;
    int player = view.node().player();
    weights = view.weights(player).clone();
    double[] met = view.opponents(player);
    for (int hand = 0; hand < weights.length; hand++) {
      weights[hand] *= met[hand];
    }
    often = Arrays.stream(view.frequencies()).map(double[]::clone).toArray(double[][]::new);
    worth = view.actionValues();
    double[][] given = view.given();
    free =
        IntStream.range(0, weights.length)
            .filter(hand -> weights[hand] > 0 && (given == null || given[0][hand] < 0))
            .boxed()
            .toArray(Integer[]::new);
  }

  /** The gain of a hand by the action, beside its best other one. */
  private double gain(int hand) {
    return worth[action][hand] - worth[best(hand)][hand];
  }

  /** The best of the other actions. */
  private int best(int hand) {
    int best = action == 0 ? 1 : 0;
    for (int other = 0; other < worth.length; other++) {
      best = other != action && worth[other][hand] > worth[best][hand] ? other : best;
    }
    return best;
  }

  /**
   * Changes the strategy until the range takes the action this often.
   *
   * @throws IllegalArgumentException if the hands that are free cannot do it
   */
  public RangeLock to(double part) {
    double need = -part * Arrays.stream(weights).sum();
    for (int hand = 0; hand < weights.length; hand++) {
      need += weights[hand] * often[action][hand];
    }
    double all = Arrays.stream(weights).sum();
    boolean more = need < 0;
    need = Math.abs(need);
    Comparator<Integer> order = Comparator.comparingDouble(this::gain);
    Arrays.sort(free, more ? order.reversed() : order);
    for (int from = 0, to = 0; from < free.length && need > 0; from = to) {
      double room = 0;
      for (; to < free.length && Math.abs(gain(free[to]) - gain(free[from])) < EQUAL; to++) {
        room += weights[free[to]] * Math.abs((more ? 1 : 0) - often[action][free[to]]);
      }
      double share = room <= need ? 1 : need / room;
      for (int i = from; i < to; i++) {
        double before = often[action][free[i]];
        set(free[i], before + share * ((more ? 1 : 0) - before));
      }
      need -= Math.min(room, need);
    }
    if (need > all / 1e6) {
      throw new IllegalArgumentException(
          "frequency " + part + ": the hands that no lock has given cannot do that");
    }
    return this;
  }

  /** Other actions share what is left as before, or the best of them has all. */
  private void set(int hand, double frequency) {
    double before = 1 - often[action][hand];
    for (int other = 0; other < often.length; other++) {
      double share = before > 0 ? often[other][hand] / before : other == best(hand) ? 1 : 0;
      often[other][hand] = other == action ? frequency : share * (1 - frequency);
    }
  }

  /** The value of a line {@code lock}. */
  public String text() {
    StringJoiner parts = new StringJoiner("; ");
    for (int other = 0; other < often.length; other++) {
      String range = range(view.node().player(), often[other]);
      if (!range.isEmpty()) {
        parts.add(place.actions().get(other) + " = " + range);
      }
    }
    return place.path() + (place.path().isEmpty() ? ": " : " : ") + parts;
  }

  /** Hands and frequencies; hands that the player cannot have are added where that is shorter. */
  private String range(int player, double... frequencies) {
    double[] byHole = new double[HoleIndex.SIZE];
    boolean[] isThere = new boolean[HoleIndex.SIZE];
    for (int hand = 0; hand < weights.length; hand++) {
      isThere[HoleIndex.of(view.cards(player, hand))] = true;
    }
    double[] first = new double[HoleClass.SIZE]; // by class: the frequency of all; NaN if several
    Arrays.fill(first, -1);
    for (int hand : free) {
      int hole = HoleIndex.of(view.cards(player, hand));
      byHole[hole] = Math.round(WHOLE * frequencies[hand]) / WHOLE;
      int group = HoleClass.of(hole);
      first[group] = first[group] == -1 || first[group] == byHole[hole] ? byHole[hole] : Double.NaN;
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double of = first[HoleClass.of(hole)];
      byHole[hole] = !isThere[hole] && of > 0 ? of : byHole[hole];
    }
    return Arrays.stream(byHole).allMatch(of -> of == 0) ? "" : Range.of(byHole).toString();
  }
}
