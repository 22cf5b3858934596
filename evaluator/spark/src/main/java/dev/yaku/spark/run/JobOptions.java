package dev.yaku.spark.run;

/**
 * The folder of a job's results, and the division of its work. The options do not affect the rows.
 *
 * @param folder a path of any file system of Hadoop that all machines of the cluster share
 * @param from the first unit to do
 * @param to the unit after the last; units beyond the end of the job are ignored
 * @param unitsPerFile the most units of a file; 0 for the job's own estimate of a minute's work
 * @param partitions the number of tasks that the files are divided among; 0 if each file is a task
 */
public record JobOptions(String folder, long from, long to, long unitsPerFile, int partitions) {
  /**
   * Creates the options of a job.
   *
   * @throws IllegalArgumentException if there are no units from {@code from} to {@code to}, or a
   *     number is negative
   */
  public JobOptions {
    new UnitRange(from, to); // rejects what is none
    if (unitsPerFile < 0 || partitions < 0) {
      throw new IllegalArgumentException(
          unitsPerFile + " units a file, " + partitions + " partitions: expected 0 or more");
    }
  }

  /** The options for a whole job and a folder. */
  public static JobOptions into(String folder) {
    return new JobOptions(folder, 0, Long.MAX_VALUE, 0, 0);
  }

  /** These options for only some of the units. */
  public JobOptions units(long first, long end) {
    return new JobOptions(folder, first, end, unitsPerFile, partitions);
  }

  /** These options with this many units per file and this many tasks. */
  public JobOptions cut(long unitsOfFile, int tasks) {
    return new JobOptions(folder, from, to, unitsOfFile, tasks);
  }
}
