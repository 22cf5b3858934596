package dev.yaku.spark.jobs;

/**
 * Where a job writes, and how its work is cut up. Only the folder decides what comes out: any other
 * options give the same rows.
 *
 * @param folder a path of any file system of Hadoop that all machines of the cluster share
 * @param from the first unit to be done
 * @param to the unit after the last; those beyond the job's end are left out
 * @param unitsPerFile how many units a file has at most; 0: what the job takes for a minute's work
 * @param partitions how many tasks the files are divided among; 0: each file is a task
 */
public record JobOptions(String folder, long from, long to, long unitsPerFile, int partitions) {
  /**
   * Some options.
   *
   * @throws IllegalArgumentException if there is nothing from {@code from} to {@code to}, or a
   *     number is negative
   */
  public JobOptions {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException(
          "units " + from + " to " + to + ": expected some, from 0 on");
    }
    if (unitsPerFile < 0 || partitions < 0) {
      throw new IllegalArgumentException(
          unitsPerFile + " units a file, " + partitions + " partitions: expected 0 or more");
    }
  }

  /** All of a job into a folder. */
  public static JobOptions into(String folder) {
    return new JobOptions(folder, 0, Long.MAX_VALUE, 0, 0);
  }

  /** The same, but only so many units. */
  public JobOptions units(long first, long end) {
    return new JobOptions(folder, first, end, unitsPerFile, partitions);
  }

  /** The same, but with so many units a file, in so many tasks. */
  public JobOptions cut(long unitsOfFile, int tasks) {
    return new JobOptions(folder, from, to, unitsOfFile, tasks);
  }
}
