package dev.yaku.equity.internal.spot;

import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.ranges.OmahaHands;
import dev.yaku.internal.cards.CardReader;

/** Each player has two to seven cards, of which exactly two are used with three of the board. */
public record OmahaGame(OmahaEvaluator evaluator, OmahaEvaluator lowHalf) implements Game {
  public OmahaGame(OmahaEvaluator evaluator) {
    this(evaluator, evaluator.isSplit() ? evaluator.lowHalf() : null);
  }

  @Override
  public int boardCards() {
    return evaluator.ruleSet().maxBoard();
  }

  @Override
  public int minHole() {
    return evaluator.ruleSet().minCards();
  }

  @Override
  public int maxHole() {
    return evaluator.ruleSet().maxCards();
  }

  /**
   * Cards, each with a rank and a suit, are a whole hand, and stars the number of its cards;
   * anything else is a range.
   */
  @Override
  public Player player(String text) {
    String given = text.strip();
    int[] cards = CardReader.suited(given);
    if (cards != null && (cards.length <= maxHole() || given.indexOf(',') < 0)) {
      return Game.super.player(text);
    }
    if (given.length() <= maxHole() && given.equals("*".repeat(given.length()))) {
      return new Player.Known(given, Hand.EMPTY, given.length(), this);
    }
    RuleSet rules = evaluator.ruleSet();
    return new Player.OfOmaha(OmahaHands.ahead(text, rules), rules);
  }

  @Override
  public int high(long hole, long board) {
    return evaluator.evaluate(OmahaHand.ofHole(hole).withBoard(board));
  }

  @Override
  public int low(long hole, long board) {
    return isSplit() ? lowHalf.evaluate(OmahaHand.ofHole(hole).withBoard(board)) : 0;
  }
}
