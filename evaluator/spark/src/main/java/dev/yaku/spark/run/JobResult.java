package dev.yaku.spark.run;

/**
 * The result of running a job.
 *
 * @param filesBefore the number of files that already existed
 * @param filesWritten the number of files that this run has written
 * @param rowsWritten the number of their rows; a file that two tasks wrote at the same time counts
 *     once or twice
 */
public record JobResult(int filesBefore, int filesWritten, long rowsWritten) {}
