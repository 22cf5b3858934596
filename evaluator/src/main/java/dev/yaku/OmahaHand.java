package dev.yaku;

/**
 * What a player of Omaha has.
 *
 * @param hole the player's own cards as a set
 * @param board the cards of all players as a set
 */
public record OmahaHand(long hole, long board) {
  /** Hole, bar, board: {@code "Jc Qd Kh As | 8d 9s Ts"}. */
  @Override
  public String toString() {
    return Hand.toString(hole) + " | " + Hand.toString(board);
  }
}
