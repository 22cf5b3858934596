package dev.yaku.cli.equity;

import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.EquitySpot;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question, its players as text, and its board with the dead cards; empty if there are none. A
 * single player is against any hand, which is a note.
 */
record WrittenSpot(EquitySpot question, List<String> players, String board, List<String> notes) {
  static WrittenSpot of(EquitySpot question) {
    List<String> notes = List.of();
    if (question.players().size() == 1) {
      question.random();
      notes = List.of("a single player is against any hand");
    }
    String board = spaced(question.board());
    return new WrittenSpot(
        question,
        question.players().stream().map(WrittenSpot::spaced).toList(),
        question.dead().isEmpty() ? board : (board + " | " + spaced(question.dead())).strip(),
        Stream.concat(question.notes().stream(), notes.stream()).toList());
  }

  /** The advice to somebody who gave players as spots. */
  static String adviceForOneSpot(List<String> spots) {
    String advice =
        " spots of one player each; to read them as one spot, put slashes between players, before"
            + " any bar: ";
    Stream<String> players = spots.stream().map(spot -> SpotText.beforeBar(spot).strip());
    String one = players.collect(Collectors.joining(" / "));
    return "read as " + spots.size() + advice + "\"" + one + "\"";
  }

  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
