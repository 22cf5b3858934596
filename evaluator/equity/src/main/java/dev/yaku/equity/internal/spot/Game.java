package dev.yaku.equity.internal.spot;

import dev.yaku.Evaluator;

/** The cards that the players of a game are dealt, and the comparison of their hands. */
public sealed interface Game permits HoldemGame, OmahaGame, DrawGame {
  /** The name of the rules. */
  String name();

  Evaluator evaluator();

  /** All cards that can be dealt. */
  long deck();

  /** The number of cards of a complete board; 0 if there is no board. */
  int boardCards();

  /** The fewest cards of a player's complete hand. */
  int minHole();

  /** The most cards of a player's complete hand. */
  int maxHole();

  /** Whether the best low hand wins half the pot. */
  default boolean isSplit() {
    return false;
  }

  /** The value of a player's hand; the greater value wins. */
  int high(long hole, long board);

  /** The value of a player's low hand, 0 if it wins nothing. */
  default int low(long hole, long board) {
    return 0;
  }
}
