package dev.yaku.internal.work;

import java.util.concurrent.ThreadFactory;

/** In place of the library's: here only one thread may be had. */
public final class Team implements AutoCloseable {
  /** Work that is done in pieces. */
  public interface PieceWork {
    void run(int worker, int piece);

    default void halt() {}
  }

  public Team(int threads, String name) {}

  public Team(int threads, ThreadFactory factory) {}

  public static ThreadFactory daemons(String name) {
    return null;
  }

  public static int useful() {
    return 1;
  }

  public static void run(String name, int pieces, PieceWork work) {
    new Team(1, name).run(pieces, work);
  }

  public int threads() {
    return 1;
  }

  public void run(int pieces, PieceWork work) {
    for (int piece = 0; piece < pieces; piece++) {
      work.run(0, piece);
    }
  }

  @Override
  public void close() {}
}
