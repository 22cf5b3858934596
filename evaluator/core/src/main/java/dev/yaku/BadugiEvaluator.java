package dev.yaku;

import dev.yaku.internal.games.BadugiTableEvaluator;
import dev.yaku.internal.load.Evaluators;
import dev.yaku.internal.rules.TableRuleSet;
import java.util.Objects;

/**
 * Tells how strong a badugi hand is: the hand with more cards of different ranks and suits wins,
 * then the one with lower cards.
 *
 * <p>Values are like those of {@link HandEvaluator}: the greater wins, equal values tie, dense from
 * 1 to {@link RuleSet#maxValue()}; A-2-3-4 of four suits is the greatest. A hand is a set of cards,
 * see {@link Hand}: four cards, or five of which the best count. A value's category is the number
 * of cards that count, and its packed value also has their ranks, highest first: {@code 0x45ABD0}
 * is 9-4-3-A. Hands of another number of cards, or with a card that is not in the deck or given
 * twice, are rejected by an {@link IllegalArgumentException}.
 *
 * <p>Keep an evaluator in a {@code static final} field where you can. It is immutable, safe for any
 * number of threads, and {@link #evaluate(long)} allocates nothing.
 */
public sealed interface BadugiEvaluator extends Evaluator permits BadugiTableEvaluator {
  /**
   * {@return the evaluator of built-in rules, as by {@link HandEvaluator#of}}
   *
   * @param name such as {@code badugi}; see {@link Evaluator#names}
   */
  static BadugiEvaluator of(String name) {
    return Evaluators.of(name, BadugiEvaluator.class);
  }

  /**
   * {@return the value of a set of cards: 1 to {@link RuleSet#maxValue()}, greater is better}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   */
  int evaluate(long hand);

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default int evaluate(int card) {
    throw Hand.notASet(card);
  }

  /**
   * Calls an action with each of these hands and its value, in ascending order of the sets.
   *
   * @param hands the hands, enumerated by the call
   * @param action called with each hand and its value
   */
  default void forEach(Hands hands, ValueAction action) {
    Objects.requireNonNull(action, "action");
    hands.forEach(hand -> action.accept(hand, evaluate(hand)));
  }

  @Override
  default long[] countDeals(int cards, int jokers) {
    if (jokers != 0) {
      throw new IllegalArgumentException(jokers + " jokers, " + ruleSet() + " has none");
    }
    return countByValue(Hands.of(ruleSet().deck(), cards));
  }

  /**
   * {@return the number of these hands that have each value, by value from 0 to {@link
   * RuleSet#maxValue()}} Evaluates every hand.
   *
   * @param hands the hands, enumerated by the call
   */
  default long[] countByValue(Hands hands) {
    long[] counts = new long[ruleSet().maxValue() + 1];
    hands.forEach(hand -> counts[evaluate(hand)]++);
    return counts;
  }

  /**
   * {@return the value of a list of cards, in any order}
   *
   * @param cards the cards of the hand; see {@link Card}
   */
  int evaluateCards(int... cards);

  /**
   * {@return the cards that count, as a set} Allocates.
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   */
  default long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  /**
   * {@return the cards of a list that count, highest first} Allocates.
   *
   * @param cards the cards of the hand; see {@link Card}
   */
  int[] bestCards(int... cards);

  /**
   * {@return the cards of a hand, in the text's order}
   *
   * @param text the text; see {@link Hand#parse}
   * @throws CardFormatException if the text is not a valid badugi hand
   */
  default int[] parse(CharSequence text) {
    return TableRuleSet.of(ruleSet()).limits().parse(text);
  }

  @Override
  default EvaluatedHand judge(CharSequence text) {
    int[] cards = parse(text);
    return EvaluatedHand.of(cards, new HandResult(this, evaluateCards(cards), bestCards(cards)));
  }
}
