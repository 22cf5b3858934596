package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.Progress;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Improves the strategies of all players in turn until no other one gains much. For one thread. */
public final class Equilibrium {
  /*
   * Regrets with a prediction (PCFR+: G. Farina, C. Kroer, T. Sandholm, "Faster Game Solving via
   * Predictive Blackwell Approachability", 2021): the next regret is taken to be the last one.
   * Strategies are weighed by the square of their iteration.
   */
  private static final int FIRST_CHECK = 16;

  private static final double HARDLY = 0.01;

  private final Branches branches;
  private final double[][] given; // by decision and class: negative where it is free
  private final double[][] ofIn = new double[Branches.DECISIONS][CLASSES]; // regrets
  private final double[][] ofFold = new double[Branches.DECISIONS][CLASSES];
  private final double[][] now = new double[Branches.DECISIONS][CLASSES];
  private final double[][] sums = new double[Branches.DECISIONS][CLASSES];
  private double[][] mean = new double[Branches.DECISIONS][CLASSES];
  private final double[] gains = new double[Stakes.SEATS];
  private int iterations;
  private double weights;
  private double[][] ends = {};

  /** How often hands are all-in may be given, by decision and class: negative where it is free. */
  public Equilibrium(Branches branches, double[]... given) {
    this.branches = branches;
    this.given = given;
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        now[decision][of] = isFree(decision, of) ? 0.5 : given[decision][of];
      }
    }
  }

  private boolean isFree(int decision, int of) {
    return given[decision][of] < 0;
  }

  /** Goes on until nobody gains more than this, or so many iterations are done. */
  public void run(double error, int most, Predicate<Progress> goOn) {
    updateAll(now);
    int check = Math.min(FIRST_CHECK, most);
    while (iterations < most) {
      iterate();
      if (iterations == check) {
        double left = measure(means());
        if (left <= error
            || !goOn.test(new Progress(iterations, 0, left, Double.POSITIVE_INFINITY))) {
          break;
        }
        check = Math.min(most, check + Math.max(8, check / 4));
        updateAll(now);
      }
    }
    tidy(error);
    ends = branches.ends(mean);
  }

  /** Takes what is hardly ever done as never done, if nobody gains too much by that. */
  private void tidy(double error) {
    double[][] before = mean;
    double[][] tidy = new double[Branches.DECISIONS][CLASSES];
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        double often = before[decision][of];
        boolean pure = isFree(decision, of) && Math.abs(often - 0.5) > 0.5 - HARDLY;
        tidy[decision][of] = pure ? Math.rint(often) : often;
      }
    }
    double left = Arrays.stream(gains).max().orElse(0);
    if (measure(tidy) > Math.max(error, left)) {
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
      for (int decision = 0; decision < given.length; decision++) {
        if (Branches.seat(decision) == seat) {
          improve(decision);
        }
      }
      branches.update(seat, now);
    }
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        sums[decision][of] += weight * now[decision][of];
      }
    }
  }

  private void improve(int decision) {
    for (int of = 0; of < CLASSES; of++) {
      double gain = branches.in[decision][of] - branches.fold[decision][of];
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

  /** The mean strategies so far. */
  private double[][] means() {
    double[][] means = new double[Branches.DECISIONS][CLASSES];
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        double often = sums[decision][of] / weights;
        means[decision][of] = isFree(decision, of) ? often : given[decision][of];
      }
    }
    return means;
  }

  /** Finds what each player would gain by a best answer to these strategies: returns the most. */
  private double measure(double[]... strategies) {
    mean = strategies;
    updateAll(mean);
    Arrays.fill(gains, 0);
    for (int seat = branches.firstSeat(); seat < Stakes.SEATS; seat++) {
      branches.find(seat, mean);
    }
    for (int decision = 0; decision < given.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        double gain = branches.in[decision][of] - branches.fold[decision][of];
        double often = mean[decision][of];
        double more = isFree(decision, of) ? Math.max((1 - often) * gain, -often * gain) : 0;
        gains[Branches.seat(decision)] += more / branches.deals();
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

  /**
   * By decision and class what all-in gains over folding, with this hand and there; NaN if never.
   */
  public double[][] differences() {
    double[][] means = new double[Branches.DECISIONS][CLASSES];
    for (int decision = 0; decision < means.length; decision++) {
      for (int of = 0; of < CLASSES; of++) {
        double gain = branches.in[decision][of] - branches.fold[decision][of];
        double reached = branches.reached[decision][of];
        means[decision][of] = reached > 1e-9 ? gain / reached : Double.NaN;
      }
    }
    return means;
  }

  /** By player what the ways in which the hand ends are worth in the mean. */
  public double[] mean(Stakes stakes, UnaryOperator<double[]> worth) {
    double[][][] worths = stakes.worths(worth);
    double[] sums = new double[stakes.before().length];
    for (int in = 1; in < ends.length; in++) {
      for (int outcome = 0; ends[in] != null && outcome < ends[in].length; outcome++) {
        for (int player = 0; player < sums.length; player++) {
          sums[player] += ends[in][outcome] * worths[in][outcome][player];
        }
      }
    }
    return sums;
  }
}
