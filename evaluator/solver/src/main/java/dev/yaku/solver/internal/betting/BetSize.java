package dev.yaku.solver.internal.betting;

/**
 * The size of a bet or a raise, as a rule for its chips.
 *
 * @param amount a part of the pot, a multiple of the bet faced, a number of chips, or the number of
 *     streets over which bets of equal parts of the pot use up the stack; 0 for all streets left
 */
public record BetSize(Unit unit, double amount) {
  /** The unit of the amount. */
  public enum Unit {
    POT,
    MULTIPLE,
    CHIPS,
    GEOMETRIC,
    ALL_IN
  }

  /**
   * The chips bet on this street after a bet or raise of this size, not rounded to what is allowed:
   * half up to whole chips.
   *
   * @param faced the bet faced; 0 for a bet
   * @param pot the pot after a call of that bet
   * @param left the stack at the start of the street
   * @param streets the streets left, with this one
   */
  long chips(int faced, long pot, int left, int streets) {
    double chips =
        switch (unit) {
          case POT -> faced + amount * pot;
          case MULTIPLE -> amount * faced;
          case CHIPS -> amount;
          case ALL_IN -> left;
          case GEOMETRIC -> faced + pot * part(pot, left - faced, streets);
        };
    // Decimal parts such as 0.35 are not exact: what they make exactly half of may be just below.
    return (long) Math.floor(Math.min(chips, left) + 0.5 + 1e-9);
  }

  /** The part of the pot that, bet and called on each of the streets, uses up the stack. */
  private double part(long pot, int left, int streets) {
    double count = amount == 0 ? streets : amount;
    return (Math.pow(1 + 2.0 * left / pot, 1 / count) - 1) / 2;
  }
}
