package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import java.util.Arrays;

/**
 * Finds the cards of a hand that make its value.
 *
 * @param scale the meaning of values
 */
public record BestCards(ValueScale scale) {
  /*
   * If several choices of cards make the value, the first is taken, in the order "most significant
   * first". Without wild cards, a value says how many cards of each rank make it, so the first
   * cards of each rank are the first choice. Its value is checked nevertheless, since in rules that
   * avoid flushes these cards may be a flush. Otherwise, with wild cards, or if a card is given
   * twice, the choices are tried one by one.
   */
  private static final int ACE = Card.RANK_COUNT - 1;
  private static final int CARD_BITS = 6;
  private static final int CARD_MASK = (1 << CARD_BITS) - 1;
  private static final int STRENGTH_BITS = 4;

  /**
   * The cards of a hand that make its value, most significant first.
   *
   * @param value the value of the hand
   */
  public int[] find(HandEvaluator evaluator, int value, int... cards) {
    if (value == 0) {
      return new int[0];
    }
    int best = scale.best();
    int[] chosen = new int[best];
    if (cards.length >= best
        && scale.chooseByRanks(value, naturalSet(evaluator, cards), chosen)
        && (cards.length == best || valueOfBest(evaluator, chosen) == value)) {
      return chosen;
    }
    int[] sorted = mostTellingFirst(cards);
    if (cards.length <= best) {
      return lowAceLast(value, sorted);
    }
    if (!choose(evaluator, value, sorted, 0, chosen, 0)) {
      throw new IllegalStateException("no cards of " + Card.toString(cards) + " have its value");
    }
    return ordered(value, chosen);
  }

  /** Sorts cards that make a value, most significant first. */
  public int[] ordered(int value, int... cards) {
    return lowAceLast(value, mostTellingFirst(cards));
  }

  /** The cards as a set, or the empty set if one of them is wild or given twice. */
  private static long naturalSet(HandEvaluator evaluator, int... cards) {
    long set = Hand.EMPTY;
    for (int card : cards) {
      if (Card.isJoker(card) || (set >>> card & 1) != 0) {
        return Hand.EMPTY;
      }
      set |= 1L << card;
    }
    return (set & evaluator.ruleSet().wildCards()) == 0 ? set : Hand.EMPTY;
  }

  /** What as many cards are worth as count: they may be too few for a hand. */
  private static int valueOfBest(HandEvaluator evaluator, int... chosen) {
    RuleSet rules = evaluator.ruleSet();
    return rules.minCards() > chosen.length
        ? ((TableRuleSet) rules).valuesOfBest().value(chosen)
        : evaluator.evaluateCards(chosen);
  }

  private static boolean choose(
      HandEvaluator evaluator, int value, int[] cards, int from, int[] chosen, int count) {
    if (count == chosen.length) {
      return valueOfBest(evaluator, chosen) == value;
    }
    for (int i = from; i <= cards.length - (chosen.length - count); i++) {
      chosen[count] = cards[i];
      if (choose(evaluator, value, cards, i + 1, chosen, count + 1)) {
        return true;
      }
    }
    return false;
  }

  /** In A-2-3-4-5 the five is the most significant. */
  private int[] lowAceLast(int value, int... cards) {
    Category category = scale.category(value);
    boolean straight = category == Category.STRAIGHT || category == Category.STRAIGHT_FLUSH;
    if (!straight
        || Card.isJoker(cards[0])
        || Card.rank(cards[0]) != ACE
        || scale.topRank(value) == ACE) {
      return cards;
    }
    int[] rotated = Arrays.copyOfRange(cards, 1, cards.length + 1);
    rotated[cards.length - 1] = cards[0];
    return rotated;
  }

  /**
   * Sorts cards: first the ranks most often held, then by rank and suit, highest first; jokers
   * last.
   */
  private int[] mostTellingFirst(int... cards) {
    long held = RankCounts.of(cards);
    int[] sorted = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      int place = place(cards[i], held);
      int at = i;
      while (at > 0 && sorted[at - 1] < place) {
        sorted[at] = sorted[at - 1];
        at--;
      }
      sorted[at] = place;
    }
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = sorted[i] < 0 ? -sorted[i] : sorted[i] & CARD_MASK;
    }
    return sorted;
  }

  /**
   * The sort key, greater for more significant cards: how often the rank is held, the rank, the
   * card.
   */
  private int place(int card, long held) {
    if (Card.isJoker(card)) {
      return -card;
    }
    int rank = Card.rank(card);
    int strength = scale.aceFirst() && rank == ACE ? 0 : rank + 1;
    int times = (int) (held >>> RankCounts.shift(card)) & RankCounts.MASK;
    return (times << STRENGTH_BITS | strength) << CARD_BITS | card;
  }
}
