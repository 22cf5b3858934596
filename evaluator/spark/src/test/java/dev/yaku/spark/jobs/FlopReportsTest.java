package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.FlopRow;
import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Reports on a cluster are those of one machine. */
@Timeout(540) // for what would never end
class FlopReportsTest {
  private static final String QUESTION =
      """
      # a comment = no key
      oop = AA, KQs:0.5
      ip = QQ

      pot = 10
      stack = 10
      bets = all-in
      """;
  private static final List<String> PLACES = List.of("", "check");
  private static final List<Flop> FLOPS = Flop.list("As 9d 6d, 8c 8d 2s:0.5, Kc Jc 4c:3");

  @TempDir private Path folder;

  private static FlopReports job(double error) {
    return new FlopReports(QUESTION, FLOPS, PLACES, error, 32, false);
  }

  private static List<Row> read(SparkSession spark, Path from) {
    return spark.read().parquet(from.toString()).collectAsList();
  }

  /** The rows, of one flop after the other, are those of the report: to the last digit. */
  private static void assertRows(List<Row> found) {
    List<FlopRow> expected = new ArrayList<>();
    FlopReport report = FlopReport.of(QUESTION).at("", "check").untilError(0.05);
    assertTrue(report.run(FLOPS, expected::addAll));
    assertEquals(expected.size(), found.size());
    for (FlopRow row : expected) {
      Row of =
          found.stream()
              .filter(each -> each.getString(0).equals(row.flop().cards()))
              .filter(each -> each.getString(1).equals(row.node()))
              .findFirst()
              .orElseThrow();
      assertEquals(row.flop().weight(), of.<Double>getAs("weight"));
      assertEquals(row.global(), of.<Double>getAs("global"));
      assertEquals(row.equities().get(1), of.<Double>getAs("ip_equity"));
      assertEquals(row.values().get(0), of.<Double>getAs("oop_value"));
      assertEquals(100 * row.realized(1), of.<Double>getAs("ip_eqr"));
      for (int action = 0; action < row.actions().size(); action++) {
        String name = row.actions().get(action);
        assertEquals(row.frequencies().get(action), of.<Double>getAs("frequency:" + name));
        assertEquals(row.actionValues().get(action), of.<Double>getAs("value:" + name));
      }
      assertEquals(row.exploitability(), of.<Double>getAs("exploitability"));
      assertEquals(row.iterations(), of.<Long>getAs("iterations"));
    }
  }

  @Test
  void rows_areThoseOfTheReport_howeverTheyAreDivided() throws IOException {
    SparkSession spark = LocalSpark.session();
    job(0.05).checkMemory(spark);
    Path one = folder.resolve("one");
    Path three = folder.resolve("three");
    JobOptions into = JobOptions.into(one.toString());
    assertEquals(new JobResult(0, 1, 2), RangeRunner.run(spark, job(0.05), into.units(1, 2)));
    assertEquals(new JobResult(1, 2, 4), RangeRunner.run(spark, job(0.05), into.cut(1, 1)));
    RangeRunner.run(spark, job(0.05), JobOptions.into(three.toString()).cut(1, 3));
    assertRows(read(spark, one));
    SameFiles.assertAllIn(one, three);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> RangeRunner.run(spark, job(0.06), into));
    assertTrue(e.getMessage().contains("error: expected 0.06, found 0.05"), e.getMessage());
  }

  /** A job whose first task is killed while it solves. */
  private static final class KilledOnce implements RangeJob {
    private static final long serialVersionUID = 1;
    private final RangeJob job;
    private final String marker;

    KilledOnce(RangeJob job, Path marker) {
      this.job = job;
      this.marker = marker.toString();
    }

    @Override
    public SortedMap<String, String> description() {
      return job.description();
    }

    @Override
    public long units() {
      return job.units();
    }

    @Override
    public long unitsPerFile() {
      return job.unitsPerFile();
    }

    @Override
    public Columns columns() {
      return job.columns();
    }

    @Override
    public void rows(long unit, RowSink sink) throws IOException {
      Path file = Path.of(marker);
      if (unit == 1 && !Files.exists(file)) {
        Files.createFile(file);
        long task = TaskContext.get().taskAttemptId();
        SparkSession.getDefaultSession().get().sparkContext().killTaskAttempt(task, true, "test");
        while (!TaskContext.get().isInterrupted()) { // the message is on its way
          Thread.onSpinWait();
        }
        job.rows(unit, sink); // ends at once, and must not be published
        Files.createFile(Path.of(marker + "-published"));
      }
      job.rows(unit, sink);
    }
  }

  @Test
  void taskThatIsKilled_isDoneAgain_andLeavesNothing() throws IOException {
    SparkSession spark = LocalSpark.session();
    SparkSession.setDefaultSession(spark);
    Path there = folder.resolve("there");
    Path marker = folder.resolve("marker");
    RangeJob job = new KilledOnce(job(0.05), marker);
    JobResult result = RangeRunner.run(spark, job, JobOptions.into(there.toString()).cut(1, 3));
    assertEquals(new JobResult(0, 3, 6), result);
    assertTrue(Files.exists(marker));
    assertFalse(Files.exists(folder.resolve("marker-published")));
    assertRows(read(spark, there));
    assertEquals(3, SameFiles.names(there).size());
    assertEquals(Set.of("_job.properties"), SameFiles.hidden(there));
  }

  @Test
  void flopThatIsNotSolved_hasNoRows() throws IOException {
    List<String[]> rows = new ArrayList<>();
    FlopReports job = job(0.05);
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedIOException.class,
        () -> job.rows(0, (texts, longs, doubles) -> rows.add(texts)));
    assertTrue(Thread.interrupted());
    assertEquals(List.of(), rows);
    assertEquals(2, RowList.of(job(0.05), 0).texts().size());
  }

  @Test
  void description_hasAKeyForEachOfTheQuestion() {
    SortedMap<String, String> description = job(0.05).description();
    assertEquals("AA, KQs:0.5", description.get("question.oop"));
    assertEquals(5, description.keySet().stream().filter(key -> key.contains(".")).count());
    assertTrue(description.values().stream().noneMatch(value -> value.contains("\n")));
    List<Flop> others = Flop.list("As 9d 6d");
    assertTrue(
        !new FlopReports(QUESTION, others, PLACES, 0.05, 32, false)
            .description()
            .get("flops")
            .equals(description.get("flops")));
  }

  @Test
  void badQuestions_andFlopsThatDoNotFit_areRefusedByTheDriver() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new FlopReports("oop = AA\n", FLOPS, PLACES, 0.05, 32, false));
    assertThrows(
        IllegalArgumentException.class,
        () -> new FlopReports(QUESTION, FLOPS, List.of("bet 7"), 0.05, 32, false));
    SparkConf conf = new SparkConf(false).set("spark.executor.memory", "300m");
    job(0.05).checkMemory(conf, false);
    conf.set("spark.executor.cores", "200"); // share it
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> job(0.05).checkMemory(conf, false));
    assertTrue(e.getMessage().contains("set spark.executor.memory"), e.getMessage());
    job(0.05).checkMemory(conf.set("spark.task.cpus", "200"), false); // one at a time
  }
}
