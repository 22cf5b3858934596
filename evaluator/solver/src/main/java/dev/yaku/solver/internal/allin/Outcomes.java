package dev.yaku.solver.internal.allin;

import dev.yaku.equity.ThreeHands;

/** The ways in which the hands of those who are in can compare. */
final class Outcomes {
  private Outcomes() {}

  /**
   * The places by seat of each outcome: of three players the orders of {@link ThreeHands}; of two
   * that the first wins, that they tie, that the second wins; of one that player's.
   */
  static int[][] places(int in) {
    int players = Integer.bitCount(in);
    int[][] places = new int[players == 3 ? ThreeHands.ORDERS : players == 2 ? 3 : 1][3];
    for (int outcome = 0; outcome < places.length; outcome++) {
      int filled = 0;
      for (int seat = 0; seat < 3; seat++) {
        if ((in >>> seat & 1) != 0) {
          places[outcome][seat] =
              players == 3
                  ? ThreeHands.place(outcome, seat)
                  : filled++ == 0 ? outcome : 2 - outcome;
        }
      }
    }
    return places;
  }
}
