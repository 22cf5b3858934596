package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;

/** The showdown of a game, as the commands know it that read hands. */
interface Showdown {
  /**
   * Reads a hand, and says what it is worth.
   *
   * @throws dev.yaku.CardFormatException if it is no hand of the game
   */
  EvaluatedHand show(String hand);

  /** Whether the pot is split with the best low hand. */
  boolean isSplit();

  static Showdown of(Evaluator evaluator) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return new OmahaShowdown(omaha);
    }
    if (evaluator instanceof BadugiEvaluator badugi) {
      return CardsShowdown.of(badugi);
    }
    return CardsShowdown.of((HandEvaluator) evaluator);
  }
}
