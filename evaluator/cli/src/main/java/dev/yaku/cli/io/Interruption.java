package dev.yaku.cli.io;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A piece of work that gives its answer even if the program is told to end meanwhile, as by Ctrl-C:
 * the thread that made it is interrupted, if it is not patient, and the program ends when all is
 * said, with the status of the signal, such as 130. What would be answered after it is not begun.
 */
public final class Interruption implements AutoCloseable {
  private static volatile Interruption last; // of a program that is told to end

  private final int patience;
  private final boolean isOfProgram;
  private final boolean isPatient;
  private final Thread worker = Thread.currentThread();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt);
  private volatile boolean asked;
  private boolean working = true;

  /**
   * The program ends in any case after these seconds; a patient thread asks {@link #isAsked}. If it
   * is not of the program, but of who asks in the same process, only an interrupt ends it early.
   */
  Interruption(int patience, boolean isPatient, boolean isOfProgram) {
    this.patience = patience;
    this.isPatient = isPatient;
    this.isOfProgram = isOfProgram;
    if (!isOfProgram) {
      return;
    }
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      end(); // nothing else is begun
      waitForTheEnd(); // also if the program is ending by itself
    }
  }

  public boolean isAsked() {
    return asked || !isOfProgram && worker.isInterrupted();
  }

  /**
   * Says that what could be ended early is done: from here on the thread is not interrupted, so
   * that the answer can be written. Returns whether the program was told to end by then.
   */
  public synchronized boolean finishWork() {
    working = false;
    boolean isInterrupted = Thread.interrupted();
    return asked || !isOfProgram && isInterrupted;
  }

  private synchronized void endWork() {
    asked = true;
    if (working && !isPatient) {
      worker.interrupt();
    }
  }

  private void interrupt() {
    endWork();
    try {
      closed.await(patience, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The answer is given, or the fault is known that is told instead. */
  @Override
  public void close() {
    if (!isOfProgram) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      last = this; // the hook is running
    }
  }

  /** All is said: a program that is told to end does so, and this does not return. */
  public static void end() {
    if (last != null) {
      last.closed.countDown();
      waitForTheEnd(); // an exit of its own, between hooks and end, would have another status
    }
  }

  private static void waitForTheEnd() {
    while (true) {
      LockSupport.park();
    }
  }
}
