package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** A hand is a list of cards. */
record CardsShowdown(
    Evaluator evaluator,
    Function<String, int[]> parser,
    ToIntFunction<int[]> values,
    UnaryOperator<int[]> best)
    implements Showdown {

  static CardsShowdown of(HandEvaluator hands) {
    return new CardsShowdown(hands, hands::parse, hands::evaluateCards, hands::bestCards);
  }

  static CardsShowdown of(BadugiEvaluator badugi) {
    return new CardsShowdown(badugi, badugi::parse, badugi::evaluateCards, badugi::bestCards);
  }

  @Override
  public EvaluatedHand show(String hand) {
    int[] cards = parser.apply(hand);
    return EvaluatedHand.of(
        cards, HandResult.of(evaluator, values.applyAsInt(cards), best.apply(cards)));
  }

  @Override
  public boolean isSplit() {
    return false;
  }
}
