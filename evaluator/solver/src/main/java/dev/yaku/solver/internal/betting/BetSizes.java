package dev.yaku.solver.internal.betting;

import java.util.List;

/** Which bets and raises a player may make. */
public interface BetSizes {
  /**
   * The sizes of bets.
   *
   * @param street the number of cards on the board
   * @param player 0 for the player out of position, who acts first on each street, 1 for the other
   * @param donk whether the other player was the last to bet or raise on the street before
   */
  List<BetSize> bets(int street, int player, boolean donk);

  /**
   * The sizes of raises.
   *
   * @param before the raises on this street before
   */
  List<BetSize> raises(int street, int player, int before);
}
