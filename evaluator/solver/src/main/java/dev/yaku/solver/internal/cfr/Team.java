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

  /** Does all pieces, in any order. */
  void run(int pieces, Work work) {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> started = new ArrayList<>();
    for (int worker = 1; worker < Math.min(threads, pieces); worker++) {
      int number = worker;
      started.add(others.submit(() -> share(number, next, pieces, work)));
    }
    try {
      share(0, next, pieces, work);
    } finally {
      started.forEach(Team::join);
    }
  }

  private static void share(int worker, AtomicInteger next, int pieces, Work work) {
    for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
      work.run(worker, piece);
    }
  }

  /** Waits for a thread's end even if interrupted, since it uses what the caller goes on with. */
  private static void join(Future<?> task) {
    boolean interrupted = false;
    while (true) {
      try {
        task.get();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        if (e.getCause() instanceof Error cause) {
          throw cause;
        }
        throw new IllegalStateException(e.getCause());
      } finally {
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  @Override
  public void close() {
    if (others != null) {
      others.shutdown();
    }
  }
}
