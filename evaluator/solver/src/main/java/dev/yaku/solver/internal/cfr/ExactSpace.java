package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Hands;

/** One thread's working space for one street and player, for numbers that are exact. */
final class ExactSpace {
  /** By player: for means. */
  final float[][][] numbers = new float[2][][];

  /** The opponent's. */
  final double[][] reach;

  /** The player's. */
  final double[][] strategy;

  final double[][] values;
  final double[][] best;
  final double[][] own;

  /** Of the opponent's hands: sums of the first ones, and of the first ones with each card. */
  final double[] sums;

  final double[] byCard;

  /** By hand: the weight of the opponent's that are possible, and by how much it leads. */
  final double[] all;

  final double[] lead;

  /**
   * @param padded by player: the most hands of a deal
   */
  ExactSpace(StreetShape shape, int player, int... padded) {
    for (int of = 0; of < 2; of++) {
      numbers[of] = shape.players[of].space(padded[of]);
    }
    reach = shape.players[1 - player].exactSpace(padded[1 - player]);
    PlayerShape mine = shape.players[player];
    strategy = mine.exactSpace(padded[player]);
    values = mine.exactSpace(padded[player]);
    best = mine.exactSpace(padded[player]);
    own = new double[mine.arrays][];
    for (PlayerShape.Group group : mine.groups) {
      own[group.first()] = new double[group.decisions() * padded[player]];
    }
    int widest = Math.max(padded[0], padded[1]);
    sums = new double[widest + 1];
    byCard = new double[2 * widest + Hands.CARDS];
    all = new double[widest];
    lead = new double[widest];
  }
}
