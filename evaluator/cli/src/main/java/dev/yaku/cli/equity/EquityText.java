package dev.yaku.cli.equity;

import static java.util.stream.Collectors.joining;

import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.Rows;
import dev.yaku.equity.EquityResult;
import java.util.Locale;
import java.util.stream.IntStream;

/** Writes how often each player wins: for people, as rows of a table, or as a JSON object. */
final class EquityText {
  private static final int HOLDEM_CARDS = 2;
  private static final int BAR = 30;
  private static final String SHARE = "%.10f";

  private final StringBuilder to;
  private boolean hasBoard = true;

  EquityText(StringBuilder to) {
    this.to = to;
  }

  /** Says whether the game has a board; otherwise hands are drawn. */
  void setBoard(boolean has) {
    hasBoard = has;
  }

  /** The header line of {@link #appendRows}. */
  static String header(boolean split) {
    return "spot\tplayer\thand\twin\ttie\tlose\tshare\terror\texact\tdeals"
        + (split ? "\tlow_win\tlow_tie\tscoop\n" : "\n");
  }

  /** A row for each player, with more columns at the end. */
  void appendRows(
      long number, WrittenSpot spot, EquityResult result, boolean split, String... more) {
    for (int i = 0; i < result.players(); i++) {
      Rows row = new Rows(Format.TSV).column(number).column(i + 1);
      figures(row, spot, result, i, split);
      for (String column : more) {
        row.column(column);
      }
      to.append(row.end());
    }
  }

  /** One object, with the counts by mask of winners. */
  void appendObject(long number, WrittenSpot spot, EquityResult result, boolean split) {
    Rows row = new Rows(Format.JSON).value("spot", number);
    to.append(object(row, spot, result, split).end());
  }

  /** Adds an answer to an object. */
  Rows object(Rows row, WrittenSpot spot, EquityResult result, boolean split) {
    StringBuilder players = new StringBuilder();
    for (int i = 0; i < result.players(); i++) {
      Rows player = figures(new Rows(Format.JSON), spot, result, i, split);
      players.append(i == 0 ? "[" : ",").append(player.object());
    }
    Rows winners = new Rows(Format.JSON);
    for (int mask = 0; mask < 1 << result.players() * (split ? 2 : 1); mask++) {
      if (result.dealsWithWinners(mask) != 0) {
        winners.value("" + mask, count(result, result.dealsWithWinners(mask)));
      }
    }
    row.value("exact", result.isExact())
        .value("weighted", result.isWeighted())
        .value("deals", result.deals());
    if (!spot.question().notes().isEmpty()) {
      row.value("notes", notes(spot));
    }
    return row.value("players", players + "]").value("winners", winners.object());
  }

  private static String notes(WrittenSpot spot) {
    return spot.question().notes().stream().map(Rows::quoted).collect(joining(",", "[", "]"));
  }

  private Rows figures(Rows row, WrittenSpot spot, EquityResult result, int player, boolean split) {
    row.text("hand", spot.players().get(player));
    row.value("win", count(result, result.win(player)));
    row.value("tie", count(result, result.tie(player)));
    row.value("lose", count(result, result.lose(player)));
    double share = result.hasShares() ? result.share(player) : Double.NaN;
    row.value("share", format(SHARE, share)).value("error", error(result, player));
    if (!hasBoard || result.cards(player) > HOLDEM_CARDS) {
      row.member("cards", result.cards(player)).member("draws", result.draws(player));
    }
    row.column(result.isExact()).column(result.deals());
    if (split) {
      row.value("lowWin", count(result, result.lowWin(player)));
      row.value("lowTie", count(result, result.lowTie(player)));
      row.value("scoop", count(result, result.scoop(player)));
    }
    return row;
  }

  /** A table with a bar for each player. */
  void appendTable(WrittenSpot spot, EquityResult result, boolean split, boolean japanese) {
    if (!result.hasShares()) {
      String deals = format("%,d", result.deals());
      to.append(japanese ? "途中で停止：" : "Stopped after ").append(deals);
      to.append(japanese ? "通り。結果なし\n" : " deals: too few for shares\n");
      return;
    }
    int width = spot.players().stream().mapToInt(String::length).max().orElse(0);
    if (!spot.board().isEmpty()) {
      to.append(japanese ? "ボード " : "Board ").append(spot.board()).append('\n');
    }
    for (int i = 0; i < result.players(); i++) {
      String player = spot.players().get(i);
      double total = result.total();
      to.append("  ").append(player).append(" ".repeat(width - player.length() + 2));
      to.append(format("%6.2f %%  ", 100 * result.share(i)));
      int filled = (int) Math.round(BAR * result.share(i));
      to.append("█".repeat(filled)).append("░".repeat(BAR - filled));
      to.append(japanese ? "  勝ち" : "  wins").append(percent(result.win(i) / total));
      to.append(japanese ? "  引き分け" : "  ties").append(percent(result.tie(i) / total));
      if (split) {
        to.append(japanese ? "  総取り" : "  scoops").append(percent(result.scoop(i) / total));
        to.append(japanese ? "  ロー" : "  low").append(percent(result.low(i)));
      }
      if (!result.isExact()) {
        to.append(format("  ± %.2f %%", 200 * result.standardError(i)));
      }
      to.append('\n');
    }
    appendDraws(result, japanese);
    if (japanese) {
      appendJapaneseEnd(result);
    } else {
      appendEnd(result);
    }
    for (String note : spot.question().notes()) {
      to.append("Note: ").append(note).append('\n');
    }
  }

  /** How many cards each player draws, in games without a board. */
  private void appendDraws(EquityResult result, boolean japanese) {
    if (hasBoard || IntStream.range(0, result.players()).allMatch(i -> result.draws(i) == 0)) {
      return;
    }
    String draws =
        IntStream.range(0, result.players())
            .mapToObj(i -> "" + result.draws(i))
            .collect(joining(", "));
    int cards = result.cards(0);
    to.append(
        japanese
            ? "各自" + cards + "枚まで引く枚数：" + draws + "\n"
            : "Each hand is drawn up to "
                + cards
                + (cards == 1 ? " card" : " cards")
                + "; the players draw "
                + draws
                + "\n");
  }

  private void appendEnd(EquityResult result) {
    if (result.isExact() && result.deals() == 1) {
      to.append("Exact: the only deal\n");
      return;
    }
    to.append(
        result.isExact() ? "Exact: all " : result.isStopped() ? "Stopped after " : "Sampled: ");
    to.append(format("%,d", result.deals())).append(result.deals() == 1 ? " deal" : " deals");
    to.append(result.isExact() ? "\n" : "; the share is within ± in 95 of 100 samples\n");
  }

  private void appendJapaneseEnd(EquityResult result) {
    String deals = format("%,d通り", result.deals());
    to.append(
        result.isExact()
            ? "全" + deals + "の厳密な結果\n"
            : (result.isStopped() ? "途中で停止：" : "標本：") + deals + "。95%の確率で±の範囲内\n");
  }

  private static String percent(double share) {
    return format(" %6.2f %%", 100 * share);
  }

  /** Counts of deals are integers unless they are weighted. */
  private static String count(EquityResult result, double count) {
    return format(result.isWeighted() ? "%.6f" : "%.0f", count);
  }

  private static String error(EquityResult result, int player) {
    if (result.isExact()) {
      return "0";
    }
    return format(SHARE, result.hasShares() ? result.standardError(player) : Double.NaN);
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
