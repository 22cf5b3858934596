package dev.yaku.equity;

/**
 * The progress of counting.
 *
 * @param done the finished pieces of work; when sampling, trials
 * @param all the pieces of work in all; 0 when sampling without a fixed number of trials
 * @param error when sampling, the greatest standard error of a player's share so far; NaN when
 *     counting
 */
public record EquityProgress(long done, long all, double error) {}
