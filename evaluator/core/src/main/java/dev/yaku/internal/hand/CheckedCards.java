package dev.yaku.internal.hand;

import dev.yaku.TrustedCards;

/** Evaluates lists by rules of which {@link HandTableCards} cannot do so, and checks them. */
public record CheckedCards(HandTableEvaluator evaluator) implements TrustedCards {
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
