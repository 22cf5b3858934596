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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What each hand does and what it is worth, as a grid of the 169 classes for people; as rows one
 * for each hand of both players, with two columns for each action of any place, how often and its
 * value, empty where it is not possible.
 */
final class StrategyView implements ViewOptions.View {
  private static final double[] NONE = {};

  private final SolutionNode place;
  private final boolean tree; // whether there are rows of all later places, too
  private final ViewOptions options;
  private final Words words;
  private final Set<String> actions = new LinkedHashSet<>();

  StrategyView(SolutionNode place, ViewOptions options, Words words) {
    this.place = place;
    this.options = options;
    this.words = words;
    tree = place.path().isEmpty();
    actions.addAll(place.actions());
    if (tree) {
      findActions(place);
    }
  }

  @Override
  public List<String> columns() {
    List<String> columns = new ArrayList<>(List.of("node", "player", "hand"));
    columns.addAll(List.of("weight", "equity", "value"));
    columns.addAll(Figures.columns(actions));
    return columns;
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
    if (node.player() >= 0) {
      writeHands(sink, node);
    }
    if (!tree) {
      return;
    }
    for (long rest = node.cards(); rest != 0; rest &= rest - 1) {
      write(sink, node.deal(Long.numberOfTrailingZeros(rest)));
    }
    for (String action : node.actions()) {
      write(sink, node.play(action));
    }
  }

  private void writeHands(Sheet.Sink sink, SolutionNode node) throws IOException {
    List<String> possible = node.actions();
    for (int player = 0; player < 2; player++) {
      for (long hand : node.hands(player)) {
        Members row = new Members().column(node.path()).putAll(members(node, player, hand));
        boolean acts = player == node.player();
        double[] often = acts ? node.frequencies(hand) : NONE;
        double[] worth = acts ? node.actionValues(hand) : NONE;
        Figures.addActions(row, actions, possible, often, worth);
        sink.take(row);
      }
    }
  }

  /** The hands at the place alone, those of the player who acts first. */
  private List<Members> objects() {
    List<Members> objects = new ArrayList<>();
    for (long hand : place.hands(place.player())) {
      Members object = members(place, place.player(), hand);
      object.member("frequencies", Figures.numbers(place.frequencies(hand)));
      objects.add(object.member("values", Figures.numbers(place.actionValues(hand))));
    }
    for (long hand : place.hands(1 - place.player())) {
      objects.add(members(place, 1 - place.player(), hand));
    }
    return objects;
  }

  private static Members members(SolutionNode node, int player, long hand) {
    Members members = new Members().put("player", Figures.PLAYERS.get(player));
    members
        .put("hand", Hand.toString(hand))
        .put("weight", Figures.number(node.weight(player, hand)));
    members.put("equity", Figures.number(node.equity(player, hand)));
    return members.put("value", Figures.number(node.value(player, hand)));
  }

  @Override
  public void addTo(Members object, Sheet sheet) {
    if (options.hands) {
      object.put("hands", objects());
    }
    StrategyGrid.Table table =
        new StrategyGrid.Table(place.actions(), place.frequencies(), place.actionValues());
    table.addTo(sheet, words, !options.values);
    sheet.block(options.values ? values() : StrategyGrid.of(place).block());
    sheet.drawn(table.block(words, false));
  }

  private Block.Grid values() {
    int player = place.player();
    double[] values = new double[HoleClass.SIZE];
    for (int cell = 0; cell < values.length; cell++) {
      int of = cell;
      values[cell] = place.group(player, hand -> HoleClass.of(HoleIndex.of(hand)) == of).value();
    }
    Figures.Colours colours = Figures.Colours.of(values);
    String least = colours.figure(colours.least());
    String most = colours.figure(colours.most());
    String caption = words.say("solve.scale", Figures.PLAYERS.get(player), least, most);
    return Block.Grid.ofHoles(
        "", caption, cell -> colours.cell(HoleClass.toString(cell), values[cell]));
  }
}
