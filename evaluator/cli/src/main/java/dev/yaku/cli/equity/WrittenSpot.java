package dev.yaku.cli.equity;

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
    EquitySpot question = equity.parse(text);
    int bar = text.indexOf('|');
    String players = bar < 0 ? text : text.substring(0, bar);
    List<String> each = List.of(players.split("/", -1));
    return new WrittenSpot(
        question,
        each.stream().map(WrittenSpot::spaced).toList(),
        bar < 0 ? "" : spaced(text.substring(bar + 1)));
  }

  /** The advice to somebody who gave players as spots. */
  static String adviceForOneSpot(List<String> spots) {
    return "read as "
        + spots.size()
        + " spots of one player each; to read them as one spot, put slashes between players, before"
        + " any bar: \""
        + spots.stream()
            .map(spot -> spot.split("[|]", 2)[0].strip())
            .collect(Collectors.joining(" / "))
        + "\"";
  }

  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
