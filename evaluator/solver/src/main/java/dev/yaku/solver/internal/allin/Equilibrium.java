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

  private final Branches branches;
  private final double[][] given; // by decision and class, as all that follow
  private final double[][] ofIn = new double[Branches.SETS][CLASSES]; // regrets
  private final double[][] ofFold = new double[Branches.SETS][CLASSES];
  private final double[][] sums = new double[Branches.SETS][CLASSES];
  private final double[][] now;
  private double[][] mean = {};
  private final double[] gains = new double[Stakes.SEATS];
  private int iterations;
  private double weights;
  private double[][] ends = {};

  /** How often hands go in may be given, by decision and class: negative where it is free. */
  public Equilibrium(Branches branches, double[]... given) {
    this.branches = branches;
    this.given = given;
    now = strategies((decision, of) -> 0.5);
  }

  /** How often a class of hands goes in at a decision. */
  @FunctionalInterface
  private interface Strategy {
    double often(int decision, int of);
  }

  private boolean isFree(int decision, int of) {
    return given[decision][of] < 0;
  }

  /** The strategies that are given, and others where they are free. */
  private double[][] strategies(Strategy free) {
    double[][] strategies = new double[given.length][CLASSES];
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        strategies[decision][of] =
            isFree(decision, of) ? free.often(decision, of) : given[decision][of];
      }
    }
    return strategies;
  }

  /** Goes on until nobody gains more than this, or so many iterations are done. */
  public void run(double error, int most, Predicate<Progress> goOn) {
    updateAll(now);
    int check = Math.min(FIRST_CHECK, most);
    while (iterations < most) {
      iterate();
      if (iterations == check) {
        double left = measure(strategies((decision, of) -> sums[decision][of] / weights));
        if (left <= error
            || !goOn.test(new Progress(iterations, 0, left, Double.POSITIVE_INFINITY))) {
          break;
        }
        check = Math.min(most, check + Math.max(LEAST_BETWEEN, check / 4));
        updateAll(now);
      }
    }
    tidy(error);
    ends = branches.ends(mean);
  }

  /** Takes what is hardly ever done as never done, if nobody gains too much by that. */
  private void tidy(double error) {
    double[][] before = mean;
    double most = Math.max(error, Arrays.stream(gains).max().orElse(0));
    double[][] tidy =
        strategies(
            (decision, of) -> {
              double often = before[decision][of];
              return Math.abs(often - 0.5) > 0.5 - HARDLY ? Math.rint(often) : often;
            });
    if (measure(tidy) > most) {
      measure(before);
    }
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
      double gain = gain(decision, of);
      double often = now[decision][of];
      double in = (1 - often) * gain;
      double fold = -often * gain;
      ofIn[decision][of] = Math.max(0, ofIn[decision][of] + in);
      ofFold[decision][of] = Math.max(0, ofFold[decision][of] + fold);
      double next = Math.max(0, ofIn[decision][of] + in);
      double sum = next + Math.max(0, ofFold[decision][of] + fold);
      if (isFree(decision, of)) {
        now[decision][of] = sum > 0 ? next / sum : gain > 0 ? 1 : 0;
      }
    }
  }

  private double gain(int decision, int of) {
    return branches.in[decision][of] - branches.fold[decision][of];
  }

  /** Finds what each player would gain by a best answer to these strategies: returns the most. */
  private double measure(double[]... strategies) {
    mean = strategies;
    updateAll(mean);
    for (int seat = branches.firstSeat(); seat < Stakes.SEATS; seat++) {
      branches.find(seat, mean);
      gains[seat] = 0;
      for (int decision = 1 << seat; decision < 2 << seat; decision++) {
        for (int of = 0; of < CLASSES; of++) {
          double gain = gain(decision, of);
          double best = gain > 0 ? 1 : 0;
          double more = isFree(decision, of) ? (best - mean[decision][of]) * gain : 0;
          gains[seat] += more / branches.deals();
        }
      }
    }
    return Arrays.stream(gains).max().orElse(0);
  }

  public int iterations() {
    return iterations;
  }

  /** By decision and class how often a hand is all-in. */
  public double[][] strategies() {
    return mean;
  }

  /** By seat what a best answer to the others' strategies gains. */
  public double[] gains() {
    return gains;
  }

  /** By decision and class what all-in gains over folding, with this hand, there; NaN if never. */
  public double[][] differences() {
    double[][] differences = new double[given.length][CLASSES];
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        double reached = branches.reached[decision][of];
        differences[decision][of] = reached > 1e-9 ? gain(decision, of) / reached : Double.NaN;
      }
    }
    return differences;
  }

  /** By seat the mean of worths by end, seat and outcome: see {@link Stakes#worths}. */
  public double[] mean(double[][][] worths) {
    double[] sums = new double[worths[Branches.BIG_BLIND].length];
    for (int end = 1; end < ends.length; end++) {
      for (int seat = 0; ends[end] != null && seat < sums.length; seat++) {
        sums[seat] += Pairs.product(ends[end], worths[end][seat]) / branches.deals();
      }
    }
    return sums;
  }
}
