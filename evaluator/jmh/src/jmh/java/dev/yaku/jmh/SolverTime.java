package dev.yaku.jmh;

import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import java.util.List;
import java.util.Locale;

/**
 * How long an iteration of the solver takes: the least of many, on a river, a turn and a flop, with
 * one thread and with two.
 *
 * <pre>{@code
 * java -Xmx3g -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.SolverTime
 * java -Xmx3g --add-modules jdk.incubator.vector -cp … dev.yaku.jmh.SolverTime river turn
 * java -cp … dev.yaku.jmh.SolverTime first 0.1% river   # the first three answers of this JVM
 * }</pre>
 *
 * <p>The questions are those that are published with figures of other solvers: some 167 and 250
 * hands, bets of 60 % of the pot, raises to 2.5 times the bet.
 */
public final class SolverTime {
  private static final String PLAYERS =
      """
      oop   = 66+, A8s+, A5s-A4s, AJo+, K9s+, KQo, QTs+, JTs, 96s+, 85s+, 75s+, 65s, 54s
      ip    = QQ-22, AQs-A2s, ATo+, K5s+, KJo+, Q8s+, J8s+, T7s+, 96s+, 86s+, 75s+, 64s+, 53s+
      pot   = 200
      stack = 900
      bets  = 60%
      raises = 2.5x
      """;

  /**
   * @param iterations some seconds of work
   */
  private record Question(String name, String board, int iterations) {}

  private static final List<Question> QUESTIONS =
      List.of(
          new Question("river", "Td 9d 6h Qc 3s", 20_000),
          new Question("turn", "Td 9d 6h Qc", 300),
          new Question("flop", "Td 9d 6h", 12));

  private SolverTime() {}

  private static double leastSeconds(Question question, int threads) {
    Solver solver = Solver.of(SolverSpot.parse("board = " + question.board() + "\n" + PLAYERS));
    long[] last = {System.nanoTime()};
    double[] least = {Double.POSITIVE_INFINITY};
    solver
        .threads(threads)
        .untilError(Solver.LEAST_ERROR)
        .iterations(question.iterations())
        .onProgress(
            progress -> {
              long now = System.nanoTime();
              if (progress.done() > 1) {
                least[0] = Math.min(least[0], (now - last[0]) / 1e9);
              }
              last[0] = now;
              return true;
            });
    solver.run();
    return least[0];
  }

  /** Seconds to prepare a question and to solve it, one after the other in this JVM. */
  private static void printFirst(double error, Question question) {
    for (int time = 1; time <= 3; time++) {
      long start = System.nanoTime();
      Solver solver = Solver.of(SolverSpot.parse("board = " + question.board() + "\n" + PLAYERS));
      long prepared = System.nanoTime();
      solver.untilError(error).run();
      System.out.printf(
          Locale.ROOT,
          "| %s, answer %d | %.3f | %.3f s |%n",
          question.name(),
          time,
          (prepared - start) / 1e9,
          (System.nanoTime() - prepared) / 1e9);
    }
  }

  /** Prints a row for each question; arguments choose some of them. */
  public static void main(String[] args) {
    if (args.length == 3 && args[0].equals("first")) {
      double error = Double.parseDouble(args[1].replace("%", "")) / 100;
      QUESTIONS.stream()
          .filter(question -> question.name().equals(args[2]))
          .forEach(question -> printFirst(error, question));
      return;
    }
    List<String> chosen = List.of(args);
    System.out.println("| an iteration | one thread | two threads |\n|---|---|---|");
    for (Question question : QUESTIONS) {
      if (chosen.isEmpty() || chosen.contains(question.name())) {
        System.out.printf(
            Locale.ROOT,
            "| %s | %.3f ms | %.3f ms |%n",
            question.name(),
            1e3 * leastSeconds(question, 1),
            1e3 * leastSeconds(question, 2));
      }
    }
  }
}
