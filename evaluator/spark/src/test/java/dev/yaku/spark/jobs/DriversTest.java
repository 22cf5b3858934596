package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several drivers that work in one folder at the same time lose nothing. */
@Timeout(540) // for what would never end
class DriversTest {
  private static final RangeJob JOB = new OmahaPreflop("omaha", 4, OptionalLong.of(9000));
  private static final int UNITS = 12;

  @TempDir Path folder;

  private SparkSession spark;

  @BeforeEach
  void start() {
    spark = LocalSpark.session();
  }

  private JobOptions into(String name, long from, long to, long perFile) {
    return JobOptions.into(folder.resolve(name).toString()).units(from, to).cut(perFile, 1);
  }

  private CompletableFuture<JobResult> began(RangeJob job, JobOptions options) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return RangeRunner.run(spark, job, options);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Waits until a run writes to a file in a folder of its own. */
  private static Path written(Path job, Process writer) throws Exception {
    while (true) {
      try (Stream<Path> files = Files.exists(job) ? Files.walk(job) : Stream.empty()) {
        List<Path> found =
            files.filter(path -> path.getFileName().toString().endsWith(".parquet")).toList();
        for (Path file : found) {
          if (!file.getParent().equals(job)) {
            return file.getParent();
          }
        }
      } catch (UncheckedIOException e) {
        continue; // a file went away meanwhile
      }
      assertTrue(writer == null || writer.isAlive(), "ended too early");
      Thread.sleep(5);
    }
  }

  @Test
  void runsBesideEachOther_ofWhichOneEndsFirst_bothFinish() throws Exception {
    Path job = folder.resolve("job");
    Path go = folder.resolve("go");
    CompletableFuture<JobResult> slow =
        began(new Slow(JOB, go, 2), into("job", 0, UNITS / 2, UNITS));
    Path its = written(job, null);
    JobResult other = RangeRunner.run(spark, JOB, into("job", UNITS / 2, UNITS, 2));
    assertEquals(new JobResult(0, 3, UNITS / 2), other);
    assertTrue(Files.isDirectory(its), "the folder of a run that goes on");
    assertFalse(slow.isDone());
    Files.createFile(go);
    assertEquals(new JobResult(0, 1, UNITS / 2), slow.get());
    assertSameRowsAsAlone();
  }

  private void assertSameRowsAsAlone() throws IOException {
    RangeRunner.run(spark, JOB, into("alone", 0, UNITS, UNITS));
    assertEquals(
        spark.read().parquet(folder.resolve("alone").toString()).orderBy("b").collectAsList(),
        spark.read().parquet(folder.resolve("job").toString()).orderBy("b").collectAsList());
    assertEquals(Set.of("_job.properties"), SameFiles.hidden(folder.resolve("job")));
  }

  @Test
  void runsOfTheSameUnits_atTheSameTime_makeEachFileOnce() throws Exception {
    Path go = folder.resolve("go");
    List<CompletableFuture<JobResult>> runs = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      runs.add(began(new Slow(JOB, go, UNITS - 1), into("job", 0, UNITS, UNITS)));
    }
    while (Files.notExists(folder.resolve("job"))
        || SameFiles.hidden(folder.resolve("job")).size() < 3) {
      Thread.sleep(5);
    }
    Files.createFile(go);
    long rows = 0;
    for (CompletableFuture<JobResult> run : runs) {
      JobResult result = run.get();
      rows += result.rowsWritten();
      assertEquals(new JobResult(0, 1, result.rowsWritten()), result);
    }
    // A task that began when the other had ended found the file.
    assertTrue(rows == UNITS || rows == 2 * UNITS, rows + " rows");
    assertSameRowsAsAlone();
  }

  @Test
  void runsOfDifferentJobs_atTheSameTime_areNotMixed() throws Exception {
    RangeJob other = new StrengthOfAll("short-deck", Measure.EHS, 2, 3);
    for (int i = 0; i < 5; i++) {
      String name = "job" + i;
      CompletableFuture<JobResult> one = began(JOB, into(name, 0, 1, 1));
      CompletableFuture<JobResult> two = began(other, into(name, 0, 1, 1));
      int finished = 0;
      for (CompletableFuture<JobResult> run : List.of(one, two)) {
        Throwable fault = run.handle((result, e) -> e).get();
        finished += fault == null ? 1 : 0;
        assertTrue(fault == null || fault.toString().contains("another job"), () -> "" + fault);
      }
      assertEquals(1, finished);
      assertEquals(1, SameFiles.names(folder.resolve(name)).size());
    }
  }

  @Test
  void runsOfTheSameUnits_dividedInAnotherWay_sayWhatToDo() throws Exception {
    Path go = folder.resolve("go");
    CompletableFuture<JobResult> slow = began(new Slow(JOB, go, 2), into("job", 0, UNITS, UNITS));
    written(folder.resolve("job"), null);
    RangeRunner.run(spark, JOB, into("job", 0, 4, 4));
    Files.createFile(go);
    Exception fault = assertThrows(Exception.class, slow::get);
    assertTrue(fault.getMessage().contains("overlap: delete one of them"), fault::toString);
  }

  /** A process that is killed can remove nothing, and must not spoil anything. */
  @Test
  void driverThatIsKilled_besideOthers_leavesTheirFilesAlone() throws Exception {
    Path job = folder.resolve("job");
    Process killed = driver("--from", "6", "--to", "16000", "--per-file", "16000");
    Path its = written(job, killed);
    RangeRunner.run(spark, JOB, into("job", 0, 2, 1));
    assertTrue(killed.isAlive(), "still in its first file");
    killed.destroyForcibly().waitFor();
    assertTrue(Files.isDirectory(its));
    RangeRunner.run(spark, JOB, into("job", 0, UNITS, 3));
    assertTrue(Files.isDirectory(its), "not its own");
    try (Stream<Path> left = Files.walk(its)) {
      for (Path path : left.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(path);
      }
    }
    assertSameRowsAsAlone();
  }

  private Process driver(String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx600m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(Arrays.asList(JavaModuleOptions.defaultModuleOptions().split(" ")));
    command.addAll(List.of("-Dspark.master=local[1]", "-Dspark.ui.enabled=false"));
    command.addAll(List.of("-Dspark.driver.host=127.0.0.1", Main.class.getName()));
    command.addAll(List.of("omaha-preflop", "--against", "9000"));
    command.addAll(List.of("--out", folder.resolve("job").toString()));
    command.addAll(List.of(options));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    builder.environment().put("CLASSPATH", path);
    return builder.start();
  }
}
