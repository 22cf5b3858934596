package dev.yaku.jmh;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Prints the figures of README.md's table by JMH's clock, or of all questions that contain a text:
 * {@code java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.SpeedTable "5 cards"}.
 *
 * <p>A figure is the least of ten iterations in a fresh JVM, the one that other programs on the
 * machine have disturbed least. README.md's take about two minutes.
 *
 * <p>{@code java -jar evaluator/jmh/target/benchmarks.jar -p question="constant 7 cards: sets"} has
 * all of JMH's options and profilers. Its scores are of an answer, which is many operations.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class SpeedTable {
  @Param("constant 7 cards: sets")
  private String question;

  private LongSupplier ask;

  @Setup
  public void prepare() {
    ask = Question.named(question, questions()).preparation().get();
  }

  @Benchmark
  public long answer() {
    return ask.getAsLong();
  }

  /** All questions, and those to others. */
  static List<Question> questions() {
    List<Question> all = Question.all();
    Rivals.addTo(all);
    return all;
  }

  /** The rows of README.md's table, and the questions that they answer. */
  static Map<String, String> rows() {
    Map<String, String> rows = new LinkedHashMap<>();
    rows.put("seven cards as a set", "constant 7 cards: sets");
    rows.put("a prepared key, trusted", "constant 7 cards: trusted keys in a cache");
    rows.put("an array of sets", "constant 7 cards: arrays");
    rows.put("ints, one by one", "constant 7 cards: ints");
    rows.put("packed cards, a byte each", "constant 7 cards: packed");
    rows.put("the naive evaluator", "rival 7 cards: naive");
    rows.put("Omaha, hole and board", "omaha 4: hole and board");
    rows.put("all hands of seven, `forEach`, a hand", "all hands of 7: forEach");
    rows.put("the same, `countByValue`, a hand", "all hands of 7: countByValue");
    rows.put("equity, `AK / QQ+ / 76s`", "equity standard: AK / QQ+ / 76s");
    rows.put("index of a river", "index of a hole and 5");
    rows.put("return of a machine", "return of jacks-9-6");
    return rows;
  }

  /**
   * Prints the table of README.md, or of chosen questions.
   *
   * @param arguments nothing, or a part of the names of questions
   */
  public static void main(String[] arguments) throws RunnerException {
    Map<String, String> rows = arguments.length == 0 ? rows() : new LinkedHashMap<>();
    List<Question> all = questions();
    for (Question question : all) {
      if (arguments.length > 0 && question.name().contains(arguments[0])) {
        rows.put(question.name(), question.name());
      }
    }
    Table table = new Table(List.of("", Jvm.VERSION));
    for (Map.Entry<String, String> row : rows.entrySet()) {
      double least = least(row.getValue()) / Question.named(row.getValue(), all).operations();
      table.add(List.of(row.getKey(), Warm.text(least)));
    }
    System.out.print(table);
  }

  private static double least(String question) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(SpeedTable.class.getSimpleName())
            .param("question", question)
            .forks(1)
            .verbosity(VerboseMode.SILENT);
    if (Runtime.version().feature() >= 24) { // JMH uses what these JVMs warn of
      options.jvmArgsAppend("--sun-misc-unsafe-memory-access=allow");
    }
    return new Runner(options.build()).runSingle().getPrimaryResult().getStatistics().getMin();
  }
}
