package dev.yaku.spark.jobs;

import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.JobFolder;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.spark.run.RowFile;
import dev.yaku.spark.run.UnitRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.mllib.clustering.KMeans;
import org.apache.spark.mllib.clustering.KMeansModel;
import org.apache.spark.mllib.linalg.Vector;
import org.apache.spark.mllib.linalg.Vectors;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Puts classes of hands with similar histograms into buckets, by MLlib's k-means over the results
 * of a {@link StrengthOfAll}. A row is a class: its {@code index} and its {@code bucket}, from 0.
 *
 * <p>Distances are those of histograms as vectors, and each class counts once. The seed chooses the
 * first centres among up to {@value #SAMPLE} histograms, or {@value #SAMPLE_PER_BUCKET} times the
 * number of buckets. The centres after each iteration are written to the folder {@code _centers},
 * so that a job that was stopped continues from there. Iterations end early when no centre moves
 * any more.
 */
public final class Buckets {
  /** The most classes among which the first centres are chosen, for few buckets: {@value}. */
  public static final int SAMPLE = 20_000;

  /** The number of classes to choose from for each bucket, for many buckets: {@value}. */
  public static final int SAMPLE_PER_BUCKET = 20;

  private static final Columns CENTERS = Columns.withList(List.of("bucket"), "center");
  private static final String CENTERS_FOLDER = "_centers";

  private final String histograms;
  private final int buckets;
  private final long seed;
  private final int iterations;

  /**
   * Creates a job that sorts histograms into buckets.
   *
   * @param histograms the folder of a finished {@link StrengthOfAll}
   * @param buckets the number of buckets
   * @param seed chooses the first centres
   * @param iterations the most times that centres are moved
   * @throws IllegalArgumentException if the number of buckets or iterations is below 1
   */
  public Buckets(String histograms, int buckets, long seed, int iterations) {
    if (buckets < 1 || iterations < 1) {
      throw new IllegalArgumentException(
          buckets + " buckets, " + iterations + " iterations: expected at least 1");
    }
    this.histograms = histograms;
    this.buckets = buckets;
    this.seed = seed;
    this.iterations = iterations;
  }

  /**
   * Does the missing part of the job.
   *
   * @param options {@code partitions} also applies to MLlib; units are files of histograms
   * @throws IllegalArgumentException if histograms are missing, if there are fewer different
   *     histograms than buckets, or if the folder holds other results
   * @throws IOException if a folder cannot be read or written
   */
  public JobResult run(SparkSession spark, JobOptions options) throws IOException {
    Histograms from = new Histograms(RangeRunner.folder(spark, histograms));
    JobFolder folder = RangeRunner.folder(spark, options.folder());
    SortedMap<String, String> job = description(from);
    Vector[] centers;
    try {
      folder.claim(job);
      centers = centers(spark, from, folder, options.partitions());
    } finally {
      folder.clean();
    }
    KMeansModel model = new KMeansModel(centers);
    SerializableConfiguration conf = new SerializableConfiguration(folder.conf());
    return RangeRunner.run(spark, new Assignment(job, from.paths, conf, model), options);
  }

  /** Finds the nearest centre of each histogram; a unit is a file of histograms. */
  private record Assignment(
      SortedMap<String, String> description,
      String[] files,
      SerializableConfiguration conf,
      KMeansModel centers)
      implements RangeJob {
    @Override
    public long units() {
      return files.length;
    }

    @Override
    public Columns columns() {
      return Columns.of(List.of("index", "bucket"), List.of());
    }

    @Override
    public void rows(long unit, RowSink sink) throws IOException {
      RowFile.read(
          new Path(files[(int) unit]),
          conf.value(),
          Histograms.COLUMNS,
          (index, bins) ->
              sink.add(
                  new long[] {index, centers.predict(Histograms.vector(Arrays.stream(bins)))}));
    }
  }

  private SortedMap<String, String> description(Histograms from) {
    SortedMap<String, String> job = new TreeMap<>();
    from.job.forEach((key, value) -> job.put("histograms." + key, value));
    job.put("job", "buckets");
    job.put("buckets", Integer.toString(buckets));
    job.put("seed", Long.toString(seed));
    job.put("iterations", Integer.toString(iterations));
    return job;
  }

  /** The final centres; does the missing iterations. */
  private Vector[] centers(SparkSession spark, Histograms from, JobFolder folder, int partitions)
      throws IOException {
    int done = iterations;
    while (done >= 0 && !folder.has(file(done))) {
      done--;
    }
    if (done < 0) {
      done = 0;
      int sample = (int) Math.max(SAMPLE, (long) SAMPLE_PER_BUCKET * buckets);
      write(folder, done, firstCenters(from.sample(spark, sample, seed), buckets, seed));
    }
    Vector[] centers = read(folder, done);
    Vector[] last = done == 0 ? null : read(folder, done - 1);
    RDD<Vector> vectors = from.vectors(spark, partitions);
    try {
      for (; done < iterations && !Arrays.equals(last, centers); done++) {
        last = centers;
        centers =
            new KMeans()
                .setK(buckets)
                .setMaxIterations(1)
                .setEpsilon(0)
                .setInitialModel(new KMeansModel(last))
                .run(vectors)
                .clusterCenters();
        write(folder, done + 1, centers);
      }
      return centers;
    } finally {
      vectors.unpersist(false);
    }
  }

  /**
   * Chooses this many different points, each with a probability proportional to the square of its
   * distance from the nearest earlier one.
   *
   * <p>David Arthur, Sergei Vassilvitskii: k-means++: The Advantages of Careful Seeding. SODA 2007.
   *
   * @throws IllegalArgumentException if there are not enough different points
   */
  static Vector[] firstCenters(List<Vector> points, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] squares = new double[points.size()];
    Arrays.fill(squares, 1);
    Vector[] chosen = new Vector[count];
    for (int i = 0; i < count; i++) {
      double total = Arrays.stream(squares).sum();
      if (total == 0) {
        throw new IllegalArgumentException(
            count + " buckets: only " + i + " different histograms among " + points.size());
      }
      chosen[i] = points.get(place(squares, random.nextDouble(total)));
      for (int j = 0; j < squares.length; j++) {
        double square = Vectors.sqdist(points.get(j), chosen[i]);
        squares[j] = i == 0 ? square : Math.min(squares[j], square);
      }
    }
    return chosen;
  }

  /** The first place where the sum exceeds a number; its element is never 0. */
  private static int place(double[] squares, double number) {
    double sum = 0;
    int place = 0;
    for (int i = 0; i < squares.length && sum <= number; i++) {
      if (squares[i] > 0) {
        sum += squares[i];
        place = i;
      }
    }
    return place;
  }

  private static String file(int iteration) {
    return String.format(Locale.ROOT, "%s/iteration-%04d.parquet", CENTERS_FOLDER, iteration);
  }

  private static void write(JobFolder folder, int iteration, Vector... centers) throws IOException {
    folder.publish(
        file(iteration),
        temporary -> {
          try (RowFile rows = new RowFile(temporary, folder.conf(), CENTERS)) {
            for (int i = 0; i < centers.length; i++) {
              rows.add(new long[] {i}, centers[i].toArray());
            }
          }
        });
  }

  private static Vector[] read(JobFolder folder, int iteration) throws IOException {
    List<Vector> centers = new ArrayList<>();
    RowFile.read(
        folder.file(file(iteration)),
        folder.conf(),
        CENTERS,
        (bucket, center) -> centers.add(Vectors.dense(center)));
    return centers.toArray(Vector[]::new);
  }

  /**
   * The histograms of a finished {@link StrengthOfAll}.
   *
   * <p>As vectors, histograms have whole numbers, with {@link #MOST} for 1: sums of whole numbers
   * are exact, and therefore do not depend on the order in which executors add.
   */
  static final class Histograms {
    /** The number that stands for 1: {@value}. */
    static final int MOST = 0xFFFF;

    private static final String INDEX = "index";
    private static final String HISTOGRAM = "histogram";

    /** The columns of the files. */
    static final Columns COLUMNS = Columns.withList(List.of(INDEX), HISTOGRAM);

    private final SortedMap<String, String> job;
    private final String[] paths; // of the files

    /** Finds the histograms; rejects a folder that does not hold all. */
    Histograms(JobFolder folder) throws IOException {
      job = folder.description();
      String measure = job.getOrDefault("measure", job.get("job"));
      if (measure == null || !measure.startsWith(HISTOGRAM)) {
        throw new IllegalArgumentException(folder + ": expected histograms, found " + measure);
      }
      List<UnitRange> files = folder.finished();
      long units = Long.parseLong(job.get("units"));
      List<UnitRange> missing = new UnitRange(0, units).without(files, units);
      if (!missing.isEmpty()) {
        String first = missing.get(0).from() + " to " + (missing.get(0).to() - 1);
        throw new IllegalArgumentException(
            folder + ": units " + first + " of " + units + " are missing: finish this job first");
      }
      paths = files.stream().map(r -> folder.file(r.file()).toString()).toArray(String[]::new);
    }

    private Dataset<Row> rows(SparkSession spark) {
      return spark.read().parquet(paths).select(INDEX, HISTOGRAM);
    }

    /** All vectors, kept by executors. */
    RDD<Vector> vectors(SparkSession spark, int partitions) {
      JavaRDD<Vector> vectors = rows(spark).javaRDD().map(Histograms::vector);
      return (partitions > 0 ? vectors.repartition(partitions) : vectors)
          .rdd()
          .persist(StorageLevel.MEMORY_AND_DISK());
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
}
