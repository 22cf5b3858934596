package dev.yaku.cli.solver;

import dev.yaku.Card;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Format;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.SolverProgress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a solution, or one place of it: for people, or as a JSON object. */
final class SolutionText {
  static final List<String> PLAYERS = List.of("oop", "ip");

  private final Solution solution;
  private final SolutionNode node;

  SolutionText(Solution solution, SolutionNode node) {
    this.solution = solution;
    this.node = node;
  }

  /** Such as "iteration 120, exploitability 0.45 % of the pot, 12 s to go". */
  static String progress(SolverProgress progress, double pot) {
    String text = String.format(Locale.ROOT, "iteration %,d", progress.iterations());
    if (Double.isFinite(progress.exploitability())) {
      double part = 100 * progress.exploitability() / pot;
      text += String.format(Locale.ROOT, ", exploitability %.3f %% of the pot", part);
    }
    return Double.isFinite(progress.secondsToGo())
        ? text + String.format(Locale.ROOT, ", %.0f s to go", progress.secondsToGo())
        : text;
  }

  /** The name of the place. */
  String title() {
    String where = node.path().isEmpty() ? "start" : node.path();
    return where + ", " + PLAYERS.get(node.player()) + " to act";
  }

  /** The board and the chips. */
  String caption() {
    return String.format(
        Locale.ROOT,
        "board %s, pot %d, stacks %d and %d",
        Card.toString(node.boardCards()),
        node.pot(),
        node.stack(0),
        node.stack(1));
  }

  /** For people. */
  String forPeople(StrategyGrid grid, boolean colours, boolean stopped) {
    double pot = solution.spot().pot();
    StringBuilder text = new StringBuilder();
    text.append(stopped ? "Stopped. " : "");
    text.append(
        String.format(
            Locale.ROOT,
            "Exploitability %.4f chips (%.3f %% of the pot) after %,d iterations, %.1f s\n",
            solution.exploitability(),
            100 * solution.exploitability() / pot,
            solution.iterations(),
            solution.seconds()));
    text.append(
        String.format(
            Locale.ROOT,
            "Value of oop %.3f, of ip %.3f\n\n",
            solution.value(0),
            solution.value(1)));
    text.append(title()).append("; ").append(caption()).append('\n');
    for (int player = 0; player < 2; player++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-4s value %.3f, equity %.2f %%\n",
              PLAYERS.get(player),
              node.value(player),
              100 * node.equity(player)));
    }
    text.append('\n');
    double[] often = node.frequencies();
    for (int action = 0; action < often.length; action++) {
      text.append(StrategyGridText.mark(grid, action, colours)).append(' ');
      text.append(
          String.format(
              Locale.ROOT, "%-12s %5.1f %%\n", grid.actions().get(action), 100 * often[action]));
    }
    return text.append('\n').append(StrategyGridText.of(grid, colours)).toString();
  }

  /** One object. */
  String object() {
    Rows row = new Rows(Format.JSON);
    row.value("value", array(solution.value(0), solution.value(1)));
    row.value("exploitability", number(solution.exploitability()));
    row.value("iterations", solution.iterations());
    row.value("seconds", String.format(Locale.ROOT, "%.3f", solution.seconds()));
    row.value("nodes", solution.nodes());
    row.value("root", object(solution.root()).object());
    if (!node.path().isEmpty()) {
      row.value("node", object(node).object());
    }
    return row.end();
  }

  private static Rows object(SolutionNode of) {
    Rows row = new Rows(Format.JSON);
    if (!of.path().isEmpty()) {
      row.text("path", of.path()).text("board", Card.toString(of.boardCards()));
      row.value("pot", of.pot());
      row.text("player", PLAYERS.get(of.player()));
      row.value("value", array(of.value(0), of.value(1)));
      row.value("equity", array(of.equity(0), of.equity(1)));
    }
    String actions =
        of.actions().stream().map(Rows::quoted).collect(Collectors.joining(",", "[", "]"));
    return row.value("actions", actions).value("frequencies", array(of.frequencies()));
  }

  private static String array(double... numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> Double.isNaN(number) ? "null" : number(number))
        .collect(Collectors.joining(",", "[", "]"));
  }

  static String number(double number) {
    return Double.isNaN(number) ? "NaN" : String.format(Locale.ROOT, "%.6f", number);
  }
}
