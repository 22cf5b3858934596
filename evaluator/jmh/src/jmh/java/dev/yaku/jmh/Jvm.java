package dev.yaku.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** New JVMs, which take turns: so what else the machine does disturbs all of them equally. */
final class Jvm {
  /** How many are started for each figure. */
  static final int RUNS = 9;

  private static final String HERE = System.getProperty("java.class.path");

  static final String VERSION = "JDK " + Runtime.version();

  private Jvm() {}

  /** The class paths to compare: an older jar, whose classes come before these; and this one. */
  static List<String> paths(List<String> older) {
    Stream<String> before = older.stream().map(jar -> jar + File.pathSeparator + HERE);
    return Stream.concat(before, Stream.of(HERE)).toList();
  }

  /** The names of the class paths in tables: an older jar's file, nothing for this one. */
  static List<String> names(List<String> older) {
    Stream<String> names = older.stream().map(jar -> Path.of(jar).getFileName() + ": ");
    return Stream.concat(names, Stream.of("")).toList();
  }

  /** The lines that {@link Ask} prints in a JVM of its own. */
  static List<String> ask(String path, String clock, List<String> arguments) throws IOException {
    List<String> command = command("-cp", path, Ask.class.getName(), clock);
    command.addAll(arguments);
    return run(command);
  }

  /** A command of this JDK's {@code java}, which may be added to. */
  static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>(Arrays.asList(arguments));
    command.add(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
    return command;
  }

  static List<String> run(List<String> command) throws IOException {
    return run(new ProcessBuilder(command));
  }

  private static List<String> run(ProcessBuilder builder) throws IOException {
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out = process.inputReader(UTF_8)) {
      List<String> lines = out.lines().toList();
      if (process.onExit().join().exitValue() != 0) {
        throw new IOException(builder.command() + ": exit status " + process.exitValue());
      }
      return lines;
    }
  }

  /** Nanoseconds of a whole process. */
  static double time(List<String> command) throws IOException {
    return time(command, System.getProperty("java.home"));
  }

  /** Nanoseconds of a whole process that finds a JDK by JAVA_HOME. */
  static double time(List<String> command, String home) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", home);
    long start = System.nanoTime();
    run(builder);
    return System.nanoTime() - start;
  }

  /** The least and the median. */
  static String leastAndMedian(double... nanos) {
    return Warm.text(quantile(nanos, 0)) + "; " + Warm.text(quantile(nanos, 0.5));
  }

  /**
   * A quantile of the numbers: the number that this part of them does not exceed; the least for 0.
   */
  static double quantile(double[] numbers, double part) {
    double[] sorted = numbers.clone();
    Arrays.sort(sorted);
    double at = part * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
