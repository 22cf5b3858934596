package dev.yaku.spark;

import dev.yaku.CardFormatException;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityDeal;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.RangeFormatException;
import java.util.function.Consumer;

/** A question about equity as text: {@code PLAYER / PLAYER ... | BOARD | DEAD}. */
final class SpotArgument {
  private static final int MOST_PARTS = 3;

  private SpotArgument() {}

  /**
   * Answers a question.
   *
   * @throws IllegalArgumentException if the text is invalid; the message says where
   */
  static EquityResult run(Equity equity, String spot) {
    String[] parts = spot.split("\\|", -1);
    if (parts.length > MOST_PARTS) {
      throw new IllegalArgumentException(
          CardText.quoted(spot)
              + ": expected players, board and dead cards, with two bars at most");
    }
    EquityDeal deal = equity.deal();
    for (String player : parts[0].split("/", -1)) {
      if (player.isBlank()) {
        throw new IllegalArgumentException(
            CardText.quoted(spot) + ": expected each player's cards, a range or random");
      }
      read(player, deal::player);
    }
    if (parts.length > 1) {
      read(parts[1], deal::board);
    }
    if (parts.length > 2) {
      read(parts[2], deal::dead);
    }
    return deal.run();
  }

  private static void read(String part, Consumer<String> reader) {
    try {
      reader.accept(part);
    } catch (CardFormatException e) {
      throw CardText.located(part, e.column(), e);
    } catch (RangeFormatException e) {
      throw CardText.located(part, e.column(), e);
    }
  }
}
