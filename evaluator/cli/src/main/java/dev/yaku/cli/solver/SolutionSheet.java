package dev.yaku.cli.solver;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.Card;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.SolverProgress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What there is to say about a solution, or one place of it. */
final class SolutionSheet {
  static final List<String> PLAYERS = List.of("oop", "ip");
  static final String NUMBER = "%.6f";
  private static final int[] WIDTHS = {14, 8};

  private final Solution solution;
  private final SolutionNode node;
  private final Words words;

  SolutionSheet(Solution solution, SolutionNode node, Words words) {
    this.solution = solution;
    this.node = node;
    this.words = words;
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

  /**
   * The whole answer but the rows.
   *
   * @param hands what to say of each hand, for programs; empty for nothing
   * @param stopped whether the end was not reached
   */
  void write(Sheet sheet, List<Members> hands, boolean stopped) {
    sheet.object(hands.isEmpty() ? object() : object().put("hands", hands));
    double pot = solution.spot().pot();
    double error = solution.exploitability();
    int iterations = solution.iterations();
    sheet.text(stopped ? words.say("solve.stopped") : "");
    double part = 100 * error / pot;
    sheet.line(words.say("solve.error", error, part, iterations, solution.seconds()));
    sheet.line(words.say("solve.values", solution.value(0), solution.value(1))).line("");
    String where = node.path().isEmpty() ? words.say("solve.start") : node.path();
    String title = words.say("solve.title", where, PLAYERS.get(node.player()));
    String board = Card.toString(node.boardCards());
    String chips = words.say("solve.chips", board, node.pot(), node.stack(0), node.stack(1));
    sheet.title(title, chips).line(title + "; " + chips);
    for (int player = 0; player < 2; player++) {
      double equity = 100 * node.equity(player);
      sheet.line(words.say("solve.player", PLAYERS.get(player), node.value(player), equity));
    }
    StrategyGrid grid = StrategyGrid.of(node);
    sheet.line("").written(actions(grid, true)).line("");
    sheet.block(grid.block()).drawn(actions(grid, false));
  }

  /** How often each action is taken by all hands; in text with the letters of the grid. */
  private Block.Bars actions(StrategyGrid grid, boolean letters) {
    double[] often = node.frequencies();
    List<Block.Bar> bars = new ArrayList<>();
    for (int action = 0; action < often.length; action++) {
      String name = (letters ? StrategyGrid.letter(action) + " " : "") + grid.actions().get(action);
      String percent = String.format(Locale.ROOT, "%.1f %%", 100 * often[action]);
      bars.add(new Block.Bar(name, List.of(percent), often[action], grid.colours().get(action)));
    }
    return new Block.Bars(null, WIDTHS, 0, bars);
  }

  private Members object() {
    Members object = new Members();
    object.put("value", numbers(solution.value(0), solution.value(1)));
    object.put("exploitability", figure(NUMBER, solution.exploitability()));
    object.put("iterations", solution.iterations());
    object.put("seconds", figure("%.3f", solution.seconds()));
    object.put("nodes", solution.nodes()).put("root", object(solution.root()));
    return node.path().isEmpty() ? object : object.put("node", object(node));
  }

  private static Members object(SolutionNode of) {
    Members object = new Members();
    if (!of.path().isEmpty()) {
      object.put("path", of.path()).put("board", Card.toString(of.boardCards()));
      object.put("pot", of.pot()).put("player", PLAYERS.get(of.player()));
      object.put("value", numbers(of.value(0), of.value(1)));
      object.put("equity", numbers(of.equity(0), of.equity(1)));
    }
    object.put("actions", of.actions());
    return object.put("frequencies", numbers(of.frequencies()));
  }

  static List<Object> numbers(double... numbers) {
    return Arrays.stream(numbers).mapToObj(number -> figure(NUMBER, number)).toList();
  }
}
