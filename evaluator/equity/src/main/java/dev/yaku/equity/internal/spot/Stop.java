package dev.yaku.equity.internal.spot;

/**
 * The request to end work early, which is heard within long pieces of it, too. An interrupt of the
 * thread that asks is such a request. Safe for any number of threads.
 */
public final class Stop {
  private volatile boolean requested;

  /** Thrown through a piece of work that was begun in vain. */
  public static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("stopped", null, false, false);
    }
  }

  public void request() {
    requested = true;
  }

  /** Whether work should end: also if the current thread is interrupted. */
  public boolean isRequested() {
    return requested || Thread.currentThread().isInterrupted();
  }

  /** Throws {@link Stopped} through the current piece of work if its end was requested. */
  public void check() {
    if (isRequested()) {
      throw new Stopped();
    }
  }
}
