package dev.yaku.cli.equity;

import dev.yaku.CardFormatException;
import dev.yaku.cli.options.Batch;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityDeal;
import dev.yaku.equity.RangeFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A question about equity as text: players separated by slashes, then, after bars, the board and
 * the dead cards.
 *
 * @param deal the question
 * @param players each player's text
 * @param board the text of the board, and of the dead cards; empty if there are none
 */
record EquitySpot(EquityDeal deal, List<String> players, String board) {
  /**
   * Reads a question.
   *
   * @throws Batch.Fault if the text is invalid; says where
   */
  static EquitySpot parse(Equity equity, String text) {
    EquityDeal deal = equity.deal();
    int bar = end(text, '|', 0);
    int secondBar = end(text, '|', bar + 1);
    int thirdBar = end(text, '|', secondBar + 1);
    if (thirdBar < text.length()) {
      throw new Batch.Fault(
          "a third bar: expected players, board and dead cards", thirdBar + 1, null);
    }
    List<String> players = new ArrayList<>();
    for (int from = 0; from <= bar; ) {
      int to = Math.min(bar, end(text, '/', from));
      String player = text.substring(from, to);
      if (player.isBlank()) {
        throw new Batch.Fault("expected a player: cards, a range or random", from + 1, null);
      }
      players.add(player.strip().replaceAll("\\s+", " "));
      read(player, from, deal::player);
      from = to + 1;
    }
    if (bar < text.length()) {
      read(text.substring(bar + 1, secondBar), bar + 1, deal::board);
    }
    if (secondBar < text.length()) {
      read(text.substring(secondBar + 1), secondBar + 1, deal::dead);
    }
    String board = bar < text.length() ? text.substring(bar + 1).strip() : "";
    return new EquitySpot(deal, players, board.replaceAll("\\s+", " "));
  }

  private static int end(String text, char mark, int from) {
    int at = from > text.length() ? -1 : text.indexOf(mark, from);
    return at < 0 ? text.length() : at;
  }

  private static void read(String part, int before, Consumer<String> reader) {
    try {
      reader.accept(part);
    } catch (CardFormatException e) {
      throw new Batch.Fault(e.getMessage(), before + e.column(), e);
    } catch (RangeFormatException e) {
      throw new Batch.Fault(e.getMessage(), before + e.column(), e);
    }
  }
}
