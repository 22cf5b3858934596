package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.text.CardOrder;
import dev.yaku.cli.text.ClassName;
import dev.yaku.cli.text.Columns;
import dev.yaku.cli.text.HeatColor;
import dev.yaku.equity.NextCards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Writes how often each player wins by the next card: as grids, as rows, or as a JSON object. */
final class NextText {
  static final String SUITS = "shdc"; // from top to bottom
  private static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;
  private static final int EXTREMES = 5; // cards
  private static final String PLAIN = "\u001b[0m";

  private final StringBuilder to;
  private final boolean colours;
  private final Locale language;
  private final boolean japanese;

  NextText(StringBuilder to, boolean colours, Locale language) {
    this.to = to;
    this.colours = colours;
    this.language = language;
    japanese = language.equals(Locale.JAPANESE);
  }

  /** The header line of {@link #appendRows}. */
  static String header() {
    return Rows.header(
        Format.TSV,
        "spot",
        "card",
        "player",
        "hand",
        "win",
        "tie",
        "lose",
        "share",
        "error",
        "exact",
        "deals");
  }

  /** A row for each card and player. */
  void appendRows(long number, WrittenSpot spot, NextCards next) {
    Rows row = new Rows(Format.TSV);
    for (int card : Hand.cards(next.cards())) {
      for (int i = 0; i < next.players(); i++) {
        row.column(number).column(Card.toString(card)).column(i + 1);
        row.text("hand", spot.players().get(i)).column(count(next, next.win(card, i)));
        row.column(count(next, next.tie(card, i))).column(count(next, next.lose(card, i)));
        row.column(share(next.share(card, i))).column(error(next, card, i));
        to.append(row.column(next.isExact()).column(count(next, next.total(card))).end());
      }
    }
  }

  /** One object: of the players, and of the cards. */
  void appendObject(long number, WrittenSpot spot, NextCards next) {
    List<String> players = new ArrayList<>();
    for (int i = 0; i < next.players(); i++) {
      Rows player = new Rows(Format.JSON).text("hand", spot.players().get(i));
      player.value("share", next.whole().hasShares() ? share(next.whole().share(i)) : "NaN");
      players.add(player.value("outs", list(outs(next, i))).object());
    }
    Rows cards = new Rows(Format.JSON);
    for (int card : Hand.cards(next.cards())) {
      List<String> shares = new ArrayList<>();
      List<String> errors = new ArrayList<>();
      for (int i = 0; i < next.players(); i++) {
        shares.add(share(next.share(card, i)));
        errors.add(error(next, card, i));
      }
      Rows one = new Rows(Format.JSON).value("deals", count(next, next.total(card)));
      one.value("shares", list(shares)).value("errors", list(errors));
      cards.value(Card.toString(card), one.object());
    }
    Rows row = new Rows(Format.JSON).value("spot", number).value("exact", next.isExact());
    row.value("weighted", next.whole().isWeighted()).value("deals", next.whole().deals());
    row.value("players", list(players)).value("cards", cards.object());
    to.append(row.end());
  }

  private static String list(List<String> values) {
    return "[" + String.join(",", values) + "]";
  }

  private static List<String> outs(NextCards next, int player) {
    List<String> outs = new ArrayList<>();
    for (NextCards.Outs out : next.cards() == 0 ? List.<NextCards.Outs>of() : next.outs(player)) {
      Rows row = new Rows(Format.JSON);
      if (out.category() == null) {
        row.value("category", "NaN"); // not known
      } else {
        row.text("category", out.category().text());
      }
      outs.add(
          row.text("cards", CardOrder.byRank(out.cards()))
              .value("share", share(out.share()))
              .object());
    }
    return outs;
  }

  /** A grid for the first player, or for each if there are more than two, with what helps. */
  void appendGrids(WrittenSpot spot, NextCards next) {
    if (next.cards() == 0) {
      to.append(japanese ? "途中で停止：結果なし\n" : "Stopped before every deal was counted: no result\n");
      return;
    }
    if (!spot.board().isEmpty()) {
      to.append(japanese ? "ボード " : "Board ").append(spot.board()).append('\n');
    }
    for (int i = 0; i < (next.players() == 2 ? 1 : next.players()); i++) {
      to.append(i == 0 && spot.board().isEmpty() ? "" : "\n").append("  ");
      to.append(spot.players().get(i));
      to.append(format("  %.2f %%", 100 * next.whole().share(i)));
      to.append(japanese ? "、次のカードごと\n" : ", by the next card\n");
      appendGrid(next, i);
      appendExtremes(next, i);
      appendOuts(next, i);
    }
    appendEnd(next);
  }

  private void appendGrid(NextCards next, int player) {
    to.append("\n  ");
    for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
      if (hasRank(next, rank)) {
        to.append("   ").append(Card.RANKS.charAt(rank)).append(' ');
      }
    }
    endLine();
    for (int i = 0; i < SUITS.length(); i++) {
      to.append("  ").append(SUITS.charAt(i));
      for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
        int card = Card.of(rank, Card.SUITS.indexOf(SUITS.charAt(i)));
        if (hasRank(next, rank)) {
          appendCell(next, card, player);
        }
      }
      endLine();
    }
    to.append('\n');
  }

  /** Whether any card of this rank may come. */
  static boolean hasRank(NextCards next, int rank) {
    return (next.cards() >>> rank & ONE_RANK) != 0;
  }

  private void appendCell(NextCards next, int card, int player) {
    if ((next.cards() >>> card & 1) == 0) {
      to.append("   . ");
      return;
    }
    double share = next.share(card, player);
    String figure = Columns.right(figure(share), 5);
    if (colours) {
      to.append(HeatColor.background(share));
      to.append(HeatColor.isDark(share) ? "\u001b[97m" : "\u001b[30m");
      to.append(figure).append(PLAIN);
    } else {
      to.append(figure);
    }
  }

  /** Per cent in four characters. */
  static String figure(double share) {
    String figure = format("%.1f", 100 * share);
    return figure.equals("100.0") ? "100" : figure;
  }

  private void endLine() {
    while (to.charAt(to.length() - 1) == ' ') {
      to.setLength(to.length() - 1);
    }
    to.append('\n');
  }

  private void appendExtremes(NextCards next, int player) {
    List<Integer> sorted = new ArrayList<>();
    for (int card : Hand.cards(next.cards())) {
      sorted.add(card);
    }
    Comparator<Integer> byShare = Comparator.comparingDouble(card -> -next.share(card, player));
    sorted.sort(byShare.thenComparing(card -> -Card.rank(card)).thenComparing(card -> -card));
    int shown = Math.min(EXTREMES, sorted.size());
    appendCards(japanese ? "最良" : "Best ", next, player, sorted.subList(0, shown));
    List<Integer> worst = new ArrayList<>(sorted.subList(sorted.size() - shown, sorted.size()));
    Collections.reverse(worst);
    appendCards(japanese ? "最悪" : "Worst", next, player, worst);
  }

  private void appendCards(String title, NextCards next, int player, List<Integer> cards) {
    to.append("  ").append(title);
    for (int card : cards) {
      to.append("  ").append(Card.toString(card));
      to.append(format(" %.2f %%", 100 * next.share(card, player)));
    }
    to.append('\n');
  }

  private void appendOuts(NextCards next, int player) {
    List<NextCards.Outs> outs = next.outs(player);
    int helping = outs.stream().mapToInt(out -> Long.bitCount(out.cards())).sum();
    int all = Long.bitCount(next.cards());
    to.append(
        japanese
            ? "  勝率が上がるカード：" + all + "枚中" + helping + "枚\n"
            : "  "
                + helping
                + " of "
                + all
                + " cards help; then: the share with them, on average\n");
    for (NextCards.Outs out : outs) {
      String name =
          out.category() == null
              ? (japanese ? "その他" : "other")
              : ClassName.of(out.category().text(), language);
      to.append("    ").append(Columns.left(name, japanese ? 28 : 16));
      to.append(format("%3d", Long.bitCount(out.cards())));
      to.append(format(japanese ? "  その後 %5.1f %%  " : "  then %5.1f %%  ", 100 * out.share()));
      to.append(CardOrder.byRank(out.cards())).append('\n');
    }
  }

  private void appendEnd(NextCards next) {
    if (next.isExact()) {
      to.append(
          format(japanese ? "全%,d通りの厳密な結果\n" : "Exact: all %,d deals\n", next.whole().deals()));
      return;
    }
    double error = 0;
    double trials = 0;
    for (int card : Hand.cards(next.cards())) {
      trials = next.total(card);
      for (int i = 0; i < next.players(); i++) {
        error = Math.max(error, next.standardError(card, i));
      }
    }
    if (next.isStopped()) {
      to.append(japanese ? "途中で停止。" : "Stopped; ");
    }
    to.append(
        japanese
            ? format("標本：1枚につき%,.0f通り、", trials) + format("±%.2f %%（95%%の確率）\n", 200 * error)
            : format("Sampled: %,.0f deals a card", trials)
                + format("; each share is within ± %.2f %% in 95 of 100 samples\n", 200 * error));
  }

  private static String share(double share) {
    return format("%.10f", share);
  }

  private static String error(NextCards next, int card, int player) {
    return next.isExact() ? "0" : share(next.standardError(card, player));
  }

  private static String count(NextCards next, double count) {
    return format(next.whole().isWeighted() ? "%.6f" : "%.0f", count);
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
