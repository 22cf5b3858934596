package dev.yaku.solver;

import static dev.yaku.solver.PioSolverTest.Figure.Kind.EQUITY;
import static dev.yaku.solver.PioSolverTest.Figure.Kind.FREQUENCY;
import static dev.yaku.solver.PioSolverTest.Figure.Kind.VALUE;
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
  private String spot;
  private Solution solved; // of the last flop that had to be looked at

  /** A figure of a place, and how to know what else it could be; {@link #check} says more. */
  record Figure(String name, double expected, double found, double most, Kind kind) {
    enum Kind {
      FREQUENCY,
      EQUITY,
      VALUE
    }
  }

  @Test
  void places_haveTheirValuesEquitiesAndFrequencies() throws IOException {
    List<String[]> rows =
        Files.readAllLines(FILES.resolve("flops.tsv")).stream()
            .skip(1)
            .map(line -> line.split("\t", -1))
            .toList();
    List<String> flops = rows.stream().map(row -> row[0]).distinct().limit(FLOPS).toList();
    spot = Files.readString(FILES.resolve("spot.txt"));
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
    double points = isRoot ? 1e-6 : MOST_POINTS;
    check(row, -1, new Figure("reached", 100 * often, 100 * found.global(), points, FREQUENCY));
    for (int player = 0; player < 2; player++) {
      double equity = Double.parseDouble(row[3 + 3 * player]);
      double value = Double.parseDouble(row[4 + 3 * player]);
      double realized = Double.parseDouble(row[5 + 3 * player]);
      String place = row[0] + ", " + row[1] + ", player " + player;
      // At the start the ranges are the same; nobody gives up more than is left to exploit.
      double share = 100 * found.equities().get(player);
      double near = isRoot ? 0.006 : 0.2 * MOST_POINTS;
      check(row, player, new Figure("equity", equity, share, near, EQUITY));
      double chips = isRoot ? found.exploitability() : 5 * found.exploitability() / often;
      check(row, player, new Figure("value", value, found.values().get(player), chips, VALUE));
      double most =
          100 * chips / (share / 100 * found.pots().get(player)) + (isRoot ? 0.02 : MOST_POINTS);
      assertEquals(realized, 100 * found.realized(player), most, place); // value by equity
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
      check(row, number, new Figure(action, percent, frequency, MOST_POINTS, FREQUENCY));
    }
    assertEquals(1, found.frequencies().stream().mapToDouble(one -> one).sum(), 1e-9);
  }

  /**
   * A figure is near, or another strategy has it that loses no more than what both solvers leave:
   * see {@link Slack}. Of a place within, the mean over the hands that go there is not bounded by
   * the exploitability: many hands are nearly indifferent.
   *
   * @param number of the player, or of the action
   */
  private void check(String[] row, int number, Figure figure) {
    if (Math.abs(figure.expected() - figure.found()) <= figure.most()) {
      return;
    }
    String name = row[0] + ", " + row[1] + ", " + figure;
    assertTrue(FLOPS > 1 && !row[1].equals("-"), name);
    double[] possible = possible(row, number, figure);
    System.out.printf(Locale.ROOT, "%s: possible %.3f to %.3f%n", name, possible[0], possible[1]);
    assertTrue(possible[0] <= figure.expected() && figure.expected() <= possible[1], name);
  }

  /** The least and the greatest figure that what is left to exploit allows. */
  private double[] possible(String[] row, int number, Figure figure) {
    if (solved == null || !solved.root().toString().startsWith(row[0])) {
      String text = spot + "\nboard = " + row[0];
      solved = Solver.of(SolverSpot.parse(text)).untilError(ERROR).threads(2).run();
    }
    double budget = 4 * solved.exploitability(); // of both players, of both solvers
    SolutionNode place = solved.node(row[1]);
    if (figure.kind() == FREQUENCY && number >= 0) {
      Slack slack = new Slack(place, answered(place), number, budget);
      return scaled(slack.frequencies(), 100);
    }
    int slash = row[1].lastIndexOf(" / ");
    SolutionNode before = solved.node(slash < 0 ? "" : row[1].substring(0, slash));
    int action = before.actions().indexOf(row[1].substring(slash < 0 ? 0 : slash + 3));
    SolutionNode best = answered(before);
    Slack slack = new Slack(before, best, action, budget);
    double reached = Double.parseDouble(row[2]) / 100;
    if (figure.kind() == FREQUENCY) {
      return scaled(slack.frequencies(), 100 * before.reached());
    }
    int player = before.player();
    double often = reached / before.reached();
    double added = before.stack(player) - place.stack(player);
    boolean isEquity = figure.kind() == EQUITY;
    double[] byHand =
        Arrays.stream(before.hands(player))
            .mapToDouble(
                hand ->
                    isEquity
                        ? 100 * place.equity(player, hand)
                        : added + best.actionValues(hand)[action])
            .toArray();
    double[] mean = slack.means(often, byHand);
    double more = isEquity ? 0 : 2 * budget / reached; // what comes after it
    double[] mine = {mean[0] - more, mean[1] + more};
    double both = isEquity ? 100 : place.value(0) + place.value(1);
    return player == number ? mine : new double[] {both - mine[1], both - mine[0]};
  }

  private SolutionNode answered(SolutionNode node) {
    return solved.answeredBy(node.player()).node(node.path());
  }

  private static double[] scaled(double[] numbers, double factor) {
    return new double[] {factor * numbers[0], factor * numbers[1]};
  }
}
