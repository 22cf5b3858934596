package dev.yaku.internal.work;

/** How much memory there is, for those who refuse what needs more. */
public final class Memory {
  private Memory() {}

  /** The most bytes that objects can have. */
  public static long most() {
    return Runtime.getRuntime().maxMemory();
  }
}
