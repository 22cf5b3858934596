package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;

/** A hand is hole and board; there may be a low half. */
record OmahaShowdown(OmahaEvaluator evaluator) implements Showdown {
  /** Between hole and board. */
  static final char BAR = '|';

  @Override
  public EvaluatedHand show(String hand) {
    OmahaHand parsed = evaluator.parse(hand);
    int bar = hand.indexOf(BAR); // sets do not know the order in which cards were named
    int[] hole = Card.parseAll(hand.substring(0, bar));
    int[] board = Card.parseAll(hand.substring(bar + 1));
    return new EvaluatedHand(hole, board, high(parsed), isSplit() ? low(parsed) : null);
  }

  @Override
  public boolean isSplit() {
    return evaluator.hasLow();
  }

  private HandResult high(OmahaHand hand) {
    int value = evaluator.evaluate(hand.hole(), hand.board());
    return HandResult.of(evaluator, value, evaluator.bestCards(hand.hole(), hand.board()));
  }

  private HandResult low(OmahaHand hand) {
    int value = evaluator.low(hand.hole(), hand.board());
    return new HandResult(
        value,
        value == 0 ? Category.NONE : Category.HIGH_CARD,
        evaluator.packedLow(value),
        evaluator.lowCards(hand.hole(), hand.board()),
        evaluator::describeLow);
  }
}
