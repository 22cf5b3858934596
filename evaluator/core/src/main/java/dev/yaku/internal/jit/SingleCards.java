package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;

/** Evaluates cards that are bytes by converting them to ints. */
record SingleCards(HandEvaluator evaluator) implements ByteCards {
  static ByteCards of(HandEvaluator evaluator) {
    return new SingleCards(evaluator);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e) {
    return evaluator.evaluateCards(a, b, c, d, e);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f) {
    return evaluator.evaluateCards(a, b, c, d, e, f);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f, int g) {
    return evaluator.evaluateCards(a, b, c, d, e, f, g);
  }
}
