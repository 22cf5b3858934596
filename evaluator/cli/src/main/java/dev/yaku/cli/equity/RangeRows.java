package dev.yaku.cli.equity;

import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.text.CardOrder;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Writes the hands of ranges as rows, with their words if there is a board. */
final class RangeRows {
  private final Program program;
  private final boolean isWide;
  private final boolean hasEquity;
  private final Format format;
  private final Rows row;

  /**
   * @param isWide whether there are columns for words
   * @param hasEquity whether there is a column for equity
   */
  RangeRows(Program program, Format format, boolean isWide, boolean hasEquity) {
    this.program = program;
    this.format = format;
    this.isWide = isWide;
    this.hasEquity = hasEquity;
    row = new Rows(format);
  }

  String header() {
    List<String> columns = new ArrayList<>(List.of("hand", "weight", "line"));
    if (isWide) {
      columns.addAll(List.of("made", "draws"));
    }
    if (hasEquity) {
      columns.add("equity");
    }
    return Rows.header(format, columns.toArray(new String[0]));
  }

  /**
   * Writes a row for each hand.
   *
   * @param board null if there is none
   * @param counts of the range on the board; null if there is none
   */
  void write(Range range, BoardHands board, WordCounts counts, long line) throws IOException {
    for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
      long hand = HoleIndex.hand(hole);
      if (range.weight(hole) > 0 && (board == null || (hand & board.board()) == 0)) {
        begin(hand, range.weight(hole), board, line);
        if (hasEquity) {
          row.value("equity", "" + counts.equity(hole));
        }
        program.out().write(row.end());
      }
    }
  }

  /**
   * Writes a row for each hand of Omaha.
   *
   * @param board null if there is none
   */
  void write(OmahaRange range, BoardHands board, long line) throws IOException {
    try {
      range
          .without(board == null ? 0 : board.board())
          .forEach(
              hand -> {
                begin(hand, 1, board, line);
                write(row.end());
              });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void begin(long hand, Number weight, BoardHands board, long line) {
    row.text("hand", CardOrder.byRank(hand)).value("weight", weight).value("line", line);
    if (board != null) {
      BoardWords.add(row, board.words(hand));
    } else if (isWide) {
      row.column("").column("");
    }
  }

  private void write(String text) {
    try {
      program.out().write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
