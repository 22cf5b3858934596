package dev.yaku.equity.internal.work;

import dev.yaku.Progress;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.sampling.Sampler;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.work.Team;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The amount of work to spend on an answer.
 *
 * @param nanoseconds every deal is counted if that takes no longer, by estimate
 * @param ofAllThreads whether the estimate is for all threads together; if not, it does not depend
 *     on the number of threads
 * @param otherwise the action if it takes longer
 * @param trials the number of sampled deals
 * @param error the standard error at which sampling ends
 * @param time the time of sampling
 * @param block the number of deals that are sampled together for a time
 * @param clock the time that passes, in nanoseconds; null if nobody asks
 */
public record Effort(
    double nanoseconds,
    boolean ofAllThreads,
    Otherwise otherwise,
    long trials,
    double error,
    Duration time,
    int block,
    @Nullable LongSupplier clock) {

  /** About a second on one core for the first answer of a program, which the JIT delays. */
  private static final double DEFAULT_NANOSECONDS = 6e8;

  /** About half an hour. */
  private static final double MOST_NANOSECONDS = 2e12;

  /** The most that the time to count every deal by the next card exceeds that to count it. */
  private static final double BY_CARD = 2;

  /** Of deals for a time: where each takes long, the last block is not to pass it by much. */
  private static final int TIMED_BLOCK = 1 << 14;

  /** Many questions share a time: each may have little of it. */
  private static final int SMALL_BLOCK = 1 << 10;

  private static final int LEAST_BLOCK = 1 << 8; // with fewer deals nobody knows the error
  private static final int PARTS = 4; // of a time: the blocks that fit in it

  private static final double NANOSECONDS_AN_HOUR = 3.6e12;
  private static final double MOST_DIGITS = 1e15; // further digits are meaningless

  private enum Otherwise {
    REJECT,
    SAMPLE,
    SAMPLE_UNTIL_ERROR,
    SAMPLE_FOR_TIME
  }

  /** Counts within a second, or else samples this many deals. */
  public static Effort byDefault(long trials) {
    return new Effort(
        DEFAULT_NANOSECONDS,
        false,
        Otherwise.SAMPLE,
        trials,
        0,
        Duration.ZERO,
        Sampler.BLOCK,
        null);
  }

  /** Counts within half an hour, or not at all. */
  public static Effort exact() {
    return new Effort(
        MOST_NANOSECONDS, true, Otherwise.REJECT, 0, 0, Duration.ZERO, Sampler.BLOCK, null);
  }

  /** Samples this many deals. */
  public static Effort sample(long trials) {
    return new Effort(-1, false, Otherwise.SAMPLE, trials, 0, Duration.ZERO, Sampler.BLOCK, null);
  }

  /**
   * Counts within a second, or else samples until every player's standard error is at most this.
   */
  public static Effort untilError(double error) {
    return new Effort(
        DEFAULT_NANOSECONDS,
        false,
        Otherwise.SAMPLE_UNTIL_ERROR,
        0,
        error,
        Duration.ZERO,
        Sampler.BLOCK,
        null);
  }

  /** Counts within this time, or else samples for this time. */
  public static Effort within(Duration time) {
    return new Effort(
        nanoseconds(time),
        true,
        Otherwise.SAMPLE_FOR_TIME,
        0,
        0,
        time,
        TIMED_BLOCK,
        System::nanoTime);
  }

  private static double nanoseconds(Duration time) {
    return time.getSeconds() * 1e9 + time.getNano();
  }

  /** Asks another clock for the time. */
  public Effort by(LongSupplier other) {
    return new Effort(nanoseconds, ofAllThreads, otherwise, trials, error, time, block, other);
  }

  /** Halves the time, if deals are sampled for one, and samples in small blocks then. */
  public Effort halved() {
    int small = isTimed() ? SMALL_BLOCK : block;
    return new Effort(
        nanoseconds, ofAllThreads, otherwise, trials, error, time.dividedBy(2), small, clock);
  }

  /**
   * Gives one of some sampled questions its part of the trials, or a time, and smaller blocks if
   * these would take long.
   *
   * @param speed the deals that a thread samples in a nanosecond, by estimate
   */
  public Effort sampledFor(int questions, Duration ofOne, double speed) {
    long each = Math.max(1, trials / questions);
    if (!isTimed()) {
      return new Effort(-1, false, otherwise, each, error, ofOne, block, clock);
    }
    int deals = (int) Math.min(block, nanoseconds(ofOne) * speed / PARTS);
    int part = Math.max(LEAST_BLOCK, Integer.highestOneBit(deals));
    Duration last = Duration.ofNanos((long) (part / speed / 2)); // on average: half a block
    Duration time = ofOne.compareTo(last) > 0 ? ofOne.minus(last) : Duration.ZERO;
    return new Effort(-1, false, otherwise, each, error, time, part, clock);
  }

  /** The time by the clock; 0 if nobody asks. */
  public long now() {
    return clock == null ? 0 : clock.getAsLong();
  }

  /** Whether deals are sampled for a time if they are not counted. */
  public boolean isTimed() {
    return otherwise == Otherwise.SAMPLE_FOR_TIME;
  }

  /**
   * Does the work, also by the cards that complete the board if {@code byCard}; rejects a question
   * of which every deal is to be counted, if that would take too long.
   */
  public Workers.Outcome spend(
      Spot spot, int threads, @Nullable Predicate<Progress> progress, long seed, boolean byCard) {
    Stop stop = new Stop();
    Workers workers = new Workers(spot, threads, progress, stop);
    if (nanoseconds >= 0) {
      Counting counting = Counting.of(spot, byCard);
      double cost =
          (ofAllThreads ? time(counting, threads) : counting.cost()) * (byCard ? BY_CARD : 1);
      if (cost <= nanoseconds) {
        return workers.count(counting, byCard);
      }
      if (otherwise == Otherwise.REJECT) {
        throw new IllegalArgumentException(
            ("too many deals to count every one: %s, by estimate %s of work, where half an hour is"
                    + " the most; sample them, or give cards of the board or of players")
                .formatted(deals(spot), hours(cost)));
      }
    }
    try {
      Sampler sampler = Sampler.of(spot, seed, stop);
      return switch (otherwise) {
        case SAMPLE_UNTIL_ERROR -> workers.sampleUntil(sampler, error);
        case SAMPLE_FOR_TIME -> workers.sampleFor(sampler, time, block, clock);
        default -> workers.sample(sampler, trials);
      };
    } catch (Stop.Stopped stopping) { // before the first deal
      return new Workers.Outcome(new Tally(spot, stop, false), true, true, null);
    }
  }

  /**
   * An estimate of the time to count all deals, in nanoseconds, with this number of threads: not
   * more than can be of use.
   */
  public static double time(Counting counting, int threads) {
    if (threads == 1) {
      return counting.cost();
    }
    return counting.cost() / Math.min(counting.blocks(), Math.min(threads, Team.useful()));
  }

  private static String hours(double cost) {
    double hours = cost / NANOSECONDS_AN_HOUR;
    return hours < 1
        ? String.format(Locale.ROOT, "%.0f minutes", hours * 60)
        : hours < 1e6 ? String.format(Locale.ROOT, "%,.0f hours", hours) : "years";
  }

  private static String deals(Spot spot) {
    double exactly = spot.deals();
    if (exactly < 0) {
      return "up to " + spot.mostDeals();
    }
    return exactly > MOST_DIGITS
        ? Double.toString(exactly)
        : String.format(Locale.ROOT, "%,.0f", exactly);
  }
}
