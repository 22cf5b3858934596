package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/**
 * A number for each action and hand of all decisions with all deals, in arrays as {@link
 * PlayerShape} describes them. Different deals may be used by different threads.
 */
interface ActionNumbers {
  /**
   * The numbers of a player's decisions with a deal.
   *
   * @param space where numbers may be copied to
   * @return that space, or arrays of one's own
   */
  float[][] open(Deal deal, int player, float[][] space);

  /** Keeps what was changed in the arrays that {@link #open} returned. */
  void close(Deal deal, int player, float[][] numbers);

  /** Takes over all numbers of others. */
  default void copy(Problem problem, Quantity quantity, ActionNumbers from) {
    for (int level = 0; level < problem.streets(); level++) {
      for (int player = 0; player < 2; player++) {
        PlayerShape shape = problem.shape(level).players[player];
        float[][] space = shape.space(quantity, problem.padded(level, player));
        for (Deal deal : problem.deals(level)) {
          float[][] into = open(deal, player, space);
          float[][] found = from.open(deal, player, into); // may be arrays of its own
          for (int array : shape.kept(quantity)) {
            int length = shape.rows[array] * deal.padded(player);
            System.arraycopy(found[array], 0, into[array], 0, length);
          }
          close(deal, player, into);
        }
      }
    }
  }

  /** Numbers that cannot be changed: those who go on copy them. */
  interface Fixed extends ActionNumbers {
    @Override
    default void close(Deal deal, int player, float[][] changed) {
      throw new UnsupportedOperationException("these numbers cannot be changed");
    }
  }
}
