package dev.yaku.cli.equity;

import static dev.yaku.cli.sheet.Words.format;

import dev.yaku.Card;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** The streets of one deal: pre-flop, flop, turn and river, as far as the board goes. */
final class Streets {
  private static final List<String> NAMES = List.of("pre-flop", "flop", "turn", "river");
  private static final int[] CARDS = {0, 3, 4, 5}; // on the board
  private static final int WIDTH = 14;

  private final List<WrittenSpot> spots = new ArrayList<>();
  private final int[] board;
  private final List<EquityResult> results = new ArrayList<>();

  /** Reads a spot whose board, of three to five cards, is in the order in which it came. */
  Streets(Equity equity, String text) {
    board = Card.parseAll(equity.parse(text).board());
    if (equity.boardCards() == 0) {
      throw new IllegalArgumentException(equity + " has no board: no streets");
    }
    if (board.length < CARDS[1] || board.length > CARDS[CARDS.length - 1]) {
      throw new IllegalArgumentException(
          SpotText.count(board.length)
              + " on the board: expected 3 to 5, in the order in which they came");
    }
    for (int i = 0; i < CARDS.length && CARDS[i] <= board.length; i++) {
      spots.add(WrittenSpot.of(equity.parse(text).board(board(0, i))));
    }
  }

  List<WrittenSpot> spots() {
    return spots;
  }

  void add(EquityResult result) {
    results.add(result);
  }

  /** A row for each street and player, an object for each street, a table for people. */
  void write(Sheet sheet, EquitySheet one, long number, Words words) {
    List<Members> streets = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      WrittenSpot spot = spots.get(i);
      EquityResult result = results.get(i);
      String name = NAMES.get(i);
      String known = board(0, i);
      Members street = new Members().put("street", name).put("board", known);
      streets.add(one.object(street, spot, result));
      sheet.rows(sink -> one.rows(sink, number, spot, result, name, known));
    }
    sheet.object(new Members().put("spot", number).put("streets", streets));
    draw(sheet, words);
  }

  /** A line for each player, a column for each street. */
  private void draw(Sheet sheet, Words words) {
    List<String> players = spots.get(0).players();
    int width = Math.max(6, players.stream().mapToInt(Columns::width).max().orElse(0));
    line(sheet, width, "", i -> words.say("street." + CARDS[i]));
    line(sheet, width, "", i -> board(CARDS[Math.max(0, i - 1)], i));
    for (int player = 0; player < players.size(); player++) {
      int of = player;
      line(sheet, width, players.get(player), i -> share(results.get(i), of));
    }
    if (results.stream().anyMatch(result -> !result.isExact())) {
      line(sheet, width, "±", i -> error(results.get(i), words));
    }
    line(sheet, width, words.say("streets.deals"), i -> format("%,d", results.get(i).deals()));
  }

  private void line(Sheet sheet, int width, String title, IntFunction<String> cell) {
    StringBuilder line = new StringBuilder("  ").append(Columns.left(title, width));
    for (int i = 0; i < results.size(); i++) {
      line.append(Columns.right(cell.apply(i), WIDTH));
    }
    sheet.line(line.toString().stripTrailing());
  }

  /** The cards of the board on a street, from an index on. */
  private String board(int from, int street) {
    return Card.toString(Arrays.copyOfRange(board, from, CARDS[street]));
  }

  private static String share(EquityResult result, int player) {
    return result.hasShares() ? Words.percent(result.share(player)) : "–";
  }

  /** Twice the standard error of the share that is known least. */
  private static String error(EquityResult result, Words words) {
    double error = 0;
    for (int i = 0; i < result.players() && result.hasShares(); i++) {
      error = Math.max(error, result.standardError(i));
    }
    return result.isExact() ? words.say("streets.exact") : Words.percent(2 * error);
  }
}
