package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.CardText;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.cli.board.BoardOption;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Range;

/** What the hands of ranges are on boards: a range, a bar, and a board. */
final class RangeOnBoard {
  private final Evaluator evaluator;
  private final BoardWords words;
  private final Words language;
  private final Range against; // or null
  private Boards boards; // on first use

  RangeOnBoard(Evaluator evaluator, Words language, Range against) {
    this.evaluator = evaluator;
    this.language = language;
    this.against = against;
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
      boards = BoardOption.boards("range", evaluator);
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

  /** Adds a table for people. */
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
}
