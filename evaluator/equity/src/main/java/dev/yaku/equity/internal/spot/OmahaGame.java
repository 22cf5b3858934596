package dev.yaku.equity.internal.spot;

import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;

/** Each player has two to seven cards, of which exactly two are used with three of the board. */
public record OmahaGame(OmahaEvaluator evaluator, OmahaEvaluator lowHalf) implements Game {
  public OmahaGame(OmahaEvaluator evaluator) {
    this(evaluator, evaluator.isSplit() ? evaluator.lowHalf() : null);
  }

  @Override
  public boolean isSplit() {
    return lowHalf != null;
  }

  @Override
  public String name() {
    return evaluator.ruleSet().name();
  }

  @Override
  public long deck() {
    return evaluator.ruleSet().deck();
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

  @Override
  public int high(long hole, long board) {
    return evaluator.evaluate(OmahaHand.ofHole(hole).withBoard(board));
  }

  @Override
  public int low(long hole, long board) {
    return isSplit() ? lowHalf.evaluate(OmahaHand.ofHole(hole).withBoard(board)) : 0;
  }
}
