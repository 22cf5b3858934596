package dev.yaku.strength;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.util.Arrays;
import java.util.Locale;

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

  /** {@return the board, as a set of cards} */
  public long board() {
    return board;
  }

  /**
   * {@return the hand's {@link HandStrength#ehs()}; NaN if the hand holds a card that is on the
   * board or not in the deck, or if no hand is left for the opponent}
   *
   * @param hole see {@link HoleIndex}
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public double ehs(int hole) {
    return ehs[hole];
  }

  /**
   * {@return the hand's {@link HandStrength#ehs2()}; NaN as for {@link #ehs}}
   *
   * @param hole see {@link HoleIndex}
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public double ehs2(int hole) {
    return ehs2[hole];
  }

  /** Whether the other has the same strengths on the same board. */
  @Override
  public boolean equals(Object other) {
    return other instanceof BoardStrength strength
        && board == strength.board
        && Arrays.equals(ehs, strength.ehs)
        && Arrays.equals(ehs2, strength.ehs2);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(board) + Arrays.hashCode(ehs)) + Arrays.hashCode(ehs2);
  }

  /** The board, and the range of strengths: {@code "Th 2c 7d: 1176 hands, EHS 0.107 to 0.988"}. */
  @Override
  public String toString() {
    double[] known = Arrays.stream(ehs).filter(one -> !Double.isNaN(one)).sorted().toArray();
    String cards = board == Hand.EMPTY ? "before the flop" : Hand.toString(board);
    if (known.length == 0) {
      return cards + ": no hands";
    }
    double most = known[known.length - 1];
    return String.format(
        Locale.ROOT, "%s: %d hands, EHS %.3f to %.3f", cards, known.length, known[0], most);
  }
}
