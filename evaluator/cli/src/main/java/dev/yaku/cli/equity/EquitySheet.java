package dev.yaku.cli.equity;

import static dev.yaku.cli.sheet.Members.figure;
import static java.util.stream.Collectors.joining;

import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HoleGrid;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The answer to a spot: how often each player wins. */
record EquitySheet(Equity equity, Words words) {
  static final String SHARE = "%.10f";
  private static final int HOLDEM_CARDS = 2;
  private static final int BAR = 30;

  List<String> columns(String... more) {
    String columns = "spot player hand win tie lose share error exact deals";
    List<String> names = new ArrayList<>(List.of(columns.split(" ", 0)));
    names.addAll(equity.isSplit() ? List.of("low_win", "low_tie", "scoop") : List.of());
    names.addAll(List.of(more));
    return names;
  }

  void write(Sheet sheet, long number, WrittenSpot spot, EquityResult result) {
    sheet.object(object(new Members().put("spot", number), spot, result));
    sheet.rows(sink -> rows(sink, number, spot, result));
    draw(sheet, spot, result);
  }

  /** A row for each player, with more columns at the end. */
  void rows(Sheet.Sink sink, long number, WrittenSpot spot, EquityResult result, String... more)
      throws IOException {
    for (int i = 0; i < result.players(); i++) {
      Members row = new Members().column(number).column(i + 1);
      figures(row, spot, result, i);
      List.of(more).forEach(row::column);
      sink.take(row);
    }
  }

  Members object(Members object, WrittenSpot spot, EquityResult result) {
    List<Members> players = new ArrayList<>();
    for (int i = 0; i < result.players(); i++) {
      players.add(figures(new Members(), spot, result, i));
    }
    Members winners = new Members();
    for (int mask = 0; mask < 1 << result.players() * (equity.isSplit() ? 2 : 1); mask++) {
      if (result.dealsWithWinners(mask) != 0) {
        winners.put("" + mask, count(result, result.dealsWithWinners(mask)));
      }
    }
    object.put("exact", result.isExact()).put("weighted", result.isWeighted());
    object.put("deals", result.deals());
    if (!spot.notes().isEmpty()) {
      object.put("notes", spot.notes());
    }
    return object.put("players", players).put("winners", winners);
  }

  private Members figures(Members row, WrittenSpot spot, EquityResult result, int player) {
    row.put("hand", spot.players().get(player)).put("win", count(result, result.win(player)));
    row.put("tie", count(result, result.tie(player)));
    row.put("lose", count(result, result.lose(player)));
    boolean known = result.hasShares();
    row.put("share", figure(SHARE, known ? result.share(player) : Double.NaN));
    double error = known ? result.standardError(player) : Double.NaN;
    row.put("error", result.isExact() ? (Object) 0 : figure(SHARE, error));
    if (equity.boardCards() == 0 || result.cards(player) > HOLDEM_CARDS) {
      row.member("cards", result.cards(player)).member("draws", result.draws(player));
    }
    row.column(result.isExact()).column(result.deals());
    if (equity.isSplit()) {
      row.put("lowWin", count(result, result.lowWin(player)));
      row.put("lowTie", count(result, result.lowTie(player)));
      row.put("scoop", count(result, result.scoop(player)));
    }
    return row;
  }

  /** Counts of deals are integers unless they are weighted. */
  static Object count(EquityResult result, double count) {
    return figure(result.isWeighted() ? "%.6f" : "%.0f", count);
  }

  private void draw(Sheet sheet, WrittenSpot spot, EquityResult result) {
    if (!result.hasShares()) {
      sheet.line(words.say("equity.too-few", result.deals()));
      return;
    }
    if (!spot.board().isEmpty()) {
      sheet.line(words.say("equity.board", spot.board()));
    }
    int width = spot.players().stream().mapToInt(Columns::width).max().orElse(0);
    for (int i = 0; i < result.players(); i++) {
      sheet.line(line(Columns.left(spot.players().get(i), width), result, i));
    }
    int[] draws = IntStream.range(0, result.players()).map(result::draws).toArray();
    if (equity.boardCards() == 0 && Arrays.stream(draws).anyMatch(number -> number > 0)) {
      String each = Arrays.stream(draws).mapToObj(Integer::toString).collect(joining(", "));
      sheet.line(words.count("equity.draws", result.cards(0), result.cards(0), each));
    }
    String how = result.isExact() ? "exact" : result.isStopped() ? "stopped" : "sampled";
    sheet.line(words.count("equity." + how, result.deals(), result.deals()));
  }

  private String line(String player, EquityResult result, int i) {
    int filled = (int) Math.round(BAR * result.share(i));
    String bar = "█".repeat(filled) + "░".repeat(BAR - filled);
    double win = 100 * (result.win(i) / result.total());
    double tie = 100 * (result.tie(i) / result.total());
    String line = words.say("equity.player", player, 100 * result.share(i), bar, win, tie);
    if (equity.isSplit()) {
      double scoop = 100 * (result.scoop(i) / result.total());
      line += words.say("equity.player.split", scoop, 100 * result.low(i));
    }
    return result.isExact()
        ? line
        : line + Words.format("  ± %.2f %%", 200 * result.standardError(i));
  }

  /** The equity of each class of the first player with a range of two cards; null if none has. */
  Block.Grid grid(List<String> players, EquityResult result) {
    for (int i = 0; i < result.players(); i++) {
      long[] holes = result.hands(i);
      if (holes.length > 1 && Long.bitCount(holes[0]) == HOLDEM_CARDS) {
        String whole = words.say("equity.grid", players.get(i), 100 * result.share(i));
        double[] equities = new double[HoleIndex.SIZE];
        Arrays.fill(equities, Double.NaN); // of what is not dealt, too: others hold a card of it
        for (long hole : holes) {
          equities[HoleIndex.of(hole)] = result.shareOf(i, hole);
        }
        return HoleGrid.ofHoles(String.join(" / ", players), whole, equities);
      }
    }
    return null;
  }
}
