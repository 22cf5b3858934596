package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does a fresh JVM take to its first value?
 *
 * <p>Milliseconds of a whole process, whose time without an evaluator is to be subtracted: {@code
 * java -jar evaluator/target/benchmarks.jar StartUp}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 10)
@Measurement(iterations = 60)
public class StartUp {
  private Path table;

  @Setup
  public void extractTable() throws IOException {
    table = Files.createTempFile("standard", ".yaku");
    try (InputStream in = Hand.class.getResourceAsStream("/META-INF/yaku/standard.yaku")) {
      Files.copy(in, table, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @TearDown
  public void deleteTable() throws IOException {
    Files.delete(table);
  }

  /** The JVM alone. */
  @Benchmark
  public int nothing() throws Exception {
    return run();
  }

  /** With the built-in rules, which lie in the jar of the benchmarks. */
  @Benchmark
  public int builtIn() throws Exception {
    return run("standard");
  }

  /** With a table file, mapped. */
  @Benchmark
  public int tableFile() throws Exception {
    return run("--table", table.toString());
  }

  private static int run(String... arguments) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] command = new String[4 + arguments.length];
    command[0] = java;
    command[1] = "-cp";
    command[2] = System.getProperty("java.class.path");
    command[3] = FirstValue.class.getName();
    System.arraycopy(arguments, 0, command, 4, arguments.length);
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (status != 0) {
      throw new IllegalStateException("exit status " + status);
    }
    return status;
  }

  /** What is run. */
  static final class FirstValue {
    private FirstValue() {}

    public static void main(String[] arguments) throws IOException {
      if (arguments.length == 0) {
        return;
      }
      HandEvaluator evaluator =
          arguments.length == 1
              ? HandEvaluator.of(arguments[0])
              : HandEvaluator.open(Path.of(arguments[1]));
      long royalFlush = Hand.parse("As Ks Qs Js Ts 2h 2d");
      if (evaluator.evaluate(royalFlush) != evaluator.ruleSet().maxValue()) {
        throw new IllegalStateException("a royal flush is not the best hand");
      }
    }
  }
}
