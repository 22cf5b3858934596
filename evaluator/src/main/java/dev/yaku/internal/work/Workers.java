package dev.yaku.internal.work;

import dev.yaku.internal.counting.Counting;
import dev.yaku.internal.sampling.Sampler;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;

/** Distributes pieces of work to threads, and sums their tallies. */
public final class Workers {
  /*
   * Every piece has its own tally, and tallies are added in the order of the pieces: sums of
   * doubles depend on the order, and the result must not depend on which thread was faster.
   */
  private static final long FIRST_ROUND = 8; // blocks before the error is first checked

  private final Spot spot;
  private final int threads;
  private final Progress progress;
  private final Tally sum;
  private final Map<Long, Tally> early = new HashMap<>(); // finished before one with a lower number
  private long added;
  private volatile boolean stopped; // by the caller
  private volatile boolean over; // the time has passed

  /** The tally, and whether it was sampled or stopped early. */
  public record Outcome(Tally tally, boolean sampled, boolean stopped) {}

  /** One piece of work. */
  private interface Work {
    void count(long block, Tally tally);
  }

  public Workers(Spot spot, int threads, Progress progress) {
    this.spot = spot;
    this.threads = threads;
    this.progress = progress;
    sum = new Tally(spot);
  }

  /** Counts all deals. */
  public Outcome count(Counting counting) {
    if (counting.blocks() == 1) {
      counting.count(0, sum);
      stopped = !progress.goesOn(1, 1);
      return new Outcome(sum, false, stopped);
    }
    run(0, counting.blocks(), 1, counting.blocks(), (block, t) -> counting.count((int) block, t));
    return new Outcome(sum, false, stopped);
  }

  /** Samples this many deals. */
  public Outcome sample(Sampler sampler, long trials) {
    long blocks = (trials - 1) / Sampler.BLOCK + 1;
    int last = (int) (trials - (blocks - 1) * Sampler.BLOCK);
    run(
        0,
        blocks,
        Sampler.BLOCK,
        trials,
        (block, t) -> sampler.sample(block, block == blocks - 1 ? last : Sampler.BLOCK, t));
    return new Outcome(sum, true, stopped);
  }

  /** Samples until no player's standard error is greater. */
  public Outcome sampleUntil(Sampler sampler, double error) {
    long from = 0;
    long to = FIRST_ROUND;
    while (true) {
      run(from, to, Sampler.BLOCK, 0, (block, t) -> sampler.sample(block, Sampler.BLOCK, t));
      double ratio = 0;
      for (int i = 0; i < spot.players(); i++) {
        ratio = Math.max(ratio, sum.standardError(i, true) / error);
      }
      if (stopped || ratio <= 1) {
        return new Outcome(sum, true, stopped);
      }
      from = to;
      // the ratio is an estimate, too
      to += (long) Math.ceil(to * Math.min(1, 1.02 * ratio * ratio - 1));
    }
  }

  /** Samples for a time. */
  public Outcome sampleFor(Sampler sampler, Duration time) {
    long start = System.nanoTime();
    boolean years = time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0;
    long nanoseconds = years ? Long.MAX_VALUE : time.toNanos();
    run(
        0,
        Long.MAX_VALUE,
        Sampler.BLOCK,
        0,
        (block, t) -> {
          sampler.sample(block, Sampler.BLOCK, t);
          if (System.nanoTime() - start >= nanoseconds) {
            over = true;
          }
        });
    return new Outcome(sum, true, stopped);
  }

  /** Does the pieces with these numbers; each adds {@code unit} to the reported progress. */
  private void run(long from, long to, long unit, long all, Work work) {
    added = from;
    AtomicLong next = new AtomicLong(from);
    Runnable worker =
        () -> {
          while (!stopped && !over) {
            long block = next.getAndIncrement();
            if (block >= to) {
              return;
            }
            Tally tally = new Tally(spot);
            work.count(block, tally);
            add(block, tally, unit, all);
          }
        };
    List<FutureTask<Void>> others = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, to - from); i++) {
      FutureTask<Void> task = new FutureTask<>(worker, null);
      others.add(task);
      Thread thread = new Thread(task, "yaku-equity-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    try {
      worker.run();
    } finally {
      others.forEach(this::join);
    }
  }

  /** Adds a piece, and later pieces that were finished early. */
  private synchronized void add(long block, Tally tally, long unit, long all) {
    early.put(block, tally);
    while (!stopped && early.containsKey(added)) {
      sum.add(early.remove(added));
      added++;
      long done = all > 0 ? Math.min(added * unit, all) : added * unit;
      if (!progress.goesOn(done, all)) {
        stopped = true;
      }
    }
  }

  private void join(FutureTask<Void> task) {
    try {
      task.get();
    } catch (InterruptedException e) {
      stopped = true;
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      stopped = true;
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
