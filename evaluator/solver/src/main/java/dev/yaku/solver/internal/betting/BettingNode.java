package dev.yaku.solver.internal.betting;

import java.util.List;

/**
 * A place in the tree of actions, whatever the cards.
 *
 * @param player who acts, 0 or 1; for an end by a fold, who has folded
 * @param street the number of cards on the board
 * @param put0 the chips that player 0 has put into the pot since the start
 * @param put1 the same of player 1
 * @param actions those of the player; none at an end, or where a card is dealt
 * @param children one for each action; where a card is dealt, the one place after that
 */
public record BettingNode(
    Kind kind,
    int player,
    int street,
    int put0,
    int put1,
    List<Action> actions,
    List<BettingNode> children) {
  /** The kinds of places in a tree. */
  public enum Kind {
    PLAYER,
    DEAL,
    FOLD,
    SHOWDOWN
  }

  /** The chips that a player has put into the pot since the start. */
  public int put(int of) {
    return of == 0 ? put0 : put1;
  }
}
