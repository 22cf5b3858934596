package dev.yaku.equity;

import dev.yaku.OmahaEvaluator;

/** Four to six cards each, of which two are used, and a board of five, of which three are used. */
record OmahaGame(OmahaEvaluator evaluator, boolean isSplit) implements Game {
  OmahaGame(OmahaEvaluator evaluator) {
    this(evaluator, evaluator.hasLow());
  }

  @Override
  public String name() {
    return evaluator.ruleSet().name();
  }

  @Override
  public long deck() {
    return evaluator.ruleSet().cards();
  }

  @Override
  public int boardCards() {
    return evaluator.maxBoard();
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
    return evaluator.evaluate(hole, board);
  }

  @Override
  public int low(long hole, long board) {
    return isSplit ? evaluator.low(hole, board) : 0;
  }
}
