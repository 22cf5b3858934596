package dev.yaku.jmh;

import java.util.ArrayList;
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

/**
 * What does an answer cost by JMH's clock? {@code java -jar evaluator/jmh/target/benchmarks.jar -p
 * question="constant 7 cards: sets"}, with all of JMH's options and profilers. Scores are of an
 * answer, which is many operations: {@link SpeedTable} divides.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class QuestionBenchmark {
  @Param("constant 7 cards: sets")
  private String question;

  private LongSupplier ask;

  /** All questions, and those to others. */
  static List<Question> all() {
    List<Question> all = new ArrayList<>(Questions.all());
    all.addAll(Rivals.all());
    return all;
  }

  @Setup
  public void prepare() {
    ask = Questions.named(question, all()).preparation().get();
  }

  @Benchmark
  public long answer() {
    return ask.getAsLong();
  }
}
