package dev.yaku.equity;

import dev.yaku.internal.counting.Counting;
import dev.yaku.internal.counting.Countings;
import dev.yaku.internal.sampling.Sampler;
import dev.yaku.internal.spot.DealCount;
import dev.yaku.internal.spot.Spot;
import java.time.Duration;

/**
 * How much work a question is worth: which are counted deal by deal, and how many deals are sampled
 * of the others.
 */
record Effort(Mode mode, long trials, double error, Duration time) {
  /** What {@link #EXACT} takes on at most, in nanoseconds by the estimate: about half an hour. */
  private static final double MOST_NANOSECONDS = 2e12;

  /** What is counted exactly unless told otherwise, in nanoseconds by the estimate. */
  private static final double DEFAULT_NANOSECONDS = 1e9;

  /** Every deal where that takes about a second or less, else so many. */
  static final Effort DEFAULT = of(Mode.DEFAULT, EquityDeal.DEFAULT_TRIALS);

  /** Every deal. */
  static final Effort EXACT = of(Mode.EXACT, 0);

  enum Mode {
    DEFAULT,
    EXACT,
    SAMPLE,
    ERROR,
    TIME
  }

  private static Effort of(Mode mode, long trials) {
    return new Effort(mode, trials, 0, Duration.ZERO);
  }

  static Effort sample(long trials) {
    return of(Mode.SAMPLE, trials);
  }

  static Effort untilError(double error) {
    return new Effort(Mode.ERROR, 0, error, Duration.ZERO);
  }

  static Effort within(Duration time) {
    return new Effort(Mode.TIME, 0, 0, time);
  }

  /**
   * Answers a question.
   *
   * @throws IllegalArgumentException if every deal is to be counted, and there are too many
   */
  EquityResult answer(Spot spot, long seed, Workers workers) {
    if (mode == Mode.SAMPLE) {
      return sample(spot, seed, workers);
    }
    Counting counting = Countings.of(spot);
    boolean shared = mode == Mode.EXACT || mode == Mode.TIME; // else the answer depends on threads
    double cost = counting.cost() / (shared ? workers.threads() : 1);
    double most =
        switch (mode) {
          case EXACT -> MOST_NANOSECONDS;
          case TIME -> time.toNanos();
          default -> DEFAULT_NANOSECONDS;
        };
    if (cost <= most) {
      return workers.count(counting);
    }
    if (mode == Mode.EXACT) {
      throw new IllegalArgumentException(new DealCount(spot).tooMany());
    }
    return sample(spot, seed, workers);
  }

  private EquityResult sample(Spot spot, long seed, Workers workers) {
    Sampler sampler = Sampler.of(spot, seed);
    return switch (mode) {
      case ERROR -> workers.sampleUntil(sampler, error);
      case TIME -> workers.sampleFor(sampler, time);
      default -> workers.sample(sampler, trials);
    };
  }
}
