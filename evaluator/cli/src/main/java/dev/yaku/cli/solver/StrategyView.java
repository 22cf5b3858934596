package dev.yaku.cli.solver;

import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The strategy and the value of each hand: for people as a grid of the 169 classes; for programs as
 * rows of each hand of both players, with the frequency and the value of each action, empty where a
 * hand cannot take it.
 */
record StrategyView(SolutionNode place, ViewOptions options, Words words, Set<String> actions)
    implements ViewOptions.View {
  StrategyView(SolutionNode place, ViewOptions options, Words words) {
    this(place, options, words, new LinkedHashSet<>(place.actions()));
    if (isTree()) {
      findActions(place);
    }
  }

  /** Whether there are rows of all later places, too. */
  private boolean isTree() {
    return options.ofAllPlaces;
  }

  @Override
  public List<String> columns() {
    return Figures.columns(actions, "node", "player", "hand", "weight", "equity", "value");
  }

  @Override
  public void rows(Sheet.Sink sink) throws IOException {
    write(sink, place);
  }

  /** Which actions there are does not depend on the cards. */
  private void findActions(SolutionNode node) {
    if (node.isDeal()) {
      findActions(node.deal(Long.numberOfTrailingZeros(node.cards())));
      return;
    }
    actions.addAll(node.actions());
    for (String action : node.actions()) {
      findActions(node.play(action));
    }
  }

  private void write(Sheet.Sink sink, SolutionNode node) throws IOException {
    for (int player = 0; player < 2 && node.player() >= 0; player++) {
      for (long hand : node.hands(player)) {
        sink.take(members(node, player, hand));
      }
    }
    if (!isTree()) {
      return;
    }
    for (long rest = node.cards(); rest != 0; rest &= rest - 1) {
      write(sink, node.deal(Long.numberOfTrailingZeros(rest)));
    }
    for (String action : node.actions()) {
      write(sink, node.play(action));
    }
  }

  /** The hands at the place alone, those of the player who acts first. */
  @Override
  public List<Members> members() {
    List<Members> hands = new ArrayList<>();
    for (int player : new int[] {place.player(), 1 - place.player()}) {
      for (long hand : place.hands(player)) {
        hands.add(members(place, player, hand));
      }
    }
    return hands;
  }

  private Members members(SolutionNode node, int player, long hand) {
    Members members = new Members().column(node.path());
    members.put("player", Figures.PLAYERS.get(player)).put("hand", Hand.toString(hand));
    members.put("weight", Figures.significant(node.weight(player, hand)));
    members.put("equity", Figures.number(node.equity(player, hand)));
    members.put("value", Figures.number(node.value(player, hand)));
    boolean acts = player == node.player();
    List<Object> often = acts ? Figures.numbers(node.frequencies(hand)) : List.of();
    List<Object> worth = acts ? Figures.numbers(node.actionValues(hand)) : List.of();
    return Figures.addActions(members, actions, node.actions(), often, worth);
  }

  @Override
  public void addTo(Members object, Sheet sheet) {
    if (options.hands) {
      object.put("hands", members());
    }
    StrategyGrid.Table table =
        new StrategyGrid.Table(place.actions(), place.frequencies(), place.actionValues());
    sheet.written(table.block(words, !options.values)).line("");
    sheet.block(options.values ? values() : StrategyGrid.of(place));
    sheet.drawn(table.block(words, false));
  }

  private Block.Grid values() {
    int player = place.player();
    double[] values = new double[HoleClass.SIZE];
    Arrays.setAll(
        values,
        cell -> place.group(player, hand -> HoleClass.of(HoleIndex.of(hand)) == cell).value());
    Figures.Colours colours = Figures.Colours.of(values);
    String least = colours.figure(colours.least());
    String most = colours.figure(colours.most());
    String caption = words.say("solve.scale", Figures.PLAYERS.get(player), least, most);
    return Block.Grid.ofHoles(
        "", caption, cell -> colours.cell(HoleClass.toString(cell), values[cell]));
  }
}
