package dev.yaku.internal.spot;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;

/**
 * A game without a board, in which the missing cards of a hand are drawn from the deck: stud, razz,
 * or draw poker after the discards.
 */
public record DrawGame(Evaluator evaluator, int minHole, int maxHole, long deck) implements Game {
  /** The most cards of a hand: no game has larger hands. */
  public static final int MOST_CARDS = 7;

  /** A game of hands of this many cards. */
  public DrawGame(Evaluator evaluator, int cards) {
    this(evaluator, cards, cards, deckOf(evaluator.ruleSet()));
  }

  private static long deckOf(RuleSet rules) {
    return rules.deck() | (1L << rules.jokers()) - 1 << Card.JOKER;
  }

  @Override
  public String name() {
    return evaluator.ruleSet().name();
  }

  @Override
  public int boardCards() {
    return 0;
  }

  @Override
  public int high(long hole, long board) {
    return evaluator instanceof BadugiEvaluator badugi
        ? badugi.evaluate(hole)
        : ((HandEvaluator) evaluator).evaluate(hole);
  }
}
