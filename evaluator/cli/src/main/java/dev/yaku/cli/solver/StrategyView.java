package dev.yaku.cli.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.util.List;

/** What each hand does and what it is worth, as a grid of the 169 classes for people. */
final class StrategyView implements View {
  private final SolutionNode node;
  private final SolutionRows rows;
  private final ViewOptions options;
  private final Words words;

  StrategyView(SolutionNode node, SolutionRows rows, ViewOptions options, Words words) {
    this.node = node;
    this.rows = rows;
    this.options = options;
    this.words = words;
  }

  @Override
  public List<String> columns() {
    return rows.columns();
  }

  @Override
  public void rows(Sheet.Sink sink) throws IOException {
    rows.to(sink);
  }

  @Override
  public void addTo(Members object) {
    if (options.hands) {
      object.put("hands", rows.objects());
    }
  }

  @Override
  public void addTo(Sheet sheet) {
    ActionTable table = new ActionTable(node.actions(), node.frequencies(), node.actionValues());
    table.addTo(sheet, words, !options.values);
    sheet.block(options.values ? values() : StrategyGrid.of(node).block());
    sheet.drawn(table.block(words, false));
  }

  private Block.Grid values() {
    int player = node.player();
    double[] values = new double[HoleClass.SIZE];
    for (int cell = 0; cell < values.length; cell++) {
      int of = cell;
      values[cell] = node.group(player, hand -> HoleClass.of(HoleIndex.of(hand)) == of).value();
    }
    ValueColours colours = ValueColours.of(values);
    String least = colours.figure(colours.least());
    String most = colours.figure(colours.most());
    String caption = words.say("solve.scale", Figures.PLAYERS.get(player), least, most);
    return Block.Grid.ofHoles(
        "", caption, cell -> colours.cell(HoleClass.toString(cell), values[cell]));
  }
}
