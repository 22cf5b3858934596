package dev.yaku.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** New JVMs, which take turns: so what else the machine does disturbs all of them equally. */
final class Jvm {
  /** How many are started for each figure. */
  static final int RUNS = 9;

  private static final String HERE = System.getProperty("java.class.path");

  static final String VERSION = "JDK " + Runtime.version();

  private Jvm() {}

  /** The class paths to compare: an older jar, whose classes come before these; and this one. */
  static List<String> paths(List<String> older) {
    List<String> paths = new ArrayList<>();
    for (String jar : older) {
      paths.add(jar + System.getProperty("path.separator") + HERE);
    }
    paths.add(HERE);
    return paths;
  }

  /** What tables call the class paths: an older jar by its file, this one not at all. */
  static List<String> names(List<String> older) {
    List<String> names = new ArrayList<>();
    older.forEach(jar -> names.add(Path.of(jar).getFileName() + ": "));
    names.add("");
    return names;
  }

  /** The lines that {@link Ask} prints in a JVM of its own. */
  static List<String> ask(String path, String clock, List<String> arguments)
      throws IOException, InterruptedException {
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

  static List<String> run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      List<String> lines = out.lines().toList();
      if (process.waitFor() != 0) {
        throw new IOException(command + ": exit status " + process.exitValue());
      }
      return lines;
    }
  }

  /** Nanoseconds of a whole process. */
  static double time(List<String> command) throws IOException, InterruptedException {
    long start = System.nanoTime();
    run(command);
    return System.nanoTime() - start;
  }

  /** The least and the median. */
  static String leastAndMedian(double... nanos) {
    double[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return Warm.text(sorted[0]) + "; " + Warm.text(sorted[sorted.length / 2]);
  }
}
