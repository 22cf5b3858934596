package dev.yaku.cli.io;

import dev.yaku.Progress;
import dev.yaku.equity.ThreeHands;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * The table of three hands, counted in memory at most once, on a thread of its own: counting goes
 * on when nobody waits for the table any longer, until it is stopped or the program ends.
 */
public final class ThreeHandsCount {
  private static final int BETWEEN = 100; // milliseconds

  private final BiFunction<Integer, Predicate<Progress>, ThreeHands> counter;
  private FutureTask<ThreeHands> table; // null before it is asked for
  private volatile Progress progress = new Progress(0, 1);
  private volatile boolean isStopped;

  /** The table that is counted by so many threads, which tell how far they are. */
  public ThreeHandsCount(BiFunction<Integer, Predicate<Progress>, ThreeHands> counter) {
    this.counter = counter;
  }

  /**
   * Waits for the table as long as it is told to go on, and is not interrupted: a {@link
   * CancellationException} says how far it is then.
   */
  ThreeHands get(int threads, Predicate<Progress> goOn) {
    FutureTask<ThreeHands> counting = counting(threads);
    try {
      while (goOn.test(progress)) {
        try {
          return counting.get(BETWEEN, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          // tells how far it is
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      forget(counting);
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause(); // counting throws nothing that is checked
    }
    throw new CancellationException(100 * progress.done() / progress.all() + " % are done");
  }

  private synchronized FutureTask<ThreeHands> counting(int threads) {
    if (table == null) {
      table = new FutureTask<>(() -> counter.apply(threads, this::hear));
      Thread thread = new Thread(table, "yaku-three-hands");
      thread.setDaemon(true);
      thread.start();
    }
    return table;
  }

  private boolean hear(Progress done) {
    progress = done;
    return !isStopped;
  }

  /** Ends the work: nobody will ask again. */
  void stop() {
    isStopped = true;
  }

  /** The next one who asks tries again, as after too little memory. */
  private synchronized void forget(FutureTask<ThreeHands> failed) {
    table = table == failed ? null : table;
  }
}
