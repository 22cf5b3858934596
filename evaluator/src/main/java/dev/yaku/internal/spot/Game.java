package dev.yaku.internal.spot;

import dev.yaku.Evaluator;

/** What the players of a game are dealt, and how their hands compare. */
public sealed interface Game permits HoldemGame, OmahaGame, DrawGame {
  /** What the rules are called. */
  String name();

  Evaluator evaluator();

  /** All cards that can be dealt. */
  long deck();

  /** How many cards the board has in the end; 0 where there is none. */
  int boardCards();

  /** The fewest cards a player can have in the end. */
  int minHole();

  /** The most cards a player can have in the end. */
  int maxHole();

  /** Whether the lowest hand wins half the pot. */
  default boolean isSplit() {
    return false;
  }

  /** The value of a player's hand; the greater wins. */
  int high(long hole, long board);

  /** The value of a player's low hand, 0 if it wins nothing. */
  default int low(long hole, long board) {
    return 0;
  }
}
