package dev.yaku.cli.solver;

import dev.yaku.Hand;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Format;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes places of a solution as rows: one for each hand of both players, with a column for each
 * action of any place, empty where it is not possible.
 */
final class SolutionRows {
  private static final String[] COLUMNS = {"node", "player", "hand", "weight", "equity", "value"};

  private final Writer to;
  private final Set<String> actions = new LinkedHashSet<>();

  SolutionRows(Writer to) {
    this.to = to;
  }

  /**
   * Writes the header line, and the rows of a place.
   *
   * @param tree whether to write those of all later places, too
   */
  void write(SolutionNode node, boolean tree) throws IOException {
    List<String> columns = new ArrayList<>(List.of(COLUMNS));
    actions.addAll(node.actions());
    if (tree) {
      findActions(node);
    }
    columns.addAll(actions);
    to.write(Rows.header(Format.TSV, columns.toArray(String[]::new)));
    writePlace(node, tree);
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

  private void writePlace(SolutionNode node, boolean tree) throws IOException {
    if (node.player() >= 0) {
      writeHands(node);
    }
    if (!tree) {
      return;
    }
    for (long rest = node.cards(); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      writePlace(node.deal(card), true);
    }
    for (String action : node.actions()) {
      writePlace(node.play(action), true);
    }
  }

  private void writeHands(SolutionNode node) throws IOException {
    List<String> possible = node.actions();
    for (int player = 0; player < 2; player++) {
      for (long hand : node.hands(player)) {
        Rows row = new Rows(Format.TSV);
        row.text("node", node.path()).text("player", SolutionText.PLAYERS.get(player));
        row.text("hand", Hand.toString(hand)).value("weight", number(node.weight(player, hand)));
        row.value("equity", number(node.equity(player, hand)));
        row.value("value", number(node.value(player, hand)));
        double[] often = player == node.player() ? node.frequencies(hand) : new double[0];
        for (String action : actions) {
          int place = often.length == 0 ? -1 : possible.indexOf(action);
          row.column(place < 0 ? "" : number(often[place]));
        }
        to.write(row.end());
      }
    }
  }

  private static String number(double number) {
    return SolutionText.number(number);
  }
}
