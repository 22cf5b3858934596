package dev.yaku.internal.work;

/** Somebody who is told how far the work has come. */
@FunctionalInterface
public interface Progress {
  /**
   * Whether to go on.
   *
   * @param done pieces of work that are done; of a sample trials
   * @param all of how many; 0 if nobody knows
   */
  boolean goesOn(long done, long all);
}
