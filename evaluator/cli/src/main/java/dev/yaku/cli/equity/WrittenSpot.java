package dev.yaku.cli.equity;

import dev.yaku.CardText;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A question about equity as text.
 *
 * @param question the question
 * @param players each player's text
 * @param board the text of the board, and of the dead cards; empty if there are none
 */
record WrittenSpot(EquitySpot question, List<String> players, String board) {
  /**
   * Reads a question.
   *
   * @throws dev.yaku.equity.SpotFormatException if the text is invalid; says where
   */
  static WrittenSpot parse(Equity equity, String text) {
    return of(equity.parse(text));
  }

  /** A question that was read. */
  static WrittenSpot of(EquitySpot question) {
    String board = spaced(question.board());
    return new WrittenSpot(
        question,
        question.players().stream().map(WrittenSpot::spaced).toList(),
        question.dead().isEmpty() ? board : (board + " | " + spaced(question.dead())).strip());
  }

  /** The advice to somebody who gave players as spots. */
  static String adviceForOneSpot(List<String> spots) {
    String advice =
        " spots of one player each; to read them as one spot, put slashes between players, before"
            + " any bar: ";
    String one = spots.stream().map(WrittenSpot::players).collect(Collectors.joining(" / "));
    return "read as " + spots.size() + advice + "\"" + one + "\"";
  }

  /** What stands before any bar. */
  private static String players(String spot) {
    int bar = CardText.indexOfBar(spot, 0);
    return (bar < 0 ? spot : spot.substring(0, bar)).strip();
  }

  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
