package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.solver.Flop;
import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.YakuFunctions;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Jobs and functions on a cluster of three processes, with the jar that is made for it. */
@Timeout(540) // for what would never end
class ClusterTest {
  private static final RangeJob JOB = new OmahaPreflop("omaha", 4, OptionalLong.of(9000));
  private static final String JAR = System.getProperty("yaku.jar");
  private static final int FREE = 6;
  private static final int UNITS = 14;

  @TempDir Path folder;

  @BeforeEach
  @AfterEach
  void stopLocalSpark() {
    LocalSpark.session().stop();
    SparkSession.clearActiveSession();
    SparkSession.clearDefaultSession();
  }

  private SparkSession session(Cluster cluster) throws IOException {
    return SparkSession.builder()
        .master(cluster.url())
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.executor.memory", "500m")
        .config("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        .config("spark.scheduler.minRegisteredResourcesRatio", 1.0)
        .config("spark.scheduler.maxRegisteredResourcesWaitingTime", "10min")
        .config("spark.cores.max", 2)
        .config("spark.jars", JAR + "," + testJar())
        .getOrCreate();
  }

  /** The classes of tests, whose code runs in executors, too. */
  private Path testJar() throws IOException {
    Path classes =
        Path.of(ClusterTest.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    Path jar = folder.resolve("tests.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes.resolve("dev"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        entries.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, entries);
      }
    }
    return jar;
  }

  /** What has happened to tasks. */
  private static final class Events extends SparkListener {
    final CountDownLatch ended = new CountDownLatch(FREE);
    final CountDownLatch started = new CountDownLatch(FREE + 2);
    final CountDownLatch removed = new CountDownLatch(1);
    final Set<String> executors = ConcurrentHashMap.newKeySet();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
      executors.add(start.taskInfo().executorId());
      started.countDown();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      ended.countDown();
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved event) {
      removed.countDown();
    }
  }

  @Test
  void cluster_ofWhichAWorkerDies_givesTheSameResultOnce() throws Exception {
    Path here = folder.resolve("here");
    Path there = folder.resolve("there");
    JobResult local = RangeRunner.run(LocalSpark.session(), JOB, options(here));
    stopLocalSpark();
    try (Cluster cluster = new Cluster(folder)) {
      try (SparkSession spark = session(cluster)) {
        tablesAreLoadedOnceFromTheJar(spark);
        functionsGiveWhatTheLibraryDoes(spark);
        assertEquals(local, resultWhileAWorkerDies(cluster, spark, JOB, there));
      }
      submittedJobGoesOn(cluster, there);
    }
    SparkSession spark = LocalSpark.session();
    List<Row> rows = rows(spark, there);
    assertEquals(rows(spark, here), rows.subList(0, UNITS));
    assertEquals(UNITS + 3, rows.size());
    assertEquals(UNITS + 3, SameFiles.names(there).size());
    assertEquals(UNITS, SameFiles.names(here).size());
    SameFiles.assertAllIn(here, there);
    assertEquals(Set.of("_job.properties"), SameFiles.hidden(there));
  }

  @Test
  void flopReport_onAClusterOfWhichAWorkerDies_isTheSame() throws Exception {
    String question = "oop = AA, KQs:0.5\nip = QQ\npot = 10\nstack = 10\nbets = all-in\n";
    RangeJob job =
        new FlopReports(question, Flop.sample(UNITS), List.of("", "check"), 1, 32, false);
    Path here = folder.resolve("here");
    Path there = folder.resolve("there");
    JobResult local = RangeRunner.run(LocalSpark.session(), job, options(here));
    assertEquals(new JobResult(0, UNITS, 2 * UNITS), local);
    stopLocalSpark();
    try (Cluster cluster = new Cluster(folder);
        SparkSession spark = session(cluster)) {
      assertEquals(local, resultWhileAWorkerDies(cluster, spark, job, there));
    }
    assertEquals(UNITS, SameFiles.names(there).size());
    SameFiles.assertAllIn(here, there);
    assertEquals(Set.of("_job.properties"), SameFiles.hidden(there));
  }

  private static JobOptions options(Path into) {
    return JobOptions.into(into.toString()).units(0, UNITS).cut(1, 0);
  }

  private static List<Row> rows(SparkSession spark, Path folder) {
    return spark.read().parquet(folder.toString()).orderBy("b").collectAsList();
  }

  private static void tablesAreLoadedOnceFromTheJar(SparkSession spark) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    List<String> answers =
        context
            .parallelize(IntStream.range(0, 40).boxed().toList(), 40)
            .map(
                task -> {
                  int loaded = System.identityHashCode(Evaluator.of("standard"));
                  Path jar =
                      Path.of(
                          Evaluator.class
                              .getProtectionDomain()
                              .getCodeSource()
                              .getLocation()
                              .getPath());
                  return ProcessHandle.current().pid() + " " + loaded + " " + jar.getFileName();
                })
            .collect();
    Set<String> different = Set.copyOf(answers);
    assertEquals(2, different.size(), answers::toString); // two executors
    for (String answer : different) {
      assertTrue(answer.endsWith(" yaku-spark.jar"), answer);
      assertFalse(answer.startsWith(ProcessHandle.current().pid() + " "), answer);
    }
  }

  private static void functionsGiveWhatTheLibraryDoes(SparkSession spark) {
    YakuFunctions.register(spark);
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    HandEvaluator evaluator = HandEvaluator.of("standard");
    long expected =
        IntStream.range(0, 1000).mapToLong(i -> evaluator.evaluate(31L << i % 48)).sum();
    assertEquals(
        expected,
        spark
            .range(0, 1000, 1, 4)
            .selectExpr("sum(yaku_value('standard', shiftleft(31L, CAST(id % 48 AS INT))))")
            .head()
            .getLong(0));
    long bad = YakuFunctions.badCards(spark);
    spark.range(0, 100, 1, 4).selectExpr("yaku_value('standard', -1 - id)").collectAsList();
    assertEquals(100, YakuFunctions.badCards(spark) - bad);
  }

  private JobResult resultWhileAWorkerDies(
      Cluster cluster, SparkSession spark, RangeJob job, Path there) throws Exception {
    Events events = new Events();
    spark.sparkContext().addSparkListener(events);
    Path go = folder.resolve("go");
    Slow slow = new Slow(job, go, FREE);
    CompletableFuture<JobResult> result =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return RangeRunner.run(spark, slow, options(there));
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    events.ended.await();
    events.started.await(); // each of two executors is in the middle of a task
    assertEquals(2, events.executors.size());
    cluster.kill(1);
    events.removed.await();
    assertFalse(result.isDone());
    Files.createFile(go);
    return result.get();
  }

  /** By spark-submit's own program, on the worker that is left. */
  private static void submittedJobGoesOn(Cluster cluster, Path there) throws Exception {
    String[] job = {"omaha-preflop", "--against", "9000", "--out", there.toString()};
    String more =
        submit(
            cluster, 0, job, "--from", "0", "--to", Integer.toString(UNITS + 3), "--per-file", "1");
    assertTrue(more.contains(there + ": 14 files were there, 3 written, 3 rows"), more);
    String wrong = submit(cluster, 2, job, "--cards", "5");
    assertTrue(wrong.contains("omaha-preflop: "), wrong);
    assertTrue(wrong.contains("another job: cards: expected 5, found 4"), wrong);
    assertFalse(wrong.contains("\tat "), wrong);
  }

  private static String submit(Cluster cluster, int exit, String[] job, String... options)
      throws Exception {
    String[] spark = {
      "--master",
      cluster.url(),
      "--executor-memory",
      "500m",
      "--conf",
      "spark.ui.enabled=false",
      JAR
    };
    String[] arguments = Stream.of(spark, job, options).flatMap(Stream::of).toArray(String[]::new);
    Process process = cluster.java("org.apache.spark.deploy.SparkSubmit", arguments).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(exit, process.waitFor(), text);
    return text;
  }
}
