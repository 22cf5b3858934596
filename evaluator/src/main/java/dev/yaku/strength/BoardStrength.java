package dev.yaku.strength;

import dev.yaku.equity.HoleIndex;

/** How strong each hand of two cards is on one board. Immutable. */
public final class BoardStrength {
  private final long board;
  private final double[] ehs;
  private final double[] ehs2;

  BoardStrength(long board, double[] ehs, double[] ehs2) {
    this.board = board;
    this.ehs = ehs;
    this.ehs2 = ehs2;
  }

  /** The board, as a set of cards. */
  public long board() {
    return board;
  }

  /**
   * The hand's {@link HandStrength#ehs()}; NaN if the hand holds a card that is on the board or not
   * in the deck, or if no hand is left for the opponent.
   *
   * @param hole see {@link HoleIndex}
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public double ehs(int hole) {
    return ehs[hole];
  }

  /**
   * The hand's {@link HandStrength#ehs2()}; NaN as for {@link #ehs}.
   *
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public double ehs2(int hole) {
    return ehs2[hole];
  }
}
