package dev.yaku.spark.jobs;

/**
 * What a run of a job has done.
 *
 * @param filesBefore how many files were there already
 * @param filesWritten how many files this run has written
 * @param rowsWritten how many rows they have; a file that two tasks wrote at a time counts once or
 *     twice
 */
public record JobResult(int filesBefore, int filesWritten, long rowsWritten) {}
