package dev.yaku.strength;

/** Receives the progress of long work, and may stop the work. */
@FunctionalInterface
public interface StrengthProgress {
  /**
   * Called many times a second.
   *
   * @param done the number of finished boards
   * @param all the number of all boards
   * @return false to stop
   */
  boolean made(long done, long all);
}
