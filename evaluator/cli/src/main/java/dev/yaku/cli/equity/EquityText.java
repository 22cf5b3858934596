package dev.yaku.cli.equity;

import dev.yaku.equity.EquityResult;
import java.util.Locale;

/** Writes how often each player wins: for people, as rows of a table, or as a JSON object. */
final class EquityText {
  private static final int BAR = 30;
  private static final String SHARE = "%.10f";

  private final StringBuilder to;

  EquityText(StringBuilder to) {
    this.to = to;
  }

  /** The header line of {@link #appendRows}. */
  static String header(boolean split) {
    return "spot\tplayer\thand\twin\ttie\tlose\tshare\terror\texact\tdeals"
        + (split ? "\tlow_win\tlow_tie\tscoop\n" : "\n");
  }

  /** A row for each player. */
  void appendRows(long number, EquitySpot spot, EquityResult result, boolean split) {
    for (int i = 0; i < result.players(); i++) {
      to.append(number).append('\t').append(i + 1).append('\t');
      to.append(spot.players().get(i)).append('\t');
      to.append(count(result, result.win(i))).append('\t');
      to.append(count(result, result.tie(i))).append('\t');
      to.append(count(result, result.lose(i))).append('\t');
      to.append(format(SHARE, result.share(i))).append('\t');
      to.append(error(result, i)).append('\t');
      to.append(result.isExact()).append('\t').append(result.deals());
      if (split) {
        to.append('\t').append(count(result, result.lowWin(i)));
        to.append('\t').append(count(result, result.lowTie(i)));
        to.append('\t').append(count(result, result.scoop(i)));
      }
      to.append('\n');
    }
  }

  /** One object, with the counts by mask of winners. */
  void appendObject(long number, EquitySpot spot, EquityResult result, boolean split) {
    to.append("{\"spot\":").append(number).append(",\"exact\":").append(result.isExact());
    to.append(",\"weighted\":").append(result.isWeighted());
    to.append(",\"deals\":").append(result.deals()).append(",\"players\":[");
    for (int i = 0; i < result.players(); i++) {
      to.append(i == 0 ? "" : ",").append("{\"hand\":\"").append(escaped(spot.players().get(i)));
      to.append("\",\"win\":").append(count(result, result.win(i)));
      to.append(",\"tie\":").append(count(result, result.tie(i)));
      to.append(",\"lose\":").append(count(result, result.lose(i)));
      to.append(",\"share\":").append(format(SHARE, result.share(i)));
      to.append(",\"error\":").append(error(result, i));
      if (split) {
        to.append(",\"lowWin\":").append(count(result, result.lowWin(i)));
        to.append(",\"lowTie\":").append(count(result, result.lowTie(i)));
        to.append(",\"scoop\":").append(count(result, result.scoop(i)));
      }
      to.append('}');
    }
    to.append("],\"winners\":{");
    String comma = "";
    for (int mask = 0; mask < 1 << result.players() * (split ? 2 : 1); mask++) {
      if (result.dealsWithWinners(mask) != 0) {
        to.append(comma).append('"').append(mask).append("\":");
        to.append(count(result, result.dealsWithWinners(mask)));
        comma = ",";
      }
    }
    to.append("}}\n");
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** A table with a bar for each player. */
  void appendTable(EquitySpot spot, EquityResult result, boolean split, boolean japanese) {
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
    if (japanese) {
      appendJapaneseEnd(result);
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
    return result.isExact() ? "0" : format(SHARE, result.standardError(player));
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
