package dev.yaku.internal.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that share pieces of work; the calling thread is one of them, and the only one where
 * there are no others. They do not keep a program alive.
 */
public final class Team implements AutoCloseable {
  /* No lambdas: a program's first one takes longer than most answers. */

  /** A property of the JVM that bounds all teams: 1 where no thread can be started. */
  private static final String MOST = "yaku.threads";

  /** Work that is done in pieces. */
  public interface PieceWork {
    /** Does one piece; workers and pieces are numbered from 0. */
    void run(int worker, int piece);

    /**
     * Called if a thread cannot be started, or the caller is interrupted while it waits. Long
     * pieces should end soon then; others need not.
     */
    default void halt() {}
  }

  private final int threads;
  private final ExecutorService others; // null if there are none

  /** A team of at most so many threads, with the caller, named for what they do. */
  public Team(int threads, String name) {
    this(threads, daemons(name));
  }

  /** A team of threads that are made in another way. */
  public Team(int threads, ThreadFactory factory) {
    this.threads = Math.min(threads, Integer.getInteger(MOST, Integer.MAX_VALUE));
    others = this.threads <= 1 ? null : Executors.newFixedThreadPool(this.threads - 1, factory);
  }

  /** Makes threads with this name that do not keep a program alive. */
  public static ThreadFactory daemons(String name) {
    return new Daemons(name, new AtomicInteger());
  }

  /** The number of threads that can be of use here. */
  public static int useful() {
    int most = Integer.getInteger(MOST, Integer.MAX_VALUE);
    return Math.max(1, Math.min(most, Runtime.getRuntime().availableProcessors()));
  }

  /** Does all pieces on as many threads as can be of use. */
  public static void run(String name, int pieces, PieceWork work) {
    try (Team team = new Team(Math.min(useful(), pieces), name)) {
      team.run(pieces, work);
    }
  }

  private record Daemons(String name, AtomicInteger made) implements ThreadFactory {
    @Override
    public Thread newThread(Runnable task) {
      Thread thread = new Thread(task, "yaku-" + name + "-" + made.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    }
  }

  /** The number of threads, with the caller. */
  public int threads() {
    return Math.max(1, threads);
  }

  /** Does all pieces, in any order. If one fails, no other is begun, and its cause is thrown. */
  public void run(int pieces, PieceWork work) {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> started = new ArrayList<>();
    boolean areStarted = false;
    try {
      for (int worker = 1; worker < Math.min(threads, pieces); worker++) {
        started.add(others.submit(new Share(worker, next, pieces, work)));
      }
      areStarted = true;
      new Share(0, next, pieces, work).run();
    } finally {
      next.set(pieces); // what is left, if a piece has failed or a thread could not be started
      if (!areStarted) {
        work.halt();
      }
      join(started, work);
    }
  }

  /** Takes piece after piece, beside others. */
  private record Share(int worker, AtomicInteger next, int pieces, PieceWork work)
      implements Runnable {
    @Override
    public void run() {
      try {
        for (int piece; (piece = next.getAndIncrement()) < pieces; ) {
          work.run(worker, piece);
        }
      } finally {
        next.set(pieces);
      }
    }
  }

  /** Waits for the ends of all, even if interrupted: they use what the caller goes on with. */
  private static void join(List<Future<?>> started, PieceWork work) {
    boolean interrupted = false;
    Throwable failure = null;
    for (Future<?> task : started) {
      while (true) {
        try {
          task.get();
          break;
        } catch (InterruptedException e) {
          interrupted = true;
          work.halt();
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
