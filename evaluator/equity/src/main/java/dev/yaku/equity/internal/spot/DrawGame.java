package dev.yaku.equity.internal.spot;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;

/**
 * A game without a board, in which the missing cards of a hand are drawn from the deck: stud, razz,
 * or draw poker after the discards.
 */
public record DrawGame(
    String name, Evaluator evaluator, HandEvaluator lowHalf, int minHole, int maxHole)
    implements Game {
  /** The most cards of a hand: no game has larger hands. */
  public static final int MOST_CARDS = 7;

  /** A game of hands of this many cards, with one pot. */
  public DrawGame(Evaluator evaluator, int cards) {
    this(evaluator.ruleSet().name(), evaluator, null, cards, cards);
  }

  @Override
  public long deck() {
    RuleSet rules = evaluator.ruleSet();
    return rules.deck() | (1L << rules.jokers()) - 1 << Card.JOKER;
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

  @Override
  public int low(long hole, long board) {
    return isSplit() ? lowHalf.evaluate(hole) : 0;
  }
}
