package dev.yaku.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.HandEvaluator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * How long is it in a fresh JVM from the first line of {@code main} to the first value?
 *
 * <p>The median and the least of 21 JVMs: {@code java -cp evaluator/jmh/target/benchmarks.jar
 * dev.yaku.jmh.StartUp}, where the table lies in the one large jar.
 */
public final class StartUp {
  private static final int RUNS = 21;

  /** As Ks Qs Js Ts 2h 2d; not parsed, which is no part of the question. */
  private static final long ROYAL_FLUSH = 0b11111L << 47 | 1L << 26 | 1L << 13;

  private StartUp() {}

  /**
   * Prints the microseconds, or with no argument those of many JVMs.
   *
   * @param arguments the name of a rule set, or --table and a file
   */
  public static void main(String[] arguments) throws Exception {
    long start = System.nanoTime();
    if (arguments.length == 0) {
      measure();
      return;
    }
    HandEvaluator evaluator =
        arguments.length == 1
            ? HandEvaluator.of(arguments[0])
            : HandEvaluator.open(Path.of(arguments[1]));
    int value = evaluator.evaluate(ROYAL_FLUSH);
    long end = System.nanoTime();
    if (value != evaluator.ruleSet().maxValue()) {
      throw new IllegalStateException("a royal flush is not the best hand");
    }
    System.out.println((end - start) / 1000);
  }

  private static void measure() throws IOException, InterruptedException {
    long[] times = new long[RUNS];
    for (int i = 0; i < RUNS; i++) {
      Process process = jvm().redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (BufferedReader out =
          new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
        times[i] = Long.parseLong(out.readLine());
      }
      process.waitFor();
    }
    Arrays.sort(times);
    System.out.printf("median %d, least %d microseconds%n", times[RUNS / 2], times[0]);
  }

  /** Runs this class in a new JVM. */
  private static ProcessBuilder jvm() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    return new ProcessBuilder(java, "-cp", classPath, StartUp.class.getName(), "standard");
  }
}
