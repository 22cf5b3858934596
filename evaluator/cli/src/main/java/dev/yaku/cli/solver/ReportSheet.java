package dev.yaku.cli.solver;

import dev.yaku.Card;
import dev.yaku.board.Boards;
import dev.yaku.board.Texture;
import dev.yaku.board.Word;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A report for people: a table for each place, sorted by a column or grouped by a feature of flops,
 * either null for none; and the means, which programs read too.
 */
record ReportSheet(ReportRows rows, List<FlopRow> known, String sort, Grouping by, Words words) {
  private static final String MEAN = "mean";
  private static final int NAME = 12;
  private static final int BAR = 20;

  /** How a report groups flops, in the words for boards. */
  enum Grouping {
    SUITS,
    PAIRING,
    HIGH;

    private static final Boards BOARDS = Boards.of("standard");

    private Group group(Flop flop, Words words) {
      Texture texture = BOARDS.board(flop.set()).texture();
      if (this == HIGH) {
        String rank = Card.RANKS.substring(texture.highRank(), texture.highRank() + 1);
        return new Group(-texture.highRank(), rank, words.say("report.high", rank));
      }
      Word word = this == SUITS ? texture.suits() : texture.pairing();
      List<? extends Word> all =
          List.of(this == SUITS ? Texture.Suits.values() : Texture.Pairing.values());
      return new Group(all.indexOf(word), word.text(), word.describe(words.language()));
    }

    static final class Converter extends Converters.Choice<Grouping> {
      Converter() {
        super(Grouping.values());
      }
    }
  }

  /** A group of flops: its order among the groups, and words for programs and for people. */
  private record Group(int order, String word, String name) {}

  /** Rows by the column that was asked for, the greatest first; as they are if none was. */
  List<FlopRow> sorted(List<FlopRow> some) {
    if (sort == null) {
      return some;
    }
    List<FlopRow> sorted = new ArrayList<>(some);
    boolean isText = sort.equals("flop") || sort.equals("node");
    Comparator<FlopRow> order =
        isText
            ? Comparator.comparing(row -> rows.cell(row, sort))
            : Comparator.comparingDouble(row -> -number(rows.cell(row, sort)));
    sorted.sort(order);
    return sorted;
  }

  /** Empty cells are the least, and so come last. */
  private static double number(String cell) {
    return cell.isEmpty() || cell.equals("NaN")
        ? Double.NEGATIVE_INFINITY
        : Double.parseDouble(cell);
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

  /** One place; the title of a picture is its own if it is the only one. */
  private void write(
      Sheet sheet, String node, Map<String, List<FlopRow>> byHands, boolean isAlone) {
    List<FlopRow> means = new ArrayList<>();
    for (List<FlopRow> ofHands : byHands.values()) {
      means(ofHands).forEach((of, mean) -> sheet.add(rows.members(MEAN + " " + of.word(), mean)));
      means.add(FlopRow.mean(ofHands));
      sheet.add(rows.members(MEAN, means.get(means.size() - 1)));
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
      StrategyGrid.Table actions =
          new StrategyGrid.Table(
              mean.actions(),
              Figures.array(mean.frequencies()),
              Figures.array(mean.actionValues()));
      sheet.written(actions.block(words, true)).line("");
      sheet.block(StrategyGrid.of(means.subList(1, means.size()))).line("");
      sheet.drawn(actions.block(words, false));
    }
  }

  /** The means of the groups of flops; none if nothing is asked for. */
  private Map<Group, FlopRow> means(List<FlopRow> ofPlace) {
    Map<Group, List<FlopRow>> groups = new TreeMap<>(Comparator.comparingInt(Group::order));
    if (by != null) {
      for (FlopRow row : ofPlace) {
        Group group = by.group(row.flop(), words);
        groups.computeIfAbsent(group, none -> new ArrayList<>()).add(row);
      }
    }
    Map<Group, FlopRow> means = new LinkedHashMap<>();
    groups.forEach((group, ofGroup) -> means.put(group, FlopRow.mean(ofGroup)));
    return means;
  }

  private Block table(String names, List<FlopRow> ofPlace, FlopRow mean) {
    List<String> heading = new ArrayList<>(List.of(names));
    heading.addAll(words.all("report.", "oop.equity", "oop.value", "ip.value"));
    heading.addAll(mean.actions());
    List<Block.Bar> bars = new ArrayList<>();
    if (by == null) {
      sorted(ofPlace).forEach(row -> bars.add(bar(row.flop().cards(), row)));
    }
    means(ofPlace).forEach((group, ofGroup) -> bars.add(bar(group.name(), ofGroup)));
    bars.add(bar(words.say("report.mean"), mean));
    return Block.Bars.of(heading, NAME, BAR, bars);
  }

  /** The bar is how often the player does more than check or fold. */
  private static Block.Bar bar(String name, FlopRow row) {
    List<String> figures = new ArrayList<>();
    figures.add(Words.percent(row.equities().get(0)));
    row.values().forEach(value -> figures.add(Words.format("%.2f", value)));
    double more = 0;
    for (int i = 0; i < row.actions().size(); i++) {
      String action = row.actions().get(i);
      double often = row.frequencies().get(i);
      figures.add(Words.percent(often));
      more += action.equals("check") || action.equals("fold") ? 0 : often;
    }
    return new Block.Bar(name, figures, Math.min(1, more), Colour.BLUE);
  }
}
