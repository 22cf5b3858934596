package dev.yaku.examples;

import dev.yaku.equity.Equity;

/** A bot that bets by its equity against the range that it gives its opponent. */
public final class EquityBot {
  private static final Equity HOLDEM = Equity.of("standard");

  private EquityBot() {}

  /** Chooses an action for a hand, by the pot and the price of a call. */
  static String decide(String hole, String opponent, String board, double pot, double call) {
    double share = HOLDEM.spot().player(hole).player(opponent).board(board).run().share(0);
    double odds = call / (pot + call);
    String action = share > 0.65 ? "raise" : share > odds ? "call" : "fold";
    return "%s on %s: %.1f %% against %s, %.1f %% needed: %s"
        .formatted(hole, board, 100 * share, opponent, 100 * odds, action);
  }

  /** Prints the actions of three hands on a flop. */
  public static void main(String[] arguments) {
    for (String hole : new String[] {"9h 9c", "Js Ts", "Ah 4d"}) {
      System.out.println(decide(hole, "77+, ATs+, AJo+, KQs", "9s 8d 2s", 60, 40));
    }
  }
}
