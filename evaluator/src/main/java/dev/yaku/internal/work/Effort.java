package dev.yaku.internal.work;

import dev.yaku.internal.counting.Counting;
import dev.yaku.internal.counting.Countings;
import dev.yaku.internal.sampling.Sampler;
import dev.yaku.internal.sampling.Samplers;
import dev.yaku.internal.spot.DealCount;
import dev.yaku.internal.spot.Spot;
import java.time.Duration;
import java.util.Locale;

/**
 * How much work an answer is worth.
 *
 * @param nanoseconds every deal is counted if that takes no longer, by estimate
 * @param ofAllThreads whether the estimate is of all threads together; else the answer must not
 *     depend on their number
 * @param otherwise what is done if it takes longer
 * @param trials how many deals are sampled
 * @param error the standard error until which deals are sampled
 * @param time how long deals are sampled
 */
public record Effort(
    double nanoseconds,
    boolean ofAllThreads,
    Otherwise otherwise,
    long trials,
    double error,
    Duration time) {

  /** About a second, on one core. */
  private static final double DEFAULT_NANOSECONDS = 1e9;

  /** About half an hour. */
  private static final double MOST_NANOSECONDS = 2e12;

  private static final double MOST_DIGITS = 1e15; // more digits say nothing

  private enum Otherwise {
    REJECT,
    SAMPLE,
    SAMPLE_UNTIL_ERROR,
    SAMPLE_FOR_TIME
  }

  /** Counts within a second, else samples so many deals. */
  public static Effort byDefault(long trials) {
    return new Effort(DEFAULT_NANOSECONDS, false, Otherwise.SAMPLE, trials, 0, Duration.ZERO);
  }

  /** Counts within half an hour, or not at all. */
  public static Effort exact() {
    return new Effort(MOST_NANOSECONDS, true, Otherwise.REJECT, 0, 0, Duration.ZERO);
  }

  /** Samples so many deals. */
  public static Effort sample(long trials) {
    return new Effort(-1, false, Otherwise.SAMPLE, trials, 0, Duration.ZERO);
  }

  /** Counts within a second, else samples until no player's standard error is greater. */
  public static Effort untilError(double error) {
    return new Effort(
        DEFAULT_NANOSECONDS, false, Otherwise.SAMPLE_UNTIL_ERROR, 0, error, Duration.ZERO);
  }

  /** Counts within a time, else samples for that time. */
  public static Effort within(Duration time) {
    return new Effort(
        time.toSeconds() * 1e9 + time.toNanosPart(), true, Otherwise.SAMPLE_FOR_TIME, 0, 0, time);
  }

  /**
   * Does the work.
   *
   * @param seed where the random numbers start
   * @throws IllegalArgumentException if every deal is to be counted, and there are too many
   */
  public Workers.Outcome spend(Spot spot, int threads, Progress progress, long seed) {
    Workers workers = new Workers(spot, threads, progress);
    if (nanoseconds >= 0) {
      Counting counting = Countings.of(spot);
      if (counting.cost() / (ofAllThreads ? threads : 1) <= nanoseconds) {
        return workers.count(counting);
      }
    }
    if (otherwise == Otherwise.REJECT) {
      throw new IllegalArgumentException(
          "too many deals to count every one: " + deals(spot) + "; sample them");
    }
    Sampler sampler = Samplers.of(spot, seed);
    return switch (otherwise) {
      case SAMPLE_UNTIL_ERROR -> workers.sampleUntil(sampler, error);
      case SAMPLE_FOR_TIME -> workers.sampleFor(sampler, time);
      default -> workers.sample(sampler, trials);
    };
  }

  private static String deals(Spot spot) {
    DealCount count = new DealCount(spot);
    double exactly = count.exactly();
    if (exactly < 0) {
      return "up to " + count.atMost();
    }
    return exactly > MOST_DIGITS
        ? Double.toString(exactly)
        : String.format(Locale.ROOT, "%,.0f", exactly);
  }
}
