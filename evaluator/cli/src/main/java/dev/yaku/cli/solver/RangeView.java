package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.util.List;

/**
 * The hands that a player has at a place, as text that {@code yaku range} and others read.
 *
 * @param player 0 or 1
 */
record RangeView(SolutionNode node, int player) implements View {
  @Override
  public List<String> columns() {
    return List.of("node", "player", "range");
  }

  @Override
  public void rows(Sheet.Sink sink) throws IOException {
    Members row = new Members().column(node.path()).column(Figures.PLAYERS.get(player));
    sink.take(row.column(text()));
  }

  private String text() {
    return node.range(player).toString();
  }

  @Override
  public void addTo(Members object) {
    object.put("range", new Members().put(Figures.PLAYERS.get(player), text()));
  }

  @Override
  public void addTo(Sheet sheet) {
    sheet.line(text());
  }

  @Override
  public boolean isAlone() {
    return true;
  }
}
