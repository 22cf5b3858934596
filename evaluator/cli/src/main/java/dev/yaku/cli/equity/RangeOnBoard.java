package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.cli.board.BoardOption;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.board.WordsSvg;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** What the hands of ranges are on boards: a range, a bar, and a board. */
final class RangeOnBoard {
  private final Program program;
  private final Evaluator evaluator;
  private final BoardWords words;
  private final Locale language;
  private final Range against; // or null
  private Boards boards; // on first use

  RangeOnBoard(Program program, Evaluator evaluator, Locale language, Range against) {
    this.program = program;
    this.evaluator = evaluator;
    this.language = language;
    this.against = against;
    words = new BoardWords(language);
  }

  /** Whether this is a range and a board. */
  static boolean hasBoard(String text) {
    return text.indexOf('|') >= 0;
  }

  /** The range before the bar. */
  static String range(String text) {
    return text.substring(0, text.indexOf('|'));
  }

  /**
   * The board after the bar, prepared.
   *
   * @throws CardFormatException if these are not three to five cards of the deck
   */
  BoardHands board(String text) {
    if (boards == null) {
      boards = BoardOption.boards("range", evaluator);
    }
    int bar = text.indexOf('|');
    String blank = " ".repeat(bar) + "|"; // so that columns are those of the whole text
    SpotText spot = SpotText.parse(blank + text.substring(bar + 1), evaluator.ruleSet().deck());
    int count = spot.board().length;
    if (count < 3 || count > 5) {
      throw new CardFormatException(
          SpotText.count(count) + " on the board: expected 3 to 5",
          spot.column(Math.min(5, count)));
    }
    return boards.board(Hand.of(spot.board()));
  }

  private String title(String text) {
    int bar = text.indexOf('|');
    String board = Card.toString(Card.parseAll(text.substring(bar + 1)));
    return range(text).strip() + " | " + board;
  }

  WordCounts counts(BoardHands hands, Range range) {
    return WordCounts.of(boards, hands, range, against);
  }

  /** Writes a table for people, and a picture if there is a file for it. */
  void draw(String text, BoardHands hands, WordCounts counts, Path svg) throws IOException {
    boolean japanese = language.getLanguage().equals("ja");
    String texture = words.texture(hands.texture());
    program.out().append(title(text) + ": " + texture + "\n\n");
    program.out().append(words.table(counts));
    String form = japanese ? "\n全%s通り" : "\nAll %s combos";
    String combos = BoardWords.combos(counts.total().combos());
    program.out().append(String.format(Locale.ROOT, form, combos));
    String versus = "";
    if (against != null) {
      String equity = String.format(Locale.ROOT, "%.2f %%", 100 * counts.total().equity());
      versus = (japanese ? "、相手 %s: %s" : "; against %s: %s").formatted(against, equity);
    }
    program.out().append(versus + "\n");
    if (svg != null) {
      program.out().flush(); // the answer is there even if the picture cannot be written
      FileFault.writePicture(svg, WordsSvg.of(title(text), texture + versus, words, counts));
    }
  }
}
