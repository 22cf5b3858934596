package dev.yaku.cli.io;

import dev.yaku.web.Listener;

/** In place of the command line's, which waits for signals: JavaScript may stop the work. */
public final class Interruption implements AutoCloseable {
  Interruption(int patience, boolean isPatient, boolean isOfProgram) {}

  public boolean isAsked() {
    return Listener.isStopped();
  }

  public boolean finishWork() {
    return Listener.isStopped();
  }

  @Override
  public void close() {}

  public static void end() {}
}
