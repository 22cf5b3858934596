package dev.yaku.internal.work;

/** In place of the library's: the limit that browsers have. */
public final class Memory {
  private Memory() {}

  public static long most() {
    return 2_000_000_000;
  }
}
