package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.Arrays;

/**
 * Finds which cards of a hand make its value.
 *
 * @param scale what values mean
 */
public record BestCards(ValueScale scale) {
  private static final int ACE = Card.RANK_COUNT - 1;

  /** Which cards of a hand have its value, the most telling first. */
  public int[] find(HandEvaluator evaluator, int... cards) {
    int value = evaluator.evaluateCards(cards);
    if (value == 0) {
      return new int[0];
    }
    int[] sorted = mostTellingFirst(cards);
    if (cards.length <= scale.best()) {
      return lowAceLast(value, sorted);
    }
    int[] chosen = new int[scale.best()];
    if (!choose(evaluator, value, sorted, 0, chosen, 0)) {
      throw new IllegalStateException("no cards of " + Card.toString(cards) + " have its value");
    }
    return lowAceLast(value, mostTellingFirst(chosen));
  }

  /** Cards that make a value, the most telling first. */
  public int[] ordered(int value, int... cards) {
    return lowAceLast(value, mostTellingFirst(cards));
  }

  /** In A-2-3-4-5 the five tells most. */
  private int[] lowAceLast(int value, int... cards) {
    boolean straight =
        scale.category(value) == Category.STRAIGHT
            || scale.category(value) == Category.STRAIGHT_FLUSH;
    int top = scale.ranks(value)[0];
    if (!straight || Card.isJoker(cards[0]) || Card.rank(cards[0]) != ACE || top == ACE) {
      return cards;
    }
    int[] rotated = Arrays.copyOfRange(cards, 1, cards.length + 1);
    rotated[cards.length - 1] = cards[0];
    return rotated;
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

  /** Jokers last; before them the ranks most often held, then the highest, then by suit. */
  private int[] mostTellingFirst(int... cards) {
    int[] held = new int[Card.RANK_COUNT];
    for (int card : cards) {
      if (!Card.isJoker(card)) {
        held[Card.rank(card)]++;
      }
    }
    return Arrays.stream(cards)
        .boxed()
        .sorted(
            (a, b) -> {
              if (Card.isJoker(a) || Card.isJoker(b)) {
                return a - b;
              }
              int rankA = Card.rank(a);
              int rankB = Card.rank(b);
              if (held[rankA] != held[rankB]) {
                return held[rankB] - held[rankA];
              }
              return rankA != rankB ? strength(rankB) - strength(rankA) : b - a;
            })
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int strength(int rank) {
    return scale.aceFirst() && rank == ACE ? -1 : rank;
  }
}
