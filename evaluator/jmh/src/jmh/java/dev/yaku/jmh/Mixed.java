package dev.yaku.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Asks several questions in turn in one JVM, and each one alone in a JVM of its own. The least and
 * the median of nine JVMs, each the least of the last slices of a second or more, in CPU time:
 * alone in a JVM of its own; and in one that gives each question 50 ms in turn. Each JVM begins
 * with another question, since the JIT may depend on who is asked first.
 */
final class Mixed {
  private static final long SLICE = 50_000_000;
  private static final int ROUNDS = 24;
  private static final int LAST_ROUNDS = 12;

  private Mixed() {}

  /** For each question, the nanoseconds of an operation. */
  static void rounds(List<Question> questions) {
    List<LongSupplier> asked = questions.stream().map(q -> q.preparation().get()).toList();
    double[] least = new double[asked.size()];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < least.length; i++) {
        double time = Warm.slice(asked.get(i), SLICE) / questions.get(i).operations();
        least[i] = round <= ROUNDS - LAST_ROUNDS ? time : Math.min(least[i], time);
      }
    }
    for (double time : least) {
      System.out.println(time);
    }
  }

  static void print(List<Question> questions, List<String> older) throws IOException {
    List<String> names = questions.stream().map(Question::name).distinct().toList();
    List<String> paths = Jvm.paths(older);
    double[][][] times = new double[names.size()][2 * paths.size()][Jvm.RUNS];
    List<String> order = new ArrayList<>(names);
    for (int run = 0; run < Jvm.RUNS; run++) {
      for (int j = 0; j < paths.size(); j++) {
        double[] inTurn = rounds(paths.get(j), order);
        for (int i = 0; i < names.size(); i++) {
          times[i][2 * j][run] = rounds(paths.get(j), List.of(names.get(i)))[0];
          times[i][2 * j + 1][run] = inTurn[order.indexOf(names.get(i))];
        }
      }
      Collections.rotate(order, 1);
    }
    System.out.print(table(names, Jvm.names(older), times));
  }

  /** The times by question, column and run; a jar's columns are those alone and those in turn. */
  static Table table(List<String> names, List<String> jars, double[][][] times) {
    List<String> head = new ArrayList<>(List.of(Jvm.VERSION + ": least; median"));
    jars.forEach(jar -> head.addAll(List.of(jar + "alone", jar + "in turn")));
    return Table.of(head, names, (i, j) -> Jvm.leastAndMedian(times[i][j]));
  }

  private static double[] rounds(String path, List<String> names) throws IOException {
    return Jvm.ask(path, "rounds", names).stream().mapToDouble(Double::parseDouble).toArray();
  }
}
