package dev.yaku.cli.solver;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** The rows of a report: with a column for each action of any place, empty where it has none. */
final class ReportRows {
  private static final String FREQUENCY = "frequency:";
  private static final String VALUE = "value:";
  private static final String HANDS = "hands";
  private static final String SHARE = "%.6f";
  private static final String CHIPS = "%.4f";

  private final Set<String> actions = new LinkedHashSet<>();
  private final int ofFlop; // rows for each flop

  /** The content of each column by its name; null where a row has none. */
  private final Map<String, Function<FlopRow, Object>> columns = new LinkedHashMap<>();

  ReportRows(List<List<String>> actions, int ofFlop, boolean byHands) {
    this.ofFlop = ofFlop;
    actions.forEach(this.actions::addAll);
    columns.put("flop", row -> row.flop().cards());
    columns.put("weight", row -> new Members.Figure(plain(row.flop().weight())));
    columns.put("node", FlopRow::node);
    columns.put("global", row -> figure(SHARE, row.global()));
    for (String name : Figures.PLAYERS) {
      int player = Figures.PLAYERS.indexOf(name);
      columns.put(name + "_equity", row -> figure(SHARE, row.equities().get(player)));
      columns.put(name + "_value", row -> figure(CHIPS, row.values().get(player)));
      columns.put(name + "_eqr", row -> figure("%.3f", 100 * row.realized(player)));
    }
    for (String action : this.actions) {
      columns.put(FREQUENCY + action, row -> ofAction(row, action, SHARE, row.frequencies()));
      columns.put(VALUE + action, row -> ofAction(row, action, CHIPS, row.actionValues()));
    }
    columns.put("exploitability", row -> figure(SHARE, row.exploitability()));
    columns.put("iterations", FlopRow::iterations);
    for (String name : Figures.PLAYERS) {
      int player = Figures.PLAYERS.indexOf(name);
      columns.put(name + "_pot", row -> figure("%.0f", row.pots().get(player)));
    }
    if (byHands) {
      columns.put(HANDS, FlopRow::hands);
    }
  }

  private static String plain(double weight) {
    return BigDecimal.valueOf(weight).stripTrailingZeros().toPlainString();
  }

  private static Object ofAction(FlopRow row, String action, String format, List<Double> numbers) {
    int at = row.actions().indexOf(action);
    return at < 0 ? null : figure(format, numbers.get(at));
  }

  List<String> columns() {
    return List.copyOf(columns.keySet());
  }

  int ofFlop() {
    return ofFlop;
  }

  /** The text of a row in a column; empty if it has none. */
  String cell(FlopRow row, String column) {
    return Objects.toString(columns.get(column).apply(row), "");
  }

  /** A row under the name of its flop, or of what it is the mean of. */
  Members members(String name, FlopRow row) {
    Members members = new Members();
    columns.forEach(
        (column, of) -> {
          Object value = column.equals("flop") ? name : of.apply(row);
          if (value == null) {
            members.column(null);
          } else {
            members.put(column, value);
          }
        });
    return members;
  }

  Sheet sheet(List<FlopRow> rows) {
    Sheet sheet = new Sheet();
    rows.forEach(row -> sheet.add(members(row.flop().cards(), row)));
    return sheet;
  }

  /** Reads a line of a table, as exactly as its digits allow; throws if it is no such line. */
  FlopRow read(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != columns.size()) {
      throw new IllegalArgumentException(
          "expected " + columns.size() + " columns, found " + cells.length);
    }
    Map<String, String> byName = new LinkedHashMap<>();
    for (String column : columns.keySet()) {
      byName.put(column, cells[byName.size()]);
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
