package dev.yaku.cli.equity;

import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HandText;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The hands of ranges as rows, with their words if there is a board.
 *
 * @param isWide whether there are columns for words
 * @param hasEquity whether there is a column for equity
 */
record RangeRows(boolean isWide, boolean hasEquity) {
  List<String> columns() {
    List<String> columns = new ArrayList<>(List.of("hand", "weight", "line"));
    columns.addAll(isWide ? List.of("made", "draws") : List.of());
    columns.addAll(hasEquity ? List.of("equity") : List.of());
    return columns;
  }

  /**
   * A row for each hand.
   *
   * @param board null if there is none
   * @param counts of the range on the board; null if there is none
   */
  Sheet.Source of(Range range, BoardHands board, WordCounts counts, long line) {
    return sink -> {
      for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
        long hand = HoleIndex.hand(hole);
        if (range.weight(hole) > 0 && (board == null || (hand & board.board()) == 0)) {
          Members row = row(hand, range.weight(hole), board, line);
          sink.take(hasEquity ? row.put("equity", counts.equity(hole)) : row);
        }
      }
    };
  }

  /**
   * A row for each hand of Omaha.
   *
   * @param board null if there is none
   */
  Sheet.Source of(OmahaRange range, BoardHands board, long line) {
    OmahaRange left = range.without(board == null ? 0 : board.board());
    return sink -> {
      try {
        left.forEach(hand -> take(sink, row(hand, 1, board, line)));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    };
  }

  private static void take(Sheet.Sink sink, Members row) {
    try {
      sink.take(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Members row(long hand, Number weight, BoardHands board, long line) {
    Members row = new Members().put("hand", HandText.byRank(hand)).put("weight", weight);
    row.put("line", line);
    if (board != null) {
      BoardWords.add(row, board.words(hand));
    } else if (isWide) {
      row.column("").column("");
    }
    return row;
  }
}
