package dev.yaku.equity.internal.work;

import dev.yaku.Progress;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.sampling.Sampler;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.work.Team;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Distributes pieces of work to threads, and sums their tallies. */
public final class Workers {
  /*
   * Every piece has its own tally, and tallies are added in the order of the pieces: sums of
   * doubles depend on the order, and the result must not depend on which thread was faster.
   *
   * Whatever goes wrong in one thread ends the others, and is thrown to the caller when all have
   * ended. Each thread is one piece of a team's work.
   *
   * No lambdas: a program's first one takes longer than most answers.
   */
  public static final int MOST_THREADS = 1024;

  private static final long FIRST_ROUND = 8; // blocks before the error is first checked
  private static final int EARLY = 8; // tallies that wait, for each thread
  private static final long WAIT_MILLISECONDS = 50;

  private final Spot spot;
  private final int threads;
  private final @Nullable Predicate<Progress> progress; // null if nobody asks
  private final Stop stop;
  private final ThreadFactory factory;
  private final Map<Long, Tally> early = new HashMap<>(); // finished before one with a lower number
  private boolean byCard; // whether deals are counted by the cards that complete the board, too
  private Tally sum;
  private BlockErrors errors; // null if sampling
  private int size = Sampler.BLOCK; // of blocks of sampled deals
  private long added;
  private boolean ended; // no more pieces are to be added
  private boolean stopped; // some pieces were not added
  private @Nullable LongSupplier clock; // null unless deals are sampled for a time
  private long start;
  private long nanoseconds = Long.MAX_VALUE;
  private volatile boolean over; // the time has passed

  /**
   * The tally, and how it was made; the errors are those of a count that was stopped, else null.
   */
  public record Outcome(Tally tally, boolean sampled, boolean stopped, BlockErrors errors) {}

  /** The standard errors of shares of which only some blocks were counted, chosen at random. */
  public static final class BlockErrors {
    /*
     * A player's share is a ratio: the pots won in all blocks by the weight of all blocks. How far
     * it may be off if n of N blocks were chosen shows in how much it changes when any one of them
     * is left out (the jackknife [1]); that so many of all are known lessens it:
     *
     *   variance = (1 - n/N) (n-1)/n sum (share without the block - their mean)^2
     *
     * Since this is an estimate itself, the true error divided by it has Student's distribution,
     * with a mean square of (m-1)/(m-3); m is less than n if few blocks have most of the weight.
     *
     * [1] William G. Cochran: Sampling Techniques, third edition, Wiley 1977, chapter 6.
     */

    /** With fewer blocks, there is no telling how far the shares are off. */
    private static final int LEAST = 30;

    /** With fewer blocks of equal size, the error cannot be estimated. */
    private static final int LEAST_EQUAL = 10;

    private final int all;
    private final List<double[]> blocks = new ArrayList<>(); // weight, then each player's pots
    private final double[] sums;
    private double squaredWeights;

    BlockErrors(int players, int all) {
      this.all = all;
      sums = new double[1 + players];
    }

    void add(Tally tally) {
      double[] block = tally.weightAndPots();
      blocks.add(block);
      squaredWeights += block[0] * block[0];
      for (int i = 0; i < sums.length; i++) {
        sums[i] += block[i];
      }
    }

    /** Whether so many blocks were counted that they tell how far the shares are off. */
    public boolean areKnown() {
      return blocks.size() >= LEAST && equalBlocks() >= LEAST_EQUAL;
    }

    /** The number of blocks of equal weight that would tell as much. */
    private double equalBlocks() {
      return squaredWeights == 0 ? 0 : sums[0] * sums[0] / squaredWeights;
    }

    /** The standard error of a player's share. */
    public double of(int player) {
      double n = blocks.size();
      double share = sums[1 + player] / sums[0];
      double sum = 0;
      double squares = 0;
      for (double[] block : blocks) {
        // as a difference, lest what the shares have in common cancels
        double change = (block[1 + player] - share * block[0]) / (sums[0] - block[0]);
        sum += change;
        squares += change * change;
      }
      double variance = (1 - n / all) * (n - 1) / n * (squares - sum * sum / n);
      double equal = equalBlocks();
      return Math.sqrt(Math.max(0, variance) * (equal - 1) / (equal - 3));
    }
  }

  /** Adds the deals of a block to a tally. */
  private interface BlockCounter {
    void count(long block, Tally tally);
  }

  /** Counts blocks in this order. */
  private record Blocks(Counting counting, int[] order) implements BlockCounter {
    @Override
    public void count(long block, Tally tally) {
      counting.count(order[(int) block], tally);
    }
  }

  /** Samples so many deals in blocks, the last of which may be smaller. */
  private record Samples(Sampler sampler, long trials, int size) implements BlockCounter {
    @Override
    public void count(long block, Tally tally) {
      sampler.sample(block, (int) Math.min(trials - block * size, size), tally);
    }
  }

  /** Does piece after piece, beside others. */
  private final class Worker implements Team.PieceWork {
    private final AtomicLong next;
    private final long to;
    private final long all;
    private final BlockCounter counter;

    Worker(long from, long to, long all, BlockCounter counter) {
      next = new AtomicLong(from);
      this.to = to;
      this.all = all;
      this.counter = counter;
    }

    @Override
    public void halt() {
      stop.request();
    }

    @Override
    public void run(int worker, int piece) {
      try {
        while (!over) {
          long block = next.getAndIncrement();
          if (block >= to) {
            return;
          }
          Tally tally = newTally();
          counter.count(block, tally);
          add(block, tally, all);
          if (clock != null && clock.getAsLong() - start >= nanoseconds) {
            over = true;
          }
          stop.check();
        }
      } catch (Stop.Stopped stopping) {
        stop.request(); // the interrupt of one thread stops all
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        stop.request();
      } catch (Throwable thrown) {
        stop.request(); // the others would go on
        throw thrown;
      }
    }
  }

  /** Returns this number of threads; rejects 0 and too many. */
  public static int checked(int threads) {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException(threads + " threads: expected 1 to " + MOST_THREADS);
    }
    return threads;
  }

  public Workers(Spot spot, int threads, @Nullable Predicate<Progress> progress, Stop stop) {
    this(spot, threads, progress, stop, Team.daemons("equity"));
  }

  Workers(
      Spot spot,
      int threads,
      @Nullable Predicate<Progress> progress,
      Stop stop,
      ThreadFactory factory) {
    this.spot = spot;
    this.threads = threads;
    this.progress = progress;
    this.stop = stop;
    this.factory = factory;
    sum = newTally();
  }

  private Tally newTally() {
    return new Tally(spot, stop, byCard);
  }

  /** Counts all deals, also by the cards that complete the board if {@code byCard}. */
  public Outcome count(Counting counting, boolean byCard) {
    if (byCard) {
      this.byCard = true;
      sum = newTally(); // in place of the one without cards
    }
    int blocks = counting.blocks();
    errors = new BlockErrors(spot.players(), blocks);
    if (blocks == 1) {
      try {
        counting.count(0, sum);
      } catch (Stop.Stopped stopping) {
        sum = newTally();
        return new Outcome(sum, false, true, errors);
      }
      goesOn(1, 1, Double.NaN);
      return new Outcome(sum, false, false, null);
    }
    run(0, blocks, blocks, new Blocks(counting, shuffled(blocks)));
    return new Outcome(sum, false, stopped, stopped ? errors : null);
  }

  /** The numbers of blocks, so that those counted before a stop are a sample of all. */
  private static int[] shuffled(int blocks) {
    SplittableRandom random = new SplittableRandom(blocks);
    int[] order = new int[blocks];
    for (int i = 0; i < blocks; i++) {
      int other = random.nextInt(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }

  /** Samples this many deals. */
  public Outcome sample(Sampler sampler, long trials) {
    long blocks = (trials - 1) / Sampler.BLOCK + 1;
    run(0, blocks, trials, new Samples(sampler, trials, size));
    return new Outcome(sum, true, stopped, null);
  }

  /** Samples until no player's standard error is greater. */
  public Outcome sampleUntil(Sampler sampler, double error) {
    long from = 0;
    long to = FIRST_ROUND;
    while (true) {
      run(from, to, 0, new Samples(sampler, Long.MAX_VALUE, size));
      double ratio = error() / error;
      if (stopped || stop.isRequested() || ratio <= 1) {
        return new Outcome(sum, true, ratio > 1, null);
      }
      from = to;
      // the ratio is an estimate, too
      to += (long) Math.ceil(to * Math.min(1, 1.02 * ratio * ratio - 1));
    }
  }

  /** The greatest standard error of a sampled share so far. */
  private double error() {
    double error = 0;
    for (int i = 0; i < spot.players(); i++) {
      error = Math.max(error, sum.standardError(i));
    }
    return error;
  }

  /** Samples blocks of this size until a time has passed by the clock. */
  public Outcome sampleFor(Sampler sampler, Duration time, int block, LongSupplier passing) {
    size = block;
    boolean years = time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0;
    nanoseconds = years ? Long.MAX_VALUE : time.toNanos();
    clock = passing;
    start = clock.getAsLong();
    run(0, Long.MAX_VALUE, 0, new Samples(sampler, Long.MAX_VALUE, size));
    return new Outcome(sum, true, stopped && !over, null);
  }

  /** Does the pieces with these numbers. */
  private void run(long from, long to, long all, BlockCounter counter) {
    added = from;
    int workers = (int) Math.min(threads, to - from);
    try (Team team = new Team(workers, factory)) {
      team.run(workers, new Worker(from, to, all, counter));
    }
    stopped = added < to;
  }

  private boolean goesOn(long done, long all, double error) {
    return progress == null
        || progress.test(new Progress(done, all, error, Double.POSITIVE_INFINITY));
  }

  /**
   * Adds a piece, and later pieces that were finished early. Waits while there are very many of
   * these, since each has its tally.
   */
  private synchronized void add(long block, Tally tally, long all) throws InterruptedException {
    while (block > added && early.size() >= EARLY * threads && !ended && !stop.isRequested()) {
      wait(WAIT_MILLISECONDS);
    }
    early.put(block, tally);
    while (!ended && early.containsKey(added)) {
      Tally next = early.remove(added);
      sum.add(next);
      if (errors != null) {
        errors.add(next);
      }
      added++;
      long done = errors == null ? added * size : added;
      notifyAll();
      ended = true; // also if this throws
      ended =
          !goesOn(all > 0 ? Math.min(done, all) : done, all, errors == null ? error() : Double.NaN);
      if (ended) {
        stop.request();
      }
    }
  }
}
