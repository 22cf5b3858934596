package dev.yaku.cli.equity;

import static java.util.stream.Collectors.joining;

import dev.yaku.Card;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.text.Columns;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The streets of one deal: pre-flop, flop, turn and river, as far as the board goes. */
final class Streets {
  private static final List<String> NAMES = List.of("pre-flop", "flop", "turn", "river");
  private static final List<String> JAPANESE = List.of("プリフロップ", "フロップ", "ターン", "リバー");
  private static final int[] CARDS = {0, 3, 4, 5}; // on the board
  private static final int WIDTH = 14;

  private final boolean split;
  private final boolean japanese;
  private final List<WrittenSpot> spots = new ArrayList<>();
  private final List<String> boards = new ArrayList<>();
  private final List<EquityResult> results = new ArrayList<>();

  /**
   * Reads a spot whose board is in the order in which it came.
   *
   * @throws IllegalArgumentException if the text is invalid, or there are no three to five cards
   */
  Streets(Equity equity, String text, boolean japanese) {
    split = equity.isSplit();
    this.japanese = japanese;
    WrittenSpot.parse(equity, text); // says where a mistake is
    String[] parts = text.split("[|]", -1);
    int[] board = parts.length < 2 ? new int[0] : Card.parseAll(parts[1]);
    if (equity.boardCards() == 0) {
      throw new IllegalArgumentException(equity + " has no board: no streets");
    }
    if (board.length < CARDS[1] || board.length > CARDS[CARDS.length - 1]) {
      throw new IllegalArgumentException(
          board.length
              + (board.length == 1 ? " card" : " cards")
              + " on the board: expected 3 to 5, in the order in which they came");
    }
    String dead = parts.length < 3 ? "" : " | " + parts[2];
    for (int i = 0; i < CARDS.length && CARDS[i] <= board.length; i++) {
      String known = Card.toString(Arrays.copyOf(board, CARDS[i]));
      spots.add(WrittenSpot.parse(equity, parts[0] + "|" + known + dead));
      boards.add(known);
    }
  }

  /** The question of each street. */
  List<WrittenSpot> spots() {
    return spots;
  }

  /** Adds the answer of the next street. */
  void add(EquityResult result) {
    results.add(result);
  }

  /** A row for each street and player: the columns of a spot, then street and board. */
  void appendRows(EquityText to, long number) {
    for (int i = 0; i < results.size(); i++) {
      to.appendRows(number, spots.get(i), results.get(i), split, NAMES.get(i), boards.get(i));
    }
  }

  /** One object, with one for each street. */
  void appendObject(StringBuilder to, EquityText text, long number) {
    List<String> streets = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      Rows row = new Rows(Format.JSON).text("street", NAMES.get(i)).text("board", boards.get(i));
      streets.add(text.object(row, spots.get(i), results.get(i), split).object());
    }
    Rows row = new Rows(Format.JSON).value("spot", number);
    to.append(row.value("streets", streets.stream().collect(joining(",", "[", "]"))).end());
  }

  /** A line for each player, a column for each street. */
  void appendTable(StringBuilder to) {
    List<String> players = spots.get(0).players();
    int width = Math.max(6, players.stream().mapToInt(String::length).max().orElse(0));
    appendLine(to, width, "", i -> (japanese ? JAPANESE : NAMES).get(i));
    appendLine(to, width, "", this::newCards);
    for (int player = 0; player < players.size(); player++) {
      int of = player;
      appendLine(to, width, players.get(player), i -> percent(i, of));
    }
    if (results.stream().anyMatch(result -> !result.isExact())) {
      appendLine(to, width, "±", this::error);
    }
    appendLine(to, width, japanese ? "通り" : "deals", i -> format("%,d", results.get(i).deals()));
    List<String> notes = spots.get(0).question().notes();
    notes.forEach(note -> to.append("Note: ").append(note).append('\n'));
  }

  /** What a line has for a street. */
  private interface Cell {
    String of(int street);
  }

  private void appendLine(StringBuilder to, int width, String title, Cell cell) {
    StringBuilder line = new StringBuilder("  ").append(Columns.left(title, width));
    for (int i = 0; i < results.size(); i++) {
      line.append(Columns.right(cell.of(i), WIDTH));
    }
    to.append(line.toString().stripTrailing()).append('\n');
  }

  private String newCards(int street) {
    int before = street == 0 ? 0 : CARDS[street - 1];
    int[] board = Card.parseAll(boards.get(street));
    return Card.toString(Arrays.copyOfRange(board, before, board.length));
  }

  private String percent(int street, int player) {
    EquityResult result = results.get(street);
    return result.hasShares() ? format("%.2f %%", 100 * result.share(player)) : "–";
  }

  /** Twice the standard error of the share that is known least. */
  private String error(int street) {
    EquityResult result = results.get(street);
    double error = 0;
    for (int i = 0; i < result.players() && result.hasShares(); i++) {
      error = Math.max(error, result.standardError(i));
    }
    return result.isExact() ? (japanese ? "厳密" : "exact") : format("%.2f %%", 200 * error);
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
