package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.FlopRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a report says to people: a table for each place, and the means, which programs read too. */
final class ReportSheet {
  private static final int NAME = 12;
  private static final int BAR = 20;

  private final ReportRows rows;
  private final List<FlopRow> known;
  private final String sort; // or null
  private final FlopKinds by; // or null
  private final Words words;

  ReportSheet(ReportRows rows, List<FlopRow> known, String sort, FlopKinds by, Words words) {
    this.rows = rows;
    this.known = known;
    this.sort = sort;
    this.by = by;
    this.words = words;
  }

  /** Rows by the column that was asked for, the greatest first; as they are if none was. */
  List<FlopRow> sorted(List<FlopRow> some) {
    if (sort == null) {
      return some;
    }
    List<FlopRow> sorted = new ArrayList<>(some);
    boolean isText = sort.equals("flop") || sort.equals("node");
    Comparator<FlopRow> order =
        isText
            ? Comparator.comparing(row -> cell(row, sort))
            : Comparator.comparingDouble(row -> -number(cell(row, sort)));
    sorted.sort(order);
    return sorted;
  }

  /** What is not there comes last. */
  private static double number(String cell) {
    return cell.isEmpty() || cell.equals("NaN")
        ? Double.NEGATIVE_INFINITY
        : Double.parseDouble(cell);
  }

  private String cell(FlopRow row, String column) {
    Object value = rows.members(row.flop().cards(), row).object().get(column);
    return value == null ? "" : value.toString();
  }

  /** The means, and all for people. */
  void write(Sheet sheet, boolean isWhole) {
    Map<String, Map<String, List<FlopRow>>> byPlace = new LinkedHashMap<>();
    for (FlopRow row : known) {
      byPlace
          .computeIfAbsent(row.node(), node -> new LinkedHashMap<>())
          .computeIfAbsent(row.hands(), hands -> new ArrayList<>())
          .add(row);
    }
    sheet.text(isWhole ? "" : words.say("solve.stopped") + "\n");
    byPlace.forEach((node, byHands) -> write(sheet, node, byHands, byPlace.size() == 1));
  }

  /**
   * One place.
   *
   * @param isAlone whether it is the only one, and the title of a picture is its own
   */
  private void write(
      Sheet sheet, String node, Map<String, List<FlopRow>> byHands, boolean isAlone) {
    List<FlopRow> means = new ArrayList<>();
    for (List<FlopRow> ofHands : byHands.values()) {
      groups(ofHands)
          .forEach(of -> sheet.add(rows.members(ReportRows.MEAN + " " + of.word(), of.mean())));
      means.add(FlopRow.mean(ofHands));
      sheet.add(rows.members(ReportRows.MEAN, means.get(means.size() - 1)));
    }
    List<FlopRow> all = byHands.values().iterator().next();
    FlopRow mean = means.get(0);
    String place = node.isEmpty() ? words.say("solve.start") : node;
    String title = words.say("report.title", place, all.size(), 100 * mean.global());
    String flop = words.say("report.flop");
    sheet.line(title).line("").written(table(flop, all, mean)).line("");
    String reached = place + Words.format(", %.1f %%", 100 * mean.global());
    sheet.drawn(table(isAlone ? flop : reached, all, mean));
    sheet.title(isAlone ? title : words.say("report.flops", all.size()), "");
    if (means.size() > 1) {
      ActionTable actions =
          new ActionTable(
              mean.actions(),
              Figures.array(mean.frequencies()),
              Figures.array(mean.actionValues()));
      actions.addTo(sheet, words, true);
      sheet.block(StrategyGrid.of(means.subList(1, means.size())).block()).line("");
      sheet.drawn(actions.block(words, false));
    }
  }

  /** The mean of flops that are alike. */
  private record Group(String word, String name, FlopRow mean) {}

  /** None if nothing is asked for. */
  private List<Group> groups(List<FlopRow> ofPlace) {
    List<Group> groups = new ArrayList<>();
    if (by != null) {
      by.group(ofPlace, words)
          .forEach((kind, of) -> groups.add(new Group(kind.word(), kind.name(), FlopRow.mean(of))));
    }
    return groups;
  }

  private Block table(String names, List<FlopRow> ofPlace, FlopRow mean) {
    List<String> heading = new ArrayList<>(List.of(names));
    heading.addAll(words.all("report.", "oop.equity", "oop.value", "ip.value"));
    heading.addAll(mean.actions());
    List<Block.Bar> bars = new ArrayList<>();
    if (by == null) {
      sorted(ofPlace).forEach(row -> bars.add(bar(row.flop().cards(), row)));
    }
    groups(ofPlace).forEach(of -> bars.add(bar(of.name(), of.mean())));
    bars.add(bar(words.say("report.mean"), mean));
    return Block.Bars.of(heading, NAME, BAR, bars);
  }

  /** The bar is how often the player does more than check or fold. */
  private static Block.Bar bar(String name, FlopRow row) {
    List<String> figures = new ArrayList<>();
    figures.add(percent(row.equities().get(0)));
    row.values().forEach(value -> figures.add(Words.format("%.2f", value)));
    double more = 0;
    for (int i = 0; i < row.actions().size(); i++) {
      String action = row.actions().get(i);
      double often = row.frequencies().get(i);
      figures.add(percent(often));
      more += action.equals("check") || action.equals("fold") ? 0 : often;
    }
    return new Block.Bar(name, figures, Math.min(1, more), Colour.BLUE);
  }

  private static String percent(double part) {
    return Words.format("%.2f %%", 100 * part);
  }
}
