package dev.yaku.solver.internal.betting;

/**
 * The bets that are possible.
 *
 * @param street the number of cards on the board at the start: 3 to 5
 * @param pot the chips in the pot at the start
 * @param stack the chips that each player has at the start
 * @param allInBelow a bet is all-in if, once called, the stack left is at most this part of the pot
 * @param merge of two bets X and Y of the pot, X more than Y, only X is possible if (1 + X) / (1 +
 *     Y) is less than 1 + this
 * @param rakePart the part of the pot that nobody wins
 * @param rakeCap the most chips of it
 */
public record BettingRules(
    int street,
    int pot,
    int stack,
    BetSizes sizes,
    double allInBelow,
    double merge,
    double rakePart,
    double rakeCap) {
  /** The number of cards on the board of the last street. */
  public static final int RIVER = 5;

  /**
   * The chips that nobody wins.
   *
   * @param put the chips of each player that the other has called, since the start
   */
  public double rake(int put) {
    return Math.min(rakeCap, rakePart * (pot + 2.0 * put));
  }
}
