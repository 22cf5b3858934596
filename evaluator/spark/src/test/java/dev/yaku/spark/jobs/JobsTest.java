package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.spark.run.RowFile;
import dev.yaku.spark.run.UnitRange;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What all jobs have in common: files of ranges, each made once, however the work is divided. */
class JobsTest {
  // 573 boards
  private static final RangeJob JOB = new StrengthOfAll("short-deck", Measure.histogram(8), 2, 3);

  @TempDir Path folder;

  private SparkSession spark;

  @BeforeEach
  void start() {
    spark = LocalSpark.session();
  }

  private JobOptions into(String name) {
    return JobOptions.into(folder.resolve(name).toString());
  }

  private List<Row> rows(String name) {
    return spark.read().parquet(folder.resolve(name).toString()).orderBy("index").collectAsList();
  }

  private static void assertSameFiles(Path expected, Path actual) throws IOException {
    assertEquals(SameFiles.names(expected), SameFiles.names(actual));
    SameFiles.assertAllIn(expected, actual);
  }

  /** As other numbers would be, too. */
  @Test
  void files_ofTheSameRowsInAnotherOrder_areNotTheSame() throws IOException {
    for (String name : List.of("file", "same", "other")) {
      org.apache.hadoop.fs.Path path =
          new org.apache.hadoop.fs.Path(folder.resolve(name).toString());
      long first = name.equals("other") ? 1 : 0;
      try (RowFile file =
          new RowFile(path, new Configuration(), Columns.of(List.of("n"), List.of("x")))) {
        file.add(new long[] {first}, 0.5);
        file.add(new long[] {1 - first}, 0.5);
      }
    }
    SameFiles.assertSame(folder.resolve("file"), folder.resolve("same"));
    assertThrows(
        AssertionError.class,
        () -> SameFiles.assertSame(folder.resolve("file"), folder.resolve("other")));
  }

  @Test
  void result_of1Or200Partitions_isTheSame() throws IOException {
    JobResult one = RangeRunner.run(spark, JOB, into("one").cut(10, 1));
    JobResult many = RangeRunner.run(spark, JOB, into("many").cut(10, 200));
    assertEquals(new JobResult(0, 58, one.rowsWritten()), one);
    assertEquals(one, many);
    assertSameFiles(folder.resolve("one"), folder.resolve("many"));
    JobResult large = RangeRunner.run(spark, JOB, into("large"));
    assertEquals(one.rowsWritten(), large.rowsWritten());
    assertEquals(rows("one"), rows("large"));
    assertEquals(Set.of("_job.properties"), SameFiles.hidden(folder.resolve("one")));
  }

  @Test
  void secondStart_afterHalfWasDeleted_makesThatHalf() throws IOException {
    RangeRunner.run(spark, JOB, into("whole").cut(50, 2));
    JobResult whole = RangeRunner.run(spark, JOB, into("half").cut(50, 2));
    List<String> names = new ArrayList<>(SameFiles.names(folder.resolve("half")));
    for (int i = 0; i < names.size(); i += 2) {
      Files.delete(folder.resolve("half").resolve(names.get(i)));
    }
    JobResult half = RangeRunner.run(spark, JOB, into("half").cut(50, 5));
    assertEquals(names.size() / 2, half.filesBefore());
    assertEquals(whole.filesWritten() - names.size() / 2, half.filesWritten());
    assertSameFiles(folder.resolve("whole"), folder.resolve("half"));
    assertEquals(
        new JobResult(names.size(), 0, 0), RangeRunner.run(spark, JOB, into("half").cut(7, 1)));
  }

  @Test
  void secondStart_afterAStopInTheMiddle_goesOnFromThere() throws Exception {
    RangeRunner.run(spark, JOB, into("whole").cut(25, 0));
    SparkContext context = spark.sparkContext();
    Path part = Files.createDirectory(folder.resolve("part"));
    FutureTask<Void> stop =
        new FutureTask<>(
            () -> {
              while (SameFiles.names(part).size() < 3) {
                Slow.pause();
              }
              context.cancelAllJobs();
              return null;
            });
    new Thread(stop).start();
    Slow slow = new Slow(JOB, folder.resolve("go"), 150); // units of six files
    assertThrows(Exception.class, () -> RangeRunner.run(spark, slow, into("part").cut(25, 0)));
    stop.get();
    int left = SameFiles.names(part).size();
    assertTrue(left >= 3 && left <= 6, left + " files");
    JobResult rest = RangeRunner.run(spark, JOB, into("part").cut(25, 0));
    // A task that was told to stop may have finished its file since they were counted.
    assertTrue(rest.filesBefore() >= left && rest.filesBefore() <= 6, rest::toString);
    assertEquals(23, rest.filesBefore() + rest.filesWritten());
    assertSameFiles(folder.resolve("whole"), part);
  }

  @Test
  void ranges_ofSeveralRuns_completeEachOther() throws IOException {
    RangeRunner.run(spark, JOB, into("parts").units(100, 200));
    RangeRunner.run(spark, JOB, into("parts").units(0, 150).cut(30, 2));
    RangeRunner.run(spark, JOB, into("parts").cut(1000, 1));
    RangeRunner.run(spark, JOB, into("whole"));
    assertEquals(rows("whole"), rows("parts"));
  }

  private String fault(RangeJob job, JobOptions options) {
    return assertThrows(IllegalArgumentException.class, () -> RangeRunner.run(spark, job, options))
        .getMessage();
  }

  @Test
  void folder_ofAnotherJob_isRejected() throws IOException {
    RangeRunner.run(spark, JOB, into("job").units(0, 1));
    assertTrue(
        fault(new StrengthOfAll("short-deck", Measure.histogram(9), 2, 3), into("job"))
            .contains("another job: measure: expected histogram9, found histogram8"));
    String other = fault(new OmahaPreflop("omaha", 4, OptionalLong.of(5)), into("job"));
    assertTrue(other.contains("against: expected 5, found nothing"), other);
    assertTrue(other.contains("job: expected omaha-preflop, found strength"), other);
    assertEquals(1, SameFiles.names(folder.resolve("job")).size());
  }

  @Test
  void folder_ofSomethingElse_isRejected() throws IOException {
    Files.createDirectories(folder.resolve("other"));
    Files.writeString(folder.resolve("other/letter.txt"), "Dear");
    assertTrue(fault(JOB, into("other")).contains("expected an empty folder or one of this job"));
    RangeRunner.run(spark, JOB, into("job").units(0, 1));
    Files.writeString(folder.resolve("job/_job.properties"), "nonsense");
    assertTrue(fault(JOB, into("job")).contains("damaged: \"nonsense\""));
  }

  @Test
  void files_thatOverlap_areRejected() throws IOException {
    RangeRunner.run(spark, JOB, into("job").units(0, 4).cut(2, 1));
    Path file = folder.resolve("job").resolve(new UnitRange(0, 2).file());
    Files.copy(file, file.resolveSibling(new UnitRange(1, 3).file()));
    assertTrue(fault(JOB, into("job")).contains("overlap"));
  }

  @Test
  void units_thatDoNotExist_areRejected() {
    assertEquals("from unit 573: the job has 573", fault(JOB, into("job").units(573, 580)));
    assertThrows(IllegalArgumentException.class, () -> into("job").units(5, 5));
    assertThrows(IllegalArgumentException.class, () -> into("job").cut(-1, 0));
  }

  @Test
  void without_ofAnyRanges_leavesEachOtherUnitOnce() {
    List<UnitRange> finished =
        List.of(new UnitRange(3, 5), new UnitRange(9, 12), new UnitRange(0, 1));
    assertEquals(
        List.of(new UnitRange(1, 3), new UnitRange(5, 8), new UnitRange(8, 9)),
        new UnitRange(0, 11).without(finished, 3));
    assertEquals(List.of(), new UnitRange(9, 11).without(finished, 3));
    assertEquals(List.of(new UnitRange(12, 13)), new UnitRange(10, 13).without(finished, 3));
  }
}
