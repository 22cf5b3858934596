package dev.yaku.jmh;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Prints the figures of README.md's table, one row for each: {@code java -cp
 * evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.SpeedTable}.
 *
 * <p>A figure is the least of ten iterations in a fresh JVM, the one that other programs on the
 * machine have disturbed least. It takes about two minutes.
 */
public final class SpeedTable {
  private static final TimeValue ITERATION = TimeValue.milliseconds(200);

  private static final List<Row> ROWS =
      List.of(
          new Row("seven cards as a set", "RandomHandsBenchmark.set", Map.of("cards", "7")),
          new Row("a prepared key, trusted", "KeysBenchmark.trusted", Map.of("hands", "32768")),
          new Row("an array of sets", "RandomHandsBenchmark.arrays", Map.of("cards", "7")),
          new Row("ints, one by one", "RandomHandsBenchmark.ints", Map.of("cards", "7")),
          new Row("packed cards, a byte each", "PackedCardsBenchmark.packed", Map.of("size", "7")),
          new Row("the naive evaluator", "RandomHandsBenchmark.naive", Map.of("cards", "7")),
          new Row("Omaha, hole and board", "OmahaHandsBenchmark.random", Map.of("hole", "4")),
          new Row("all hands of seven, `forEach`, a hand", "AllHandsBenchmark.sevens", Map.of()),
          new Row(
              "the same, `countByValue`, a hand", "AllHandsBenchmark.countSevensByValue", Map.of()),
          new Row(
              "equity, `AK / QQ+ / 76s`",
              "EquityBenchmark.answer",
              Map.of("spot", "AK / QQ+ / 76s")),
          new Row("index of a river", "HandIndexBenchmark.index", Map.of("round", "3")),
          new Row(
              "return of a machine",
              "VideoPokerBenchmark.exactReturn",
              Map.of("machine", "jacks-9-6")));

  /** What a row is called, the method that it times, and that method's parameters. */
  private record Row(String name, String benchmark, Map<String, String> parameters) {
    double leastNanos() throws RunnerException {
      ChainedOptionsBuilder options =
          new OptionsBuilder()
              .include("\\." + benchmark.replace(".", "\\.") + "$")
              .timeUnit(TimeUnit.NANOSECONDS)
              .forks(1)
              .warmupIterations(5)
              .warmupTime(ITERATION)
              .measurementIterations(10)
              .measurementTime(ITERATION)
              .verbosity(VerboseMode.SILENT);
      if (Runtime.version().feature() >= 24) { // JMH uses what these JVMs warn of
        options.jvmArgsAppend("--sun-misc-unsafe-memory-access=allow");
      }
      parameters.forEach((name, value) -> options.param(name, value));
      Collection<RunResult> results = new Runner(options.build()).run();
      if (results.size() != 1) {
        throw new IllegalStateException(
            benchmark + parameters + ": " + results.size() + " results");
      }
      return results.iterator().next().getPrimaryResult().getStatistics().getMin();
    }
  }

  private SpeedTable() {}

  public static void main(String[] args) throws RunnerException {
    System.out.printf("| | JDK %s |%n|---|---|%n", Runtime.version());
    for (Row row : ROWS) {
      System.out.printf("| %s | %s |%n", row.name(), text(row.leastNanos()));
    }
  }

  private static String text(double nanos) {
    if (nanos < 1e3) {
      return String.format(Locale.ROOT, nanos < 1 ? "%.2f ns" : "%.1f ns", nanos);
    }
    return nanos < 1e6
        ? String.format(Locale.ROOT, "%.1f µs", nanos / 1e3)
        : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
  }
}
