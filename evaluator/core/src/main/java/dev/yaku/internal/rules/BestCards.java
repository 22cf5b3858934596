package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/** Finds the cards of a hand that make its value, by the meaning of values. */
public record BestCards(ValueScale scale, NaturalChoice natural) {
  /*
   * If several choices of cards make the value, the first is taken, in the order "most significant
   * first". Without wild cards, a value says how many cards of each rank make it, so the first
   * cards of each rank are the first choice. Its value is checked only if these cards may be a
   * flush instead. Otherwise, with wild cards or equal ones, the choices are tried one by one.
   */

  BestCards(ValueScale scale) {
    this(scale, new NaturalChoice(scale));
  }

  /** The cards of a hand that make its value, most significant first. */
  public int[] find(HandEvaluator evaluator, int value, int[] cards) {
    if (value == 0) {
      return new int[0];
    }
    int best = scale.best();
    int[] chosen = new int[best];
    if (cards.length >= best
        && natural.choose(value, naturalSet(evaluator, cards), chosen)
        && (cards.length == best
            || natural.isSure(value, chosen)
            || valueOfBest(evaluator, chosen) == value)) {
      return chosen;
    }
    int[] sorted = scale.mostTellingFirst(cards);
    if (cards.length <= best) {
      return scale.lowAceLast(value, sorted);
    }
    if (!choose(evaluator, value, sorted, 0, chosen, 0)) {
      throw noneOf(Card.toString(cards), value);
    }
    return scale.ordered(value, chosen);
  }

  /** The exception for a hand that has a value which none of its cards make. */
  public static IllegalStateException noneOf(Object hand, int value) {
    return new IllegalStateException("no cards of " + hand + " have its value " + value);
  }

  /** The cards as a set, or the empty set if one of them is wild or given twice. */
  private static long naturalSet(HandEvaluator evaluator, int[] cards) {
    long set = Hand.EMPTY;
    for (int card : cards) {
      if (Card.isJoker(card) || (set >>> card & 1) != 0) {
        return Hand.EMPTY;
      }
      set |= 1L << card;
    }
    return (set & evaluator.ruleSet().wildCards()) == 0 ? set : Hand.EMPTY;
  }

  /** The value of exactly the cards that count, which may be too few for a hand. */
  private static int valueOfBest(HandEvaluator evaluator, int[] chosen) {
    RuleSet rules = evaluator.ruleSet();
    return rules.minCards() > chosen.length
        ? TableRuleSet.of(rules).valuesOfBest().value(chosen)
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

  /**
   * The values of exactly the cards that count, for rules whose hands must have more: of ranks, and
   * of flushes, null if these do not count.
   */
  record Values(long[] cardKeys, PerfectHash ranks, PerfectHash flushes, int flushBias) {
    static Values of(TableFile table) throws TableFormatException {
      int best = table.header().best();
      return new Values(
          table.longs(TableFormat.CARD_KEYS),
          table.hash(TableFormat.ROWS, best),
          table.has(TableFormat.FLUSH_ROWS, best) ? table.hash(TableFormat.FLUSH_ROWS, best) : null,
          KeyLayout.flushBias(best));
    }

    /** The value of the cards that count; 0 if no whole hand has that value. */
    int value(int[] cards) {
      long key = 0;
      for (int card : cards) {
        key += cardKeys[card];
      }
      boolean flush = flushes != null && ((int) key + flushBias & KeyLayout.TOPS) != 0;
      return (flush ? flushes : ranks).value(KeyLayout.rankKey(key));
    }
  }
}
