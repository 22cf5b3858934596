package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Words;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A call of a tool: it can be cancelled, ends when its time is over, and tells each second how far
 * it is, or that it waits for another one, if the client has given a token. A thread is told to end
 * by an interrupt; since somebody may take that for another, it comes again until the thread has
 * ended.
 */
final class Call implements Supplier<Members> {
  private static final long TICK_MILLISECONDS = 50;
  private static final double MORE_SECONDS = 5; // after the time is over, for what was found
  private static final double DEFAULT_SECONDS = 45; // clients give up after 60

  private final Object id;
  private final Object token; // null if nobody wants to know
  private final Consumer<Object> client;
  private final Function<Call, Members> work;
  private final ScheduledExecutorService clock;

  private final long asked = System.nanoTime();
  private Thread thread; // while it runs
  private long start;
  private boolean isOver;
  private double seconds = DEFAULT_SECONDS; // until it is to answer with what it has
  private boolean isTold;
  private int reported; // seconds
  private volatile boolean isCancelled;
  private volatile String progress = "; waiting for another call";
  private Future<?> ticks = CompletableFuture.completedFuture(null);

  Call(
      Object id,
      Object token,
      Consumer<Object> client,
      Function<Call, Members> work,
      ScheduledExecutorService clock) {
    this.id = id;
    this.token = token;
    this.client = client;
    this.work = work;
    this.clock = clock;
  }

  /** Says from now on how far it is. */
  void tell() {
    try {
      ticks =
          clock.scheduleAtFixedRate(
              this::tick, TICK_MILLISECONDS, TICK_MILLISECONDS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // the session is closed: nobody listens
    }
  }

  /** The answer; null if nobody wants it any longer. */
  @Override
  public Members get() {
    try {
      if (!begin()) {
        return null;
      }
      Members result = work.apply(this);
      Members answer = new Members().member("jsonrpc", "2.0").member("id", id);
      return isCancelled ? null : answer.member("result", result);
    } finally {
      ticks.cancel(false);
      end();
    }
  }

  private synchronized boolean begin() {
    progress = "";
    thread = Thread.currentThread();
    start = System.nanoTime();
    return !isCancelled;
  }

  /** Leaves the thread to the next call. */
  private synchronized void end() {
    isOver = true;
    thread = null;
    Thread.interrupted();
  }

  void cancel() {
    isCancelled = true;
    told();
  }

  boolean isCancelled() {
    return isCancelled;
  }

  /** It may take these seconds, and some more to begin and to end, if that is more than usual. */
  synchronized void setSeconds(double asked) {
    seconds = Math.max(DEFAULT_SECONDS, asked + MORE_SECONDS);
  }

  /** Whether it was told to end because of the time. */
  synchronized boolean isLate() {
    return isTold;
  }

  /** Says that nothing was found in the time of the call. */
  synchronized String late() {
    return Words.format("nothing was found within %.0f s: ask for less", seconds);
  }

  void hear(String text) {
    progress = "; " + text;
  }

  /** Tells the thread what it is to hear, and the client how far the work is. */
  private void tick() {
    int passed = told();
    if (passed > 0 && token != null) {
      Members parameters = new Members().member("progressToken", token);
      parameters.member("progress", passed).member("message", passed + " s" + progress);
      Members message = new Members().member("jsonrpc", "2.0");
      message.member("method", "notifications/progress").member("params", parameters);
      client.accept(message); // without the lock: nobody may read it
    }
  }

  /**
   * Interrupts the thread, if it is to end; returns the seconds since the call came, 0 if no more
   * than before.
   */
  private synchronized int told() {
    double passed = seconds(start);
    boolean isTime = passed > seconds;
    if (thread != null && (isCancelled || isTime && (!isTold || passed > seconds + MORE_SECONDS))) {
      isTold |= isTime;
      thread.interrupt();
    }
    int since = (int) seconds(asked);
    if (isCancelled || isOver || since <= reported) {
      return 0;
    }
    reported = since;
    return since;
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }
}
