package dev.yaku.spark.jobs;

import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.JobFolder;
import dev.yaku.spark.run.Range;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.DoubleStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.mllib.linalg.Vector;
import org.apache.spark.mllib.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * The histograms of a finished {@link StrengthOfAll}.
 *
 * <p>As vectors, histograms have whole numbers, with {@link #MOST} for 1: sums of whole numbers are
 * exact, and therefore do not depend on the order in which executors add.
 */
final class Histograms {
  /** The number that stands for 1: {@value}. */
  static final int MOST = 0xFFFF;

  private static final String INDEX = "index";
  private static final String HISTOGRAM = "histogram";

  /** The columns of the files. */
  static final Columns COLUMNS = Columns.withList(List.of(INDEX), HISTOGRAM);

  private final JobFolder folder;
  private final List<Range> files;
  private final SortedMap<String, String> job;

  /** Finds the histograms; rejects a folder that does not hold all. */
  Histograms(JobFolder folder) throws IOException {
    this.folder = folder;
    job = folder.description();
    String measure = job.getOrDefault("measure", job.get("job"));
    if (measure == null || !measure.startsWith(HISTOGRAM)) {
      throw new IllegalArgumentException(folder + ": expected histograms, found " + measure);
    }
    files = folder.finished();
    long units = Long.parseLong(job.get("units"));
    List<Range> missing = new Range(0, units).without(files, units);
    if (!missing.isEmpty()) {
      String first = missing.get(0).from() + " to " + (missing.get(0).to() - 1);
      throw new IllegalArgumentException(
          folder + ": units " + first + " of " + units + " are missing: finish this job first");
    }
  }

  /** The description of their job. */
  SortedMap<String, String> job() {
    return job;
  }

  /** The files of the histograms. */
  String[] paths() {
    return files.stream().map(range -> folder.file(range.file()).toString()).toArray(String[]::new);
  }

  private Dataset<Row> rows(SparkSession spark) {
    return spark.read().parquet(paths()).select(INDEX, HISTOGRAM);
  }

  /** All vectors. */
  JavaRDD<Vector> vectors(SparkSession spark) {
    return rows(spark).javaRDD().map(Histograms::vector);
  }

  /** This many vectors, chosen by the seed alone. */
  List<Vector> sample(SparkSession spark, int count, long seed) {
    return rows(spark)
        .orderBy(
            functions.xxhash64(functions.col(INDEX), functions.lit(seed)), functions.col(INDEX))
        .limit(count)
        .collectAsList()
        .stream()
        .map(Histograms::vector)
        .toList();
  }

  private static Vector vector(Row row) {
    List<Double> bins = row.getList(1);
    return vector(bins.stream().mapToDouble(Double::doubleValue));
  }

  /** A histogram as a vector. */
  static Vector vector(DoubleStream bins) {
    return Vectors.dense(bins.map(bin -> Math.rint(bin * MOST)).toArray());
  }
}
