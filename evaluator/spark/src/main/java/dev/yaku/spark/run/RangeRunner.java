package dev.yaku.spark.run;

import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Runs jobs on a cluster: makes a file for each range of units, or, if started again, only the
 * missing files.
 *
 * <p>Each file is made completely by one task, and appears atomically. So repeated tasks, lost
 * executors, and other drivers in the same folder do not matter.
 */
public final class RangeRunner {
  private RangeRunner() {}

  /**
   * Does the missing part of a job.
   *
   * @throws IllegalArgumentException if the folder holds other results, or there are no such units
   * @throws IOException if the folder cannot be read or written
   */
  public static JobResult run(SparkSession spark, RangeJob job, JobOptions options)
      throws IOException {
    if (options.from() >= job.units()) {
      throw new IllegalArgumentException(
          "from unit " + options.from() + ": the job has " + job.units());
    }
    JobFolder folder = folder(spark, options.folder());
    try {
      folder.claim(job.description());
      List<UnitRange> finished = folder.finished();
      long step = options.unitsPerFile() > 0 ? options.unitsPerFile() : job.unitsPerFile();
      List<UnitRange> missing =
          new UnitRange(options.from(), Math.min(options.to(), job.units()))
              .without(finished, step);
      long rows = missing.isEmpty() ? 0 : write(spark, job, folder, missing, options.partitions());
      folder.finished(); // another driver may have divided the same units in another way
      return new JobResult(finished.size(), missing.size(), rows);
    } finally {
      folder.clean();
    }
  }

  /** A folder, for one run. */
  public static JobFolder folder(SparkSession spark, String path) throws IOException {
    Configuration conf = spark.sparkContext().hadoopConfiguration();
    return new JobFolder(path, UUID.randomUUID().toString(), conf);
  }

  private static long write(
      SparkSession spark, RangeJob job, JobFolder folder, List<UnitRange> missing, int partitions) {
    LongAccumulator rows = spark.sparkContext().longAccumulator("yaku rows");
    String path = folder.toString();
    String run = folder.run();
    SerializableConfiguration conf = new SerializableConfiguration(folder.conf());
    JavaSparkContext.fromSparkContext(spark.sparkContext())
        .parallelize(missing, partitions > 0 ? partitions : missing.size())
        .foreach(range -> write(job, range, new JobFolder(path, run, conf.value()), rows));
    return rows.sum();
  }

  /** Makes the file of a range, in an executor. */
  private static void write(RangeJob job, UnitRange range, JobFolder folder, LongAccumulator rows)
      throws IOException {
    if (folder.has(range.file())) { // a repeated task continues where it was
      return;
    }
    folder.publish(
        range.file(),
        temporary -> {
          try (RowFile file = new RowFile(temporary, folder.conf(), job.columns())) {
            for (long unit = range.from(); unit < range.to(); unit++) {
              TaskContext.get().killTaskIfInterrupted();
              job.rows(unit, file);
            }
            rows.add(file.rows());
          }
        });
  }
}
