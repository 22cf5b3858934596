package dev.yaku.cli.solver;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.SolutionNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Each card that may come at a place: what both players have after it, and what is done: the same
 * actions after all cards, none if nobody acts.
 */
record RunoutView(
    SolutionNode node, Words words, Map<Integer, SolutionNode> after, List<String> actions)
    implements ViewOptions.View {
  static RunoutView of(SolutionNode node, Words words) {
    Map<Integer, SolutionNode> after = new LinkedHashMap<>();
    for (int card : Hand.cards(node.cards())) {
      after.put(card, node.deal(card));
    }
    return new RunoutView(node, words, after, after.values().iterator().next().actions());
  }

  /** Of the cards that may come, by weight of the hands that leave them. */
  private double likelihood(SolutionNode next) {
    return next.reached() / node.reached();
  }

  @Override
  public List<String> columns() {
    String columns = "node card likelihood oop_equity oop_value ip_equity ip_value";
    return Figures.columns(actions, columns.split(" ", -1));
  }

  @Override
  public List<Members> members() {
    List<Members> cards = new ArrayList<>();
    after.forEach((card, next) -> cards.add(members(card, next)));
    return cards;
  }

  private Members members(int card, SolutionNode next) {
    Members members = new Members().column(node.path()).put("card", Card.toString(card));
    members.put("likelihood", Figures.number(likelihood(next)));
    for (int player = 0; player < 2; player++) {
      String name = Figures.PLAYERS.get(player);
      members.put(name + "_equity", Figures.number(next.equity(player)));
      members.put(name + "_value", Figures.number(next.value(player)));
    }
    if (!actions.isEmpty()) {
      List<Object> often = Figures.numbers(next.frequencies());
      Figures.addActions(members, actions, actions, often, Figures.numbers(next.actionValues()));
    }
    return members;
  }

  @Override
  public void addTo(Members object, Sheet sheet) {
    object.put("actions", actions).put("cards", members());
    if (!actions.isEmpty()) {
      StrategyGrid.Table table = table();
      sheet.written(table.block(words, true)).line("");
      String who = Figures.PLAYERS.get(after.values().iterator().next().player());
      sheet.block(grid(words.say("solve.runouts.often", who), this::strategy)).line("");
      sheet.drawn(table.block(words, false));
    }
    sheet.block(grid(words.say("solve.runouts.equity", "oop"), this::equity)).line("");
    double[] values = after.values().stream().mapToDouble(next -> next.value(0)).toArray();
    Figures.Colours colours = Figures.Colours.of(values);
    String title = words.say("solve.runouts.value", "oop");
    sheet.block(grid(title, next -> colours.cell("", next.value(0))));
  }

  /** The average strategy over all cards that may come, each weighted by its probability. */
  private StrategyGrid.Table table() {
    double[] often = new double[actions.size()];
    double[] worth = new double[actions.size()];
    for (SolutionNode next : after.values()) {
      double[] frequencies = next.frequencies();
      double[] values = next.actionValues();
      for (int action = 0; action < often.length; action++) {
        double part = likelihood(next) * frequencies[action];
        if (part > 0) {
          often[action] += part;
          worth[action] += part * values[action];
        }
      }
    }
    Arrays.setAll(worth, action -> worth[action] / often[action]);
    return new StrategyGrid.Table(actions, often, worth);
  }

  private Block.Grid grid(String title, Function<SolutionNode, Block.Cell> cell) {
    return Block.Grid.ofCards(title, node.cards(), card -> cell.apply(after.get(card)));
  }

  private Block.Cell strategy(SolutionNode next) {
    double[] often = next.frequencies();
    return Double.isNaN(often[0])
        ? Block.Cell.none("")
        : StrategyGrid.cell("", StrategyGrid.colours(actions), 1, often);
  }

  private Block.Cell equity(SolutionNode next) {
    double equity = next.equity(0);
    return Double.isNaN(equity) ? Block.Cell.none("") : Block.Cell.ofEquity(equity);
  }
}
