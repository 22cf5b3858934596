package dev.yaku.equity;

/**
 * How far counting has come.
 *
 * @param done pieces of work that are done; of a sample trials
 * @param all of how many; of a sample without a fixed number of trials 0
 */
public record EquityProgress(long done, long all) {}
