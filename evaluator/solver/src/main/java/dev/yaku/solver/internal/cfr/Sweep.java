package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Hands;

/** Finds what the ends of a street are worth. Not thread-safe. */
interface Sweep {
  /**
   * Adds what each end is worth to the player's hands, times how likely the opponent comes there.
   *
   * @param shape the player's
   * @param reach the opponent's, by action and hand
   * @param values the player's, by action and hand; added to
   */
  void add(PlayerShape shape, Hands mine, Hands theirs, float[][] reach, float[][] values);
}
