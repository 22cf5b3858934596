package dev.yaku;

/**
 * How far long work is. A method that counts, solves or writes a file gives it to a predicate from
 * time to time, which returns whether to go on. Any thread of the method may ask, but only one at a
 * time.
 *
 * @param done the finished pieces of work: blocks of deals, sampled deals, boards, bytes,
 *     iterations
 * @param all the pieces of work in all; 0 if their number is not known
 * @param error how far the answer may be off: when sampling, the greatest standard error of a
 *     player's share so far; of a solution its exploitability in chips, infinite before that was
 *     measured; else NaN
 * @param secondsToGo an estimate; infinite if there is none
 */
public record Progress(long done, long all, double error, double secondsToGo) {
  /**
   * Creates the progress of work that has no error and does not know its time.
   *
   * @param done the finished pieces of work
   * @param all the pieces of work in all; 0 if their number is not known
   */
  public Progress(long done, long all) {
    this(done, all, Double.NaN, Double.POSITIVE_INFINITY);
  }
}
