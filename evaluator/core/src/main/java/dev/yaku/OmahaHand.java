package dev.yaku;

/**
 * A hand of Omaha: the player's own cards, and those of all players.
 *
 * <pre>{@code
 * OmahaHand hand = OmahaHand.ofHole(hole).withBoard(board);
 * }</pre>
 *
 * <p>Immutable. The evaluator checks the cards. Compiled code allocates no object if the hand is
 * only passed to an evaluator.
 */
public final class OmahaHand {
  private final long hole;
  private final long board;

  private OmahaHand(long hole, long board) {
    this.hole = hole;
    this.board = board;
  }

  /**
   * {@return a hand with these hole cards, a set, and no board yet}
   *
   * @param hole the player's own cards, a set
   */
  public static OmahaHand ofHole(long hole) {
    return new OmahaHand(hole, Hand.EMPTY);
  }

  /**
   * {@return the same hole cards with this board, a set of cards}
   *
   * @param cards the cards on the board, a set
   */
  public OmahaHand withBoard(long cards) {
    return new OmahaHand(hole, cards);
  }

  /** {@return the player's own cards as a set} */
  public long hole() {
    return hole;
  }

  /** {@return the cards on the board as a set} */
  public long board() {
    return board;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OmahaHand hand && hole == hand.hole && board == hand.board;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(hole) + Long.hashCode(board);
  }

  /** The hole, a bar and the board: {@code "Jc Qd Kh As | 8d 9s Ts"}. */
  @Override
  public String toString() {
    return Hand.toString(hole) + " | " + Hand.toString(board);
  }
}
