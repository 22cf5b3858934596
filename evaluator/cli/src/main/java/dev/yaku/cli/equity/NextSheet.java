package dev.yaku.cli.equity;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.NextCards;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;

/** The answer to a spot by its next card: each player's share, and the cards that help. */
record NextSheet(Sheet sheet, WrittenSpot spot, NextCards next, Words words) {
  private static final int EXTREMES = 5; // cards

  static List<String> columns() {
    return List.of("spot card player hand win tie lose share error exact deals".split(" ", 0));
  }

  static void write(Sheet sheet, long number, WrittenSpot spot, NextCards next, Words words) {
    NextSheet answer = new NextSheet(sheet, spot, next, words);
    sheet.rows(sink -> answer.rows(sink, number)).object(answer.object(number));
    answer.draw();
  }

  /** A row for each card and player. */
  private void rows(Sheet.Sink sink, long number) throws IOException {
    for (int card : Hand.cards(next.cards())) {
      EquityResult result = next.result(card);
      for (int i = 0; i < next.players(); i++) {
        Members row = new Members().column(number).column(Card.toString(card)).column(i + 1);
        row.column(spot.players().get(i)).column(count(result.win(i)));
        row.column(count(result.tie(i))).column(count(result.lose(i)));
        row.column(share(result.share(i))).column(error(card, i));
        sink.take(row.column(next.isExact()).column(count(result.total())));
      }
    }
  }

  private Members object(long number) {
    List<Members> players = new ArrayList<>();
    for (int i = 0; i < next.players(); i++) {
      double share = next.whole().hasShares() ? next.whole().share(i) : Double.NaN;
      Members player = new Members().put("hand", spot.players().get(i)).put("share", share(share));
      players.add(player.put("outs", outs(i).stream().map(this::members).toList()));
    }
    Members cards = new Members();
    for (int card : Hand.cards(next.cards())) {
      List<Object> shares = new ArrayList<>();
      List<Object> errors = new ArrayList<>();
      EquityResult result = next.result(card);
      for (int i = 0; i < next.players(); i++) {
        shares.add(share(result.share(i)));
        errors.add(error(card, i));
      }
      Members one = new Members().put("deals", count(result.total())).put("shares", shares);
      cards.put(Card.toString(card), one.put("errors", errors));
    }
    Members object = new Members().put("spot", number).put("exact", next.isExact());
    object.put("weighted", next.whole().isWeighted()).put("deals", next.whole().deals());
    return object.put("players", players).put("cards", cards);
  }

  private List<NextCards.Outs> outs(int player) {
    return next.cards() == 0 ? List.of() : next.outs(player);
  }

  private Members members(NextCards.Outs out) {
    String category = out.category() == null ? null : out.category().text();
    Members members = new Members().put("category", category);
    return members.put("cards", HandText.byRank(out.cards())).put("share", share(out.share()));
  }

  /** A grid for each player, in text for the first of two, with what helps. */
  private void draw() {
    if (next.cards() == 0) {
      sheet.line(words.say("next.stopped"));
      return;
    }
    if (!spot.board().isEmpty()) {
      sheet.line(words.say("equity.board", spot.board()));
    }
    String board = spot.board().isEmpty() ? "" : " | " + spot.board();
    sheet.title(String.join(" / ", spot.players()) + board, words.say("next.title"));
    for (int i = 0; i < next.players(); i++) {
      double share = 100 * next.whole().share(i);
      Block.Grid grid = grid(words.say("next.player", spot.players().get(i), share), i);
      if (i > 0 && next.players() == 2) {
        sheet.drawn(grid);
        continue;
      }
      sheet.text(i == 0 && spot.board().isEmpty() ? "" : "\n").block(grid).line("");
      extremes(i);
      helping(outs(i));
    }
    sheet.line(end());
  }

  private Block.Grid grid(String title, int player) {
    return Block.Grid.ofCards(
        title, next.cards(), card -> Block.Cell.ofEquity(next.result(card).share(player)));
  }

  private void extremes(int player) {
    int[] cards = Hand.cards(next.cards());
    List<Integer> sorted = new ArrayList<>(Arrays.stream(cards).boxed().toList());
    Comparator<Integer> byShare =
        Comparator.comparingDouble(card -> -next.result(card).share(player));
    sorted.sort(byShare.thenComparing(card -> -Card.rank(card)).thenComparing(card -> -card));
    sheet.line(words.say("next.best", some(sorted, player)));
    Collections.reverse(sorted);
    sheet.line(words.say("next.worst", some(sorted, player)));
  }

  private String some(List<Integer> cards, int player) {
    StringJoiner text = new StringJoiner("  ");
    for (int card : cards.subList(0, Math.min(EXTREMES, cards.size()))) {
      double share = 100 * next.result(card).share(player);
      text.add(Words.format("%s %.2f %%", Card.toString(card), share));
    }
    return text.toString();
  }

  private void helping(List<NextCards.Outs> outs) {
    int helping = outs.stream().mapToInt(out -> Long.bitCount(out.cards())).sum();
    sheet.line(words.say("next.help", helping, Long.bitCount(next.cards())));
    for (NextCards.Outs out : outs) {
      sheet.line(HandText.outs("    ", out, words));
    }
  }

  private String end() {
    if (next.isExact()) {
      return words.count("equity.exact", next.whole().deals(), next.whole().deals());
    }
    double error = 0;
    double trials = 0;
    for (int card : Hand.cards(next.cards())) {
      trials = next.result(card).total();
      for (int i = 0; i < next.players(); i++) {
        error = Math.max(error, next.result(card).standardError(i));
      }
    }
    String key = next.isStopped() ? "next.sampled.stopped" : "next.sampled";
    return words.say(key, trials, 200 * error);
  }

  private static Object share(double share) {
    return figure(EquitySheet.SHARE, share);
  }

  private Object error(int card, int player) {
    return next.isExact() ? 0 : share(next.result(card).standardError(player));
  }

  private Object count(double count) {
    return EquitySheet.count(next.whole(), count);
  }
}
