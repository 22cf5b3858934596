package dev.yaku.equity.internal.work;

/** Receives the progress of the work, and may stop it. */
@FunctionalInterface
public interface Progress {
  /**
   * Returns whether to continue.
   *
   * @param done the finished pieces of work; when sampling, trials
   * @param all the pieces of work in all; 0 if unknown
   * @param error when sampling, the greatest standard error of a share so far; else NaN
   */
  boolean goesOn(long done, long all, double error);
}
