package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.spark.run.UnitRange;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.mllib.linalg.Vector;
import org.apache.spark.mllib.linalg.Vectors;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Buckets of similar hands. */
class BucketsTest {
  private static final int BUCKETS = 6;
  private static final int ITERATIONS = 4;
  private static final int BINS = 5;
  private static final RangeJob STRENGTH =
      new StrengthOfAll("short-deck", Measure.histogram(BINS), 2, 3);

  @TempDir Path folder;

  private SparkSession spark;

  @BeforeEach
  void makeHistograms() throws IOException {
    spark = LocalSpark.session();
    RangeRunner.run(spark, STRENGTH, into("histograms").cut(60, 2));
  }

  private JobOptions into(String name) {
    return JobOptions.into(folder.resolve(name).toString());
  }

  private Buckets job(int iterations) {
    return new Buckets(folder.resolve("histograms").toString(), BUCKETS, 7, iterations);
  }

  private List<Row> rows(String name) {
    return spark.read().parquet(folder.resolve(name).toString()).orderBy("index").collectAsList();
  }

  private byte[] centers(String name, int iteration) throws IOException {
    return Files.readAllBytes(center(name, iteration));
  }

  private Path center(String name, int iteration) {
    return folder.resolve(name).resolve("_centers/iteration-000" + iteration + ".parquet");
  }

  /** One step of k-means, point by point; adds up in the order of the points. */
  private static double[][] moved(List<double[]> points, double[][] centers, int[] nearest) {
    double[][] sums = new double[centers.length][BINS];
    int[] counts = new int[centers.length];
    for (int i = 0; i < points.size(); i++) {
      double least = Double.POSITIVE_INFINITY;
      for (int c = 0; c < centers.length; c++) {
        double square = Vectors.sqdist(Vectors.dense(points.get(i)), Vectors.dense(centers[c]));
        if (square < least) {
          least = square;
          nearest[i] = c;
        }
      }
      counts[nearest[i]]++;
      for (int bin = 0; bin < BINS; bin++) {
        sums[nearest[i]][bin] += points.get(i)[bin];
      }
    }
    for (int c = 0; c < centers.length; c++) {
      for (int bin = 0; bin < BINS; bin++) {
        sums[c][bin] = counts[c] == 0 ? centers[c][bin] : sums[c][bin] / counts[c];
      }
    }
    return sums;
  }

  @Test
  void buckets_areThoseOfPlainKMeansFromTheSameStart() throws IOException {
    JobResult result = job(ITERATIONS).run(spark, into("buckets"));
    assertEquals(10, result.filesWritten());
    List<double[]> points = new ArrayList<>();
    for (Row row : rows("histograms")) {
      List<Double> bins = row.getList(1);
      points.add(
          bins.stream().mapToDouble(bin -> Math.rint(bin * Buckets.Histograms.MOST)).toArray());
    }
    double[][] centers = new double[BUCKETS][];
    for (Row row :
        spark.read().parquet(center("buckets", 0).toString()).orderBy("bucket").collectAsList()) {
      List<Double> center = row.getList(1);
      centers[(int) row.getLong(0)] = center.stream().mapToDouble(Double::doubleValue).toArray();
    }
    int[] nearest = new int[points.size()];
    for (int i = 0; i < ITERATIONS; i++) {
      centers = moved(points, centers, nearest);
    }
    moved(points, centers, nearest);
    List<Row> rows = rows("buckets");
    assertEquals(points.size(), rows.size());
    for (int i = 0; i < nearest.length; i++) {
      assertEquals(i, rows.get(i).getLong(0));
      assertEquals(nearest[i], rows.get(i).getLong(1), "class " + i);
    }
  }

  @Test
  void result_of1Or200Partitions_isTheSame() throws IOException {
    job(2).run(spark, into("one").cut(0, 1));
    job(2).run(spark, into("many").cut(0, 200));
    assertEquals(rows("one"), rows("many"));
    for (int i = 0; i <= 2; i++) {
      SameFiles.assertSame(center("one", i), center("many", i));
    }
  }

  @Test
  void secondStart_afterSomeIterations_goesOnFromThere() throws IOException {
    job(ITERATIONS).run(spark, into("buckets"));
    List<Row> whole = rows("buckets");
    byte[] first = centers("buckets", 1);
    byte[] last = centers("buckets", ITERATIONS);
    Files.delete(center("buckets", ITERATIONS));
    Files.delete(center("buckets", 3));
    try (Stream<Path> files = Files.list(folder.resolve("buckets"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".parquet")).toList()) {
        Files.delete(file);
      }
    }
    Object before = Files.getLastModifiedTime(center("buckets", 2));
    job(ITERATIONS).run(spark, into("buckets"));
    assertEquals(before, Files.getLastModifiedTime(center("buckets", 2)));
    assertArrayEquals(first, centers("buckets", 1));
    assertArrayEquals(last, centers("buckets", ITERATIONS));
    assertEquals(whole, rows("buckets"));
  }

  @Test
  void otherSeeds_haveOtherCentres() throws IOException {
    job(1).run(spark, into("seven"));
    new Buckets(folder.resolve("histograms").toString(), BUCKETS, 8, 1).run(spark, into("eight"));
    assertNotEquals(rows("seven"), rows("eight"));
  }

  private String fault(Buckets job, String into) {
    return assertThrows(IllegalArgumentException.class, () -> job.run(spark, into(into)))
        .getMessage();
  }

  @Test
  void folders_ofOtherThings_areRejected() throws IOException {
    job(1).run(spark, into("buckets"));
    assertTrue(fault(job(2), "buckets").contains("iterations: expected 2, found 1"));
    Buckets ofBuckets = new Buckets(folder.resolve("buckets").toString(), BUCKETS, 7, 1);
    assertTrue(fault(ofBuckets, "other").contains("expected histograms, found buckets"));
    Buckets ofNothing = new Buckets(folder.resolve("nothing").toString(), BUCKETS, 7, 1);
    assertTrue(fault(ofNothing, "other").contains("found no _job.properties"));
    RangeRunner.run(
        spark, new StrengthOfAll("short-deck", Measure.EHS, 2, 3), into("ehs").units(0, 1));
    Buckets ofEhs = new Buckets(folder.resolve("ehs").toString(), BUCKETS, 7, 1);
    assertTrue(fault(ofEhs, "other").contains("expected histograms, found ehs"));
    Files.delete(folder.resolve("histograms").resolve(new UnitRange(60, 120).file()));
    assertTrue(fault(job(1), "other").contains("units 60 to 119 of 573 are missing"));
    assertFalse(Files.exists(folder.resolve("other")));
  }

  @Test
  void firstCenters_areDifferentPoints() {
    List<Vector> points = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      points.add(Vectors.dense(i % 10, 0));
    }
    Vector[] chosen = Buckets.firstCenters(points, 10, 3);
    assertEquals(10, Stream.of(chosen).distinct().count());
    String fault =
        assertThrows(IllegalArgumentException.class, () -> Buckets.firstCenters(points, 11, 3))
            .getMessage();
    assertEquals("11 buckets: only 10 different histograms among 100", fault);
  }
}
