package dev.yaku.strength;

/** Hears how far long work is, and may stop it. */
@FunctionalInterface
public interface StrengthProgress {
  /**
   * Called many times a second.
   *
   * @param done how many boards are done
   * @param all how many there are
   * @return false to stop
   */
  boolean made(long done, long all);
}
