package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.Progress;
import java.util.Arrays;
import java.util.function.Predicate;

/** Improves the strategies of all players in turn until no other one gains much. For one thread. */
public final class Equilibrium {
  /*
   * Regrets with a prediction (PCFR+: G. Farina, C. Kroer, T. Sandholm, "Faster Game Solving via
   * Predictive Blackwell Approachability", 2021): the next regret is taken to be the last one.
   * Strategies are weighed by the square of their iteration.
   */
  private static final int FIRST_CHECK = 16;
  private static final int LEAST_BETWEEN = 8;
  private static final double HARDLY = 0.01;
  private static final double RARELY = 1e-9; // deals

  private final Branches branches;
  private final double[][] given; // by decision and class, as all that follow
  private final double[][] ofIn = new double[Branches.SETS][CLASSES]; // regrets
  private final double[][] ofFold = new double[Branches.SETS][CLASSES];
  private final double[][] sums = new double[Branches.SETS][CLASSES];
  private final double[][] now;
  private int iterations;
  private double weights;

  /** How often hands go in may be given, by decision and class: negative where it is free. */
  public Equilibrium(Branches branches, double[]... given) {
    this.branches = branches;
    this.given = given;
    now = strategies((decision, of) -> 0.5);
  }

  /**
   * Strategies, and how far they are from an equilibrium.
   *
   * @param strategies by decision and class how often a hand goes in
   * @param differences by decision and class what that gains over folding, there; NaN if never
   * @param gains by seat what a best answer to the others' strategies gains
   * @param ends by end and outcome how often the hand ends so
   */
  public record Found(
      int iterations,
      double[][] strategies,
      double[][] differences,
      double[] gains,
      double[][] ends) {
    /** By seat the mean of worths by end, outcome and seat: see {@link Stakes#worths}. */
    public double[] mean(double[][][] worths) {
      double[] sums = new double[worths[Branches.BIG_BLIND][0].length];
      for (int end = 1; end < ends.length; end++) {
        for (int outcome = 0; outcome < ends[end].length; outcome++) {
          Pairs.add(ends[end][outcome], worths[end][outcome], sums);
        }
      }
      return sums;
    }
  }

  /** A number for a class of hands at a decision. */
  @FunctionalInterface
  private interface ByHand {
    double of(int decision, int holeClass);
  }

  private static double[][] numbers(ByHand number) {
    double[][] numbers = new double[Branches.SETS][CLASSES];
    for (int i = 0; i < numbers.length; i++) {
      int decision = i;
      Arrays.setAll(numbers[i], of -> number.of(decision, of));
    }
    return numbers;
  }

  private boolean isFree(int decision, int of) {
    return given[decision][of] < 0;
  }

  /** The strategies that are given, and these where they are free. */
  private double[][] strategies(ByHand free) {
    return numbers((to, of) -> isFree(to, of) ? free.of(to, of) : given[to][of]);
  }

  /** Goes on until nobody gains more than this, or so many iterations are done. */
  public Found run(double error, int most, Predicate<Progress> goOn) {
    int check = Math.min(FIRST_CHECK, most);
    while (true) {
      updateAll(now);
      while (iterations < check) {
        iterate();
      }
      double[][] means = strategies((decision, of) -> sums[decision][of] / weights);
      double left = most(gains(means));
      Progress progress = new Progress(iterations, 0, left, Double.POSITIVE_INFINITY);
      if (left <= error || !goOn.test(progress) || iterations == most) {
        return found(means, Math.max(error, left));
      }
      check = Math.min(most, check + Math.max(LEAST_BETWEEN, check / 4));
    }
  }

  /** Takes what is hardly ever done as never done, if nobody gains too much by that. */
  private Found found(double[][] means, double error) {
    double[][] pure =
        strategies(
            (decision, of) -> {
              double often = means[decision][of];
              return Math.abs(often - 0.5) > 0.5 - HARDLY ? Math.rint(often) : often;
            });
    double[] ofPure = gains(pure);
    boolean isPure = most(ofPure) <= error;
    double[][] best = isPure ? pure : means;
    double[] gains = isPure ? ofPure : gains(means);
    double[][] reached = branches.reached;
    double[][] differences =
        numbers(
            (decision, of) ->
                reached[decision][of] > RARELY
                    ? gain(decision, of) / reached[decision][of]
                    : Double.NaN);
    return new Found(iterations, best, differences, gains, branches.ends(best));
  }

  private static double most(double... gains) {
    return Arrays.stream(gains).max().orElse(0);
  }

  private void updateAll(double[]... strategies) {
    for (int seat = branches.firstSeat(); seat < Stakes.SEATS; seat++) {
      branches.update(seat, strategies);
    }
  }

  private void iterate() {
    iterations++;
    double weight = (double) iterations * iterations;
    weights += weight;
    for (int seat = branches.firstSeat(); seat < Stakes.SEATS; seat++) {
      branches.find(seat, now);
      for (int decision = 1 << seat; decision < 2 << seat; decision++) {
        improve(decision);
        Pairs.add(weight, now[decision], sums[decision]);
      }
      branches.update(seat, now);
    }
  }

  private void improve(int decision) {
    for (int of = 0; of < CLASSES; of++) {
      if (isFree(decision, of)) {
        double gain = gain(decision, of);
        double in = (1 - now[decision][of]) * gain;
        double fold = -now[decision][of] * gain;
        ofIn[decision][of] = Math.max(0, ofIn[decision][of] + in);
        ofFold[decision][of] = Math.max(0, ofFold[decision][of] + fold);
        double next = Math.max(0, ofIn[decision][of] + in);
        double sum = next + Math.max(0, ofFold[decision][of] + fold);
        now[decision][of] = sum > 0 ? next / sum : gain > 0 ? 1 : 0;
      }
    }
  }

  private double gain(int decision, int of) {
    return branches.in[decision][of] - branches.fold[decision][of];
  }

  /** Finds what each player would gain by a best answer to these strategies. */
  private double[] gains(double[]... strategies) {
    updateAll(strategies);
    double[] gains = new double[Stakes.SEATS];
    for (int seat = branches.firstSeat(); seat < Stakes.SEATS; seat++) {
      branches.find(seat, strategies);
      for (int decision = 1 << seat; decision < 2 << seat; decision++) {
        for (int of = 0; of < CLASSES; of++) {
          double gain = gain(decision, of);
          double more = (gain > 0 ? 1 : 0) - strategies[decision][of];
          gains[seat] += isFree(decision, of) ? more * gain / branches.deals : 0;
        }
      }
    }
    return gains;
  }
}
