package dev.yaku.jmh;

import java.util.List;
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
 * Prints the figures of all questions that contain a text, by JMH's clock: {@code java -cp
 * evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.SpeedTable "5 cards"}.
 *
 * <p>A figure is the least of ten iterations in a fresh JVM, the one that other programs on the
 * machine have disturbed least.
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

  /**
   * Prints the table of chosen questions.
   *
   * @param arguments a part of the names of questions
   */
  public static void main(String[] arguments) throws RunnerException {
    Table table = new Table(List.of("", Jvm.VERSION));
    for (Question question : questions()) {
      if (question.name().contains(arguments[0])) {
        double least = least(question.name()) / question.operations();
        table.add(List.of(question.name(), Warm.text(least)));
      }
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
