package dev.yaku.solver.internal.cfr;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that share pieces of work; the calling thread is one of them. */
final class Team implements AutoCloseable {
  /** One piece of work. */
  interface Work {
    /**
     * Does one piece.
     *
     * @param worker the number of the thread, from 0
     * @param piece the number of the piece, from 0
     */
    void run(int worker, int piece);
  }

  private final int threads;
  private final ExecutorService others;

  Team(int threads) {
    this.threads = threads;
    AtomicInteger number = new AtomicInteger();
    others =
        threads == 1
            ? null
            : Executors.newFixedThreadPool(
                threads - 1,
                task -> {
                  Thread thread = new Thread(task, "yaku-solver-" + number.incrementAndGet());
                  thread.setDaemon(true);
                  return thread;
                });
  }

  int threads() {
    return threads;
  }

  /** Does all pieces, in any order. If one fails, no other is begun, and its cause is thrown. */
  void run(int pieces, Work work) {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> started = new ArrayList<>();
    try {
      for (int worker = 1; worker < Math.min(threads, pieces); worker++) {
        int number = worker;
        started.add(others.submit(() -> share(number, next, pieces, work)));
      }
      share(0, next, pieces, work);
    } finally {
      next.set(pieces); // what is left, if a piece has failed or a thread could not be started
      join(started);
    }
  }

  private static void share(int worker, AtomicInteger next, int pieces, Work work) {
    try {
      for (int piece; (piece = next.getAndIncrement()) < pieces; ) {
        work.run(worker, piece);
      }
    } finally {
      next.set(pieces);
    }
  }

  /**
   * Waits for the ends of all, even if interrupted, since they use what the caller goes on with.
   */
  private static void join(List<Future<?>> started) {
    boolean interrupted = false;
    Throwable failure = null;
    for (Future<?> task : started) {
      while (true) {
        try {
          task.get();
          break;
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          failure = failure == null ? e.getCause() : failure;
          break;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) { // work throws nothing that is checked
      throw (RuntimeException) failure;
    }
  }

  @Override
  public void close() {
    if (others != null) {
      others.shutdown();
    }
  }
}
