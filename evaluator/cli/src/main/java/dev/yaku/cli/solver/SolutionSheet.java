package dev.yaku.cli.solver;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.Card;
import dev.yaku.Progress;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;

/** Describes a solution, or one place of it. */
record SolutionSheet(Solution solution, SolutionNode node, Rounded rounded, Words words) {
  /**
   * The price of rounded strategies.
   *
   * @param prices by player: what the best answer to the rounded strategy has more than before
   */
  record Rounded(double step, double... prices) {
    static Rounded of(double step, Solution before, Solution after) {
      double[] prices = new double[2];
      for (int player = 0; player < 2; player++) {
        prices[player] = after.bestAnswer(1 - player) - before.bestAnswer(1 - player);
      }
      return new Rounded(step, prices);
    }
  }

  /** Such as "iteration 120, exploitability 0.45 % of the pot, 12 s to go". */
  static String progress(Progress progress, double pot) {
    String text = Words.format("iteration %,d", progress.done());
    if (Double.isFinite(progress.error())) {
      double part = 100 * progress.error() / pot;
      text += Words.format(", exploitability %.3f %% of the pot", part);
    }
    return Double.isFinite(progress.secondsToGo())
        ? text + Words.format(", %.0f s to go", progress.secondsToGo())
        : text;
  }

  /** Writes the whole answer to a sheet. */
  void write(Sheet sheet, ViewOptions.View view, boolean stopped) {
    Members object = object();
    sheet.object(object).rows(view::rows);
    if (!view.isAlone()) {
      addValues(sheet, stopped);
    }
    view.addTo(object, sheet);
  }

  private void addValues(Sheet sheet, boolean stopped) {
    double pot = solution.spot().pot();
    double error = solution.exploitability();
    int iterations = solution.iterations();
    sheet.text(stopped ? words.say("solve.stopped") : "");
    double part = 100 * error / pot;
    sheet.line(words.say("solve.error", error, part, iterations, solution.seconds()));
    sheet.line(words.say("solve.values", solution.value(0), solution.value(1)));
    if (rounded != null) {
      double[] prices = rounded.prices();
      double step = 100 * rounded.step();
      sheet.line(words.say("solve.rounded", step, prices[0], prices[1]));
    }
    sheet.text(solution.hasRivers() ? "" : words.say("solve.without") + "\n").line("");
    String where = node.path().isEmpty() ? words.say("solve.start") : node.path();
    String title =
        node.player() < 0
            ? words.say("solve.title.card", where)
            : words.say("solve.title", where, Figures.PLAYERS.get(node.player()));
    String board = Card.toString(node.boardCards());
    String chips = words.say("solve.chips", board, node.pot(), node.stack(0), node.stack(1));
    sheet.title(title, chips).line(title + "; " + chips);
    for (int player = 0; node.player() >= 0 && player < 2; player++) {
      double equity = 100 * node.equity(player);
      String name = Figures.PLAYERS.get(player);
      sheet.line(words.say("solve.player", name, node.value(player), equity));
    }
    sheet.line("");
  }

  private Members object() {
    Members object = new Members();
    object.put("value", Figures.numbers(solution.value(0), solution.value(1)));
    object.put("exploitability", Figures.number(solution.exploitability()));
    object.put("iterations", solution.iterations());
    object.put("seconds", figure("%.3f", solution.seconds()));
    object.put("nodes", solution.nodes());
    if (!solution.hasRivers()) {
      object.put("without", "river");
    }
    if (rounded != null) {
      Members member = new Members().put("step", Figures.number(rounded.step()));
      object.put("rounded", member.put("price", Figures.numbers(rounded.prices())));
    }
    object.put("root", object(solution.root()));
    return node.path().isEmpty() ? object : object.put("node", object(node));
  }

  private static Members object(SolutionNode of) {
    Members object = new Members();
    if (!of.path().isEmpty()) {
      object.put("path", of.path()).put("board", Card.toString(of.boardCards()));
      object.put("pot", of.pot());
    }
    if (of.player() < 0) {
      return object;
    }
    if (!of.path().isEmpty()) {
      object.put("player", Figures.PLAYERS.get(of.player()));
      object.put("value", Figures.numbers(of.value(0), of.value(1)));
      object.put("equity", Figures.numbers(of.equity(0), of.equity(1)));
    }
    object.put("actions", of.actions()).put("frequencies", Figures.numbers(of.frequencies()));
    return object.put("values", Figures.numbers(of.actionValues()));
  }
}
