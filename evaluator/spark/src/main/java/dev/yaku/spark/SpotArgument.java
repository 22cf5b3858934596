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
   * The average share of the pot that each player wins.
   *
   * @throws IllegalArgumentException if the text is invalid; the message says where
   */
  static double[] shares(Equity equity, String spot) {
    String[] parts = spot.split("\\|", -1);
    if (parts.length > MOST_PARTS) {
      throw new IllegalArgumentException(
          "\"" + spot + "\": expected players, board and dead cards, with two bars at most");
    }
    EquityDeal deal = equity.deal();
    for (String player : parts[0].split("/", -1)) {
      if (player.isBlank()) {
        throw new IllegalArgumentException(
            "\"" + spot + "\": expected each player's cards, a range or random");
      }
      read(player, deal::player);
    }
    if (parts.length > 1) {
      read(parts[1], deal::board);
    }
    if (parts.length > 2) {
      read(parts[2], deal::dead);
    }
    EquityResult result = deal.run();
    double[] shares = new double[result.players()];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = result.share(i);
    }
    return shares;
  }

  private static void read(String part, Consumer<String> reader) {
    try {
      reader.accept(part);
    } catch (CardFormatException e) {
      throw located(part, e.column(), e);
    } catch (RangeFormatException e) {
      throw located(part, e.column(), e);
    }
  }

  private static IllegalArgumentException located(String part, int column, Exception e) {
    return new IllegalArgumentException(
        "\"" + part + "\", column " + column + ": " + e.getMessage(), e);
  }
}
