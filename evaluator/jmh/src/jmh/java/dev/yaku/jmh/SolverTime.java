package dev.yaku.jmh;

import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import java.util.List;

/**
 * How long an iteration of the solver takes: the least of many, on a river, a turn and a flop, with
 * one thread and with two.
 *
 * <pre>{@code
 * java -Xmx3g -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.SolverTime
 * java -Xmx3g --add-modules jdk.incubator.vector -cp … dev.yaku.jmh.SolverTime river turn
 * java -cp … dev.yaku.jmh.SolverTime first 0.1% river   # the first three answers of this JVM
 * java -cp … dev.yaku.jmh.SolverTime nanos river        # nanoseconds an iteration, one thread
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

  /** Its iterations are some seconds of work. */
  private record Spot(String name, String board, int iterations) {
    Solver solver() {
      return Solver.of(SolverSpot.parse("board = " + board + "\n" + PLAYERS));
    }
  }

  private static final List<Spot> SPOTS =
      List.of(
          new Spot("river", "Td 9d 6h Qc 3s", 20_000),
          new Spot("turn", "Td 9d 6h Qc", 300),
          new Spot("flop", "Td 9d 6h", 12));

  private SolverTime() {}

  private static double leastTime(Spot spot, int threads) {
    long[] last = {System.nanoTime()};
    double[] least = {Double.POSITIVE_INFINITY};
    Solver solver = spot.solver().threads(threads).untilError(Solver.LEAST_ERROR);
    solver.iterations(spot.iterations());
    solver.onProgress(
        progress -> {
          long now = System.nanoTime();
          double time = now - last[0];
          least[0] = progress.done() > 1 ? Math.min(least[0], time) : least[0];
          last[0] = now;
          return true;
        });
    solver.run();
    return least[0];
  }

  /** The times to prepare a spot and to solve it, one after the other in this JVM. */
  private static void addFirst(Table table, Spot spot, double error) {
    for (int time = 1; time <= 3; time++) {
      long start = System.nanoTime();
      Solver solver = spot.solver();
      long prepared = System.nanoTime();
      solver.untilError(error).run();
      double solved = System.nanoTime() - prepared;
      double before = prepared - start;
      String name = spot.name() + ", answer " + time;
      table.add(List.of(name, Warm.text(before), Warm.text(solved)));
    }
  }

  /** Prints a row for each spot; arguments choose some of them. */
  public static void main(String[] args) {
    List<String> chosen = List.of(args);
    if (args.length == 2 && args[0].equals("nanos")) {
      Spot spot = SPOTS.stream().filter(each -> each.name().equals(args[1])).findFirst().get();
      System.out.println(leastTime(spot, 1));
      return;
    }
    boolean first = args.length == 3 && args[0].equals("first");
    Table table =
        first
            ? new Table(List.of("an answer", "prepared", "solved"))
            : new Table(List.of("an iteration", "one thread", "two threads"));
    for (Spot spot : SPOTS) {
      if (!chosen.isEmpty() && !chosen.contains(spot.name())) {
        continue;
      }
      if (first) {
        addFirst(table, spot, Double.parseDouble(args[1].replace("%", "")) / 100);
      } else {
        table.add(
            List.of(spot.name(), Warm.text(leastTime(spot, 1)), Warm.text(leastTime(spot, 2))));
      }
    }
    System.out.print(table);
  }
}
