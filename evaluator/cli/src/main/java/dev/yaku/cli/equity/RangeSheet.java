package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.CardText;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** What ranges are answered: their hands as rows, and what these are on boards. */
final class RangeSheet {
  private final Evaluator evaluator;
  private final BoardWords words;
  private final Words language;
  private final Range against; // or null
  private final boolean isWide; // whether there are columns for words
  private Boards boards; // on first use

  RangeSheet(Evaluator evaluator, Words language, Range against, boolean isWide) {
    this.evaluator = evaluator;
    this.language = language;
    this.against = against;
    this.isWide = isWide;
    words = new BoardWords(language);
  }

  /** Whether this is a range and a board. */
  static boolean hasBoard(String text) {
    return CardText.indexOfBar(text, 0) >= 0;
  }

  /** The range before the bar. */
  static String range(String text) {
    return text.substring(0, CardText.indexOfBar(text, 0));
  }

  /**
   * The board after the bar, prepared.
   *
   * @throws dev.yaku.CardFormatException if these are not three to five cards of the deck
   */
  BoardHands board(String text) {
    if (boards == null) {
      boards = BoardWords.boards("range", evaluator);
    }
    return boards.board(Hand.of(SpotText.board(text, evaluator.ruleSet().deck())));
  }

  private String title(String text) {
    int from = CardText.indexOfBar(text, 0) + 1;
    String board = Card.toString(CardText.parse(text, from, text.length()).cards());
    return range(text).strip() + " | " + board;
  }

  WordCounts counts(BoardHands hands, Range range) {
    return WordCounts.of(boards, hands, range, against);
  }

  void draw(Sheet sheet, String text, BoardHands hands, WordCounts counts) {
    String texture = words.texture(hands.texture());
    String versus = "";
    if (against != null) {
      versus = language.say("range.against", against, 100 * counts.total().equity());
    }
    sheet.title(title(text), texture + versus).line(title(text) + ": " + texture).line("");
    words.add(sheet, counts);
    String combos = BoardWords.combos(counts.total().combos());
    sheet.line("").line(language.say("board.all", combos) + versus);
  }

  List<String> columns() {
    List<String> columns = new ArrayList<>(List.of("hand", "weight", "line"));
    columns.addAll(isWide ? List.of("made", "draws") : List.of());
    columns.addAll(against != null ? List.of("equity") : List.of());
    return columns;
  }

  /**
   * A row for each hand.
   *
   * @param board null if there is none
   * @param counts of the range on the board; null if there is none
   */
  Sheet.Source rows(Range range, BoardHands board, WordCounts counts, long line) {
    return sink -> {
      for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
        long hand = HoleIndex.hand(hole);
        if (range.weight(hole) > 0 && (board == null || (hand & board.board()) == 0)) {
          Members row = row(hand, range.weight(hole), board, line);
          sink.take(against != null ? row.put("equity", counts.equity(hole)) : row);
        }
      }
    };
  }

  /**
   * A row for each hand of Omaha.
   *
   * @param board null if there is none
   */
  Sheet.Source rows(OmahaRange range, BoardHands board, long line) {
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
