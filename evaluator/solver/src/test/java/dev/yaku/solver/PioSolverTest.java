package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Flops that PioSOLVER has solved, from a published report of its viewer 3.3.16: four places of
 * each.
 *
 * <p>The first one in a build, whose frequencies are settled early. All of them, and more exactly,
 * print the table of README.md: {@code mvn -q test -pl evaluator/solver -am -Dtest=PioSolverTest
 * -Dyaku.flops=4 -Dyaku.error=0.0002 -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@Tag("proof")
class PioSolverTest {
  private static final Path FILES = Path.of("src/test/resources/beside");
  private static final int FLOPS = Integer.getInteger("yaku.flops", 1);
  private static final double ERROR = Double.parseDouble(System.getProperty("yaku.error", "0.001"));

  /** What both solvers leave open moves what hardly matters: how often, at places within. */
  private static final double MOST_POINTS = 5;

  private int places;

  @Test
  void places_haveTheirValuesEquitiesAndFrequencies() throws IOException {
    List<String[]> rows =
        Files.readAllLines(FILES.resolve("flops.tsv")).stream()
            .skip(1)
            .map(line -> line.split("\t", -1))
            .toList();
    List<String> flops = rows.stream().map(row -> row[0]).distinct().limit(FLOPS).toList();
    for (String flop : flops) {
      String spot = "board = " + flop + "\n" + Files.readString(FILES.resolve("spot.txt"));
      Solution solution = Solver.of(SolverSpot.parse(spot)).untilError(ERROR).threads(2).run();
      for (String[] row : rows) {
        if (row[0].equals(flop)) {
          compare(solution, row);
        }
      }
    }
    assertEquals(4 * FLOPS, places);
  }

  /** {@code flop, node, percent, equity, value, realized; equity, value, realized; frequencies}. */
  private void compare(Solution solution, String[] row) {
    places++;
    boolean isRoot = row[1].equals("-");
    SolutionNode node = isRoot ? solution.root() : solution.node(row[1]);
    double often = Double.parseDouble(row[2]) / 100;
    for (int player = 0; player < 2; player++) {
      double equity = Double.parseDouble(row[3 + 3 * player]);
      double value = Double.parseDouble(row[4 + 3 * player]);
      String place = row[0] + ", " + row[1] + ", player " + player;
      // At the start the ranges are the same; nobody gives up more than is left to exploit.
      assertEquals(equity, 100 * node.equity(player), isRoot ? 0.006 : 0.2 * MOST_POINTS, place);
      double chips = isRoot ? solution.exploitability() : 5 * solution.exploitability() / often;
      assertEquals(value, node.value(player), chips, place);
      if (FLOPS > 1) {
        System.out.printf(
            Locale.ROOT,
            "%s: equity %.2f, %.2f %%; value %.3f, %.3f chips%n",
            place,
            equity,
            100 * node.equity(player),
            value,
            node.value(player));
      }
    }
    String[] actions = row[9].split(";", -1);
    assertEquals(actions.length, node.actions().size());
    double[] frequencies = node.frequencies();
    for (String action : actions) {
      String[] nameAndPercent = action.split("=", -1);
      int number = node.actions().indexOf(nameAndPercent[0]);
      assertTrue(number >= 0, nameAndPercent[0] + " of " + node.actions());
      double percent = Double.parseDouble(nameAndPercent[1]);
      assertEquals(percent, 100 * frequencies[number], MOST_POINTS, row[1] + ", " + action);
    }
    assertEquals(1, Arrays.stream(frequencies).sum(), 1e-9);
  }
}
