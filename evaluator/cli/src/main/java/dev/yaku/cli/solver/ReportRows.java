package dev.yaku.cli.solver;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.cli.sheet.Members;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows of a report: with a column for each action of any place, empty where it has none. */
final class ReportRows {
  private static final String FREQUENCY = "frequency:";
  private static final String VALUE = "value:";
  private static final String HANDS = "hands";
  private static final String SHARE = "%.6f";
  private static final String CHIPS = "%.4f";
  private static final List<String> PLAYERS = Figures.PLAYERS;

  private final Set<String> actions = new LinkedHashSet<>();
  private final List<String> columns = new ArrayList<>(List.of("flop", "weight", "node", "global"));

  /**
   * @param actions of each place
   * @param byHands whether there are rows of classes of hands
   */
  ReportRows(List<List<String>> actions, boolean byHands) {
    actions.forEach(this.actions::addAll);
    for (String player : PLAYERS) {
      columns.addAll(List.of(player + "_equity", player + "_value", player + "_eqr"));
    }
    for (String action : this.actions) {
      columns.addAll(List.of(FREQUENCY + action, VALUE + action));
    }
    columns.addAll(List.of("exploitability", "iterations", "oop_pot", "ip_pot"));
    if (byHands) {
      columns.add(HANDS);
    }
  }

  List<String> columns() {
    return columns;
  }

  Members members(String flop, FlopRow row) {
    Members members = new Members().put("flop", flop);
    String weight = BigDecimal.valueOf(row.flop().weight()).stripTrailingZeros().toPlainString();
    members.put("weight", new Members.Figure(weight)).put("node", row.node());
    members.put("global", figure(SHARE, row.global()));
    for (int player = 0; player < PLAYERS.size(); player++) {
      members.put(PLAYERS.get(player) + "_equity", figure(SHARE, row.equities().get(player)));
      members.put(PLAYERS.get(player) + "_value", figure(CHIPS, row.values().get(player)));
      members.put(PLAYERS.get(player) + "_eqr", figure("%.3f", 100 * row.realized(player)));
    }
    for (String action : actions) {
      int at = row.actions().indexOf(action);
      if (at < 0) {
        members.column(null).column(null);
      } else {
        members.put(FREQUENCY + action, figure(SHARE, row.frequencies().get(at)));
        members.put(VALUE + action, figure(CHIPS, row.actionValues().get(at)));
      }
    }
    members.put("exploitability", figure(SHARE, row.exploitability()));
    members.put("iterations", row.iterations());
    for (int player = 0; player < PLAYERS.size(); player++) {
      members.put(PLAYERS.get(player) + "_pot", figure("%.0f", row.pots().get(player)));
    }
    return columns.contains(HANDS) ? members.put(HANDS, row.hands()) : members;
  }

  /**
   * What a line of a table says, as far as its digits go.
   *
   * @throws IllegalArgumentException if it is no such line
   */
  FlopRow read(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(
          "expected " + columns.size() + " columns, found " + cells.length);
    }
    Map<String, String> byName = new LinkedHashMap<>();
    for (int i = 0; i < cells.length; i++) {
      byName.put(columns.get(i), cells[i]);
    }
    List<String> possible = new ArrayList<>();
    List<Double> often = new ArrayList<>();
    List<Double> worth = new ArrayList<>();
    for (String action : actions) {
      if (!byName.get(FREQUENCY + action).isEmpty()) {
        possible.add(action);
        often.add(number(byName, FREQUENCY + action));
        worth.add(number(byName, VALUE + action));
      }
    }
    return new FlopRow(
        new Flop(byName.get("flop"), number(byName, "weight")),
        byName.get("node"),
        byName.getOrDefault(HANDS, ""),
        List.of(number(byName, "oop_pot"), number(byName, "ip_pot")),
        number(byName, "global"),
        List.of(number(byName, "oop_equity"), number(byName, "ip_equity")),
        List.of(number(byName, "oop_value"), number(byName, "ip_value")),
        possible,
        often,
        worth,
        number(byName, "exploitability"),
        (int) number(byName, "iterations"));
  }

  private static double number(Map<String, String> cells, String column) {
    String cell = cells.get(column);
    return cell.equals("nan") ? Double.NaN : Double.parseDouble(cell);
  }
}
