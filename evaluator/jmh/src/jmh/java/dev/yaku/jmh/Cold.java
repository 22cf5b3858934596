package dev.yaku.jmh;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * How long is it in a fresh JVM from the first line of {@code main} to the first answer, and how
 * long does a command take? The least and the median of nine JVMs by the clock, and the least CPU
 * time of the main thread, less what it takes in a program that asks nothing: on a busy machine
 * only that is a measure. The questions take turns.
 *
 * <p>With the module path or many small jars, as a program has the library, loading costs more:
 * evaluator/jmh/README.md has the command.
 */
final class Cold {
  private static final String COMMAND = "yaku ";
  private static final String NOTHING = "nothing";

  private Cold() {}

  /** Prints the nanoseconds to the answer, and of the main thread. */
  static void once(long start, String text) {
    long answer = text.equals(NOTHING) ? 1 : Answers.answer(text);
    long end = System.nanoTime();
    long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    System.out.println((end - start) + " " + cpu + " " + answer);
  }

  static void print(List<String> texts, List<String> given) throws IOException {
    boolean commands = texts.stream().allMatch(text -> text.startsWith(COMMAND));
    List<String> names = texts.stream().filter(q -> q.startsWith(COMMAND) == commands).toList();
    List<String> questions = new ArrayList<>(names);
    if (!commands) {
      questions.add(NOTHING);
    }
    List<String> paths = commands ? given : Jvm.paths(given);
    double[][][] clock = new double[questions.size()][paths.size()][Jvm.RUNS];
    double[][] cpu = new double[questions.size()][paths.size()];
    for (int run = commands ? -1 : 0; run < Jvm.RUNS; run++) { // first a launcher's archive is made
      for (int i = 0; i < clock.length; i++) {
        for (int j = 0; j < paths.size(); j++) {
          String path = paths.get(j);
          String asked = questions.get(i);
          double[] times =
              commands ? new double[] {Jvm.time(command(path, asked)), 0} : first(path, asked);
          clock[i][j][Math.max(0, run)] = times[0];
          cpu[i][j] = run < 1 ? times[1] : Math.min(cpu[i][j], times[1]);
        }
      }
    }
    List<String> jars = commands ? given : Jvm.names(given);
    System.out.print(table(names, jars, clock, commands ? new double[0][] : cpu));
  }

  /**
   * A column for each jar or launcher.
   *
   * @param clock by question, jar and run
   * @param cpu the least of the main thread by question and jar, the last one of a program that
   *     asks nothing; empty if that is not measured
   */
  static Table table(
      List<String> questions, List<String> jars, double[][][] clock, double[][] cpu) {
    String figures = cpu.length == 0 ? "least; median" : "least; median; CPU";
    List<String> head = new ArrayList<>(List.of(Jvm.VERSION));
    jars.forEach(jar -> head.add(cpu.length == 0 ? figures + " of " + jar : jar + figures));
    return Table.of(
        head,
        questions,
        (i, j) -> {
          String times = Jvm.leastAndMedian(clock[i][j]);
          return cpu.length == 0
              ? times
              : times + "; " + Warm.text(cpu[i][j] - cpu[cpu.length - 1][j]);
        });
  }

  private static double[] first(String path, String text) throws IOException {
    String[] numbers = Jvm.ask(path, "once", List.of(text)).get(0).split(" ", -1);
    return new double[] {Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])};
  }

  /** A command with one argument; with two if these are a machine and a hand, or two hands. */
  static List<String> command(String launcher, String text) {
    String[] words = text.split(" ", 3);
    List<String> command =
        launcher.endsWith(".jar")
            ? Jvm.command("-jar", launcher)
            : new ArrayList<>(List.of(launcher));
    command.add(words[1]);
    boolean two = words[1].equals("hold") || words[1].equals("compare");
    command.addAll(List.of(words[2].split(" ", two ? 2 : 1)));
    return command;
  }
}
