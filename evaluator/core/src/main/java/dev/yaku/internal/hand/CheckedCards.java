package dev.yaku.internal.hand;

import dev.yaku.TrustedCards;
import dev.yaku.internal.jit.ByteCards;

/** Evaluates any cards as a list of ints, with all checks, where there is no faster form. */
public record CheckedCards(HandTableEvaluator evaluator) implements TrustedCards, ByteCards {
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
