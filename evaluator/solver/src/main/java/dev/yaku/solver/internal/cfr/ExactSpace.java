package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Hands;

/** One thread's working space for one street, for numbers that are exact. */
final class ExactSpace {
  final double[][][] strategy = new double[2][][]; // by player
  final double[][][] reach = new double[2][][];
  final double[][][] values = new double[2][][];
  final double[][][] best = new double[2][][];
  final double[][][] own = new double[2][][];
  final float[][][] numbers = new float[2][][];

  /** Of the opponent's hands: sums of the first ones, and of the first ones with each card. */
  final double[] sums;

  final double[] byCard;

  /** By hand: the weight of the opponent's that are possible, and by how much it leads. */
  final double[] all;

  final double[] lead;

  /** By decision and hand. */
  final double[] total;

  /**
   * @param padded by player: the most hands of a deal
   */
  ExactSpace(StreetShape shape, int... padded) {
    int widest = Math.max(padded[0], padded[1]);
    int longest = 0;
    for (int player = 0; player < 2; player++) {
      PlayerShape of = shape.players[player];
      strategy[player] = of.exactSpace(padded[player]);
      reach[player] = of.exactSpace(padded[player]);
      values[player] = of.exactSpace(padded[player]);
      best[player] = of.exactSpace(padded[player]);
      own[player] = new double[of.arrays][];
      numbers[player] = of.space(padded[player]);
      for (PlayerShape.Group group : of.groups) {
        own[player][group.first()] = new double[group.decisions() * padded[player]];
        longest = Math.max(longest, group.decisions() * padded[player]);
      }
    }
    sums = new double[widest + 1];
    byCard = new double[2 * widest + Hands.CARDS];
    all = new double[widest];
    lead = new double[widest];
    total = new double[longest];
  }
}
