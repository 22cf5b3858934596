package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;

/** A hand is a list of cards, as in other games; its evaluator is another. */
record BadugiShowdown(BadugiEvaluator evaluator) implements Showdown {
  @Override
  public Shown show(String hand) {
    int[] cards = evaluator.parse(hand);
    int value = evaluator.evaluateCards(cards);
    return Shown.of(cards, Worth.of(evaluator, value, evaluator.bestCards(cards)));
  }

  @Override
  public boolean isSplit() {
    return false;
  }
}
