package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    String spot = Files.readString(FILES.resolve("spot.txt"));
    String[] nodes =
        rows.stream()
            .map(row -> row[1].equals("-") ? "" : row[1])
            .distinct()
            .toArray(String[]::new);
    FlopReport report = FlopReport.of(spot).at(nodes).untilError(ERROR).threads(2);
    boolean isWhole =
        report.run(
            flops.stream().map(Flop::parse).toList(),
            found -> {
              for (FlopRow row : found) {
                String name = row.node().isEmpty() ? "-" : row.node();
                for (String[] expected : rows) {
                  if (expected[0].equals(row.flop().cards()) && expected[1].equals(name)) {
                    compare(row, expected);
                  }
                }
              }
              return true;
            });
    assertTrue(isWhole);
    assertEquals(4 * FLOPS, places);
  }

  /** {@code flop, node, percent, equity, value, realized; equity, value, realized; frequencies}. */
  private void compare(FlopRow found, String[] row) {
    places++;
    boolean isRoot = row[1].equals("-");
    double often = Double.parseDouble(row[2]) / 100;
    assertEquals(100 * often, 100 * found.global(), isRoot ? 1e-6 : MOST_POINTS, row[1]);
    for (int player = 0; player < 2; player++) {
      double equity = Double.parseDouble(row[3 + 3 * player]);
      double value = Double.parseDouble(row[4 + 3 * player]);
      double realized = Double.parseDouble(row[5 + 3 * player]);
      String place = row[0] + ", " + row[1] + ", player " + player;
      // At the start the ranges are the same; nobody gives up more than is left to exploit.
      double share = 100 * found.equities().get(player);
      assertEquals(equity, share, isRoot ? 0.006 : 0.2 * MOST_POINTS, place);
      double chips = isRoot ? found.exploitability() : 5 * found.exploitability() / often;
      assertEquals(value, found.values().get(player), chips, place);
      double most =
          100 * chips / (share / 100 * found.pots().get(player)) + (isRoot ? 0.02 : MOST_POINTS);
      assertEquals(realized, 100 * found.realized(player), most, place);
      if (FLOPS > 1) {
        System.out.printf(
            Locale.ROOT,
            "%s: equity %.2f, %.2f %%; value %.3f, %.3f chips; reached %.2f, %.2f %%%n",
            place,
            equity,
            share,
            value,
            found.values().get(player),
            100 * often,
            100 * found.global());
      }
    }
    String[] actions = row[9].split(";", -1);
    assertEquals(actions.length, found.actions().size());
    for (String action : actions) {
      String[] nameAndPercent = action.split("=", -1);
      int number = found.actions().indexOf(nameAndPercent[0]);
      assertTrue(number >= 0, nameAndPercent[0] + " of " + found.actions());
      double percent = Double.parseDouble(nameAndPercent[1]);
      double frequency = 100 * found.frequencies().get(number);
      assertEquals(percent, frequency, MOST_POINTS, row[1] + ", " + action);
    }
    assertEquals(1, found.frequencies().stream().mapToDouble(one -> one).sum(), 1e-9);
  }
}
