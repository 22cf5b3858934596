package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.internal.table.KeyLayout;

/**
 * Finds which cards of a hand make its value.
 *
 * @param scale what values mean
 */
public record BestCards(ValueScale scale, NaturalChoice natural, CardOrder order) {
  /*
   * Of several choices that make the value it is the first one in the order "most telling first".
   * Without wild cards a value says how many cards of each rank make it, so that the first of each
   * rank are the first choice of those ranks; whether they have the value is asked where they may
   * be a flush instead. Otherwise, with wild cards, and where a card is given twice, choices are
   * tried.
   */

  BestCards(ValueScale scale) {
    this(scale, new NaturalChoice(scale), new CardOrder(scale));
  }

  /** Finds cards by these rules. */
  public static BestCards of(RuleSet rules) {
    return ((TableRuleSet) rules).cardFinder(); // there are no others
  }

  /**
   * Which cards of a hand have its value, the most telling first.
   *
   * @param value the hand's
   */
  public int[] find(HandEvaluator evaluator, int value, int... cards) {
    if (value == 0) {
      return new int[0];
    }
    int best = scale.best();
    int[] chosen = new int[best];
    if (cards.length >= best
        && natural.choose(value, naturalSet(evaluator, cards), chosen)
        && (cards.length == best
            || natural.isSure(value, chosen)
            || evaluator.evaluateCards(chosen) == value)) {
      return chosen;
    }
    int[] sorted = order.mostTellingFirst(cards);
    if (cards.length <= best) {
      return order.lowAceLast(value, sorted);
    }
    if (!choose(evaluator, value, sorted, 0, chosen, 0)) {
      throw new IllegalStateException("no cards of " + Card.toString(cards) + " have its value");
    }
    return order.ordered(value, chosen);
  }

  /** The cards as a set, or none if one of them is wild or given twice. */
  private static long naturalSet(HandEvaluator evaluator, int... cards) {
    long set = Hand.EMPTY;
    for (int card : cards) {
      if (Card.isJoker(card)
          || (set >>> card & 1) != 0
          || KeyLayout.isWild(evaluator.cardKey(card))) {
        return Hand.EMPTY;
      }
      set |= 1L << card;
    }
    return set;
  }

  private static boolean choose(
      HandEvaluator evaluator, int value, int[] cards, int from, int[] chosen, int count) {
    if (count == chosen.length) {
      return evaluator.evaluateCards(chosen) == value;
    }
    for (int i = from; i <= cards.length - (chosen.length - count); i++) {
      chosen[count] = cards[i];
      if (choose(evaluator, value, cards, i + 1, chosen, count + 1)) {
        return true;
      }
    }
    return false;
  }
}
