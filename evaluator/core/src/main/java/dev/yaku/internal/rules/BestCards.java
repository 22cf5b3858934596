package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.util.function.Supplier;

/**
 * Finds the cards of a hand that make its value, by the meaning of values.
 *
 * @param valuesOfBest of as many cards as count, where hands have to have more
 * @param plans by value: the plan, or 0 if not needed yet; two threads may create equal ones
 */
public record BestCards(ValueScale scale, Supplier<Values> valuesOfBest, int[] plans) {
  /*
   * If several choices of cards make the value, the first is taken, in the order "most significant
   * first". Without wild cards, a value says how many cards of each rank make it, so the first
   * cards of each rank are the first choice. Its value is checked only if these cards may be a
   * flush instead. Otherwise, with wild cards or equal ones, the choices are tried one by one.
   *
   * Of each rank the first choice is the cards of the highest suits, of a flush those of the
   * highest suit that has all ranks.
   *
   * A plan is the ranks of the cards to choose, in nibbles, the first in the lowest. With a plan, a
   * card takes a few instructions and no branch that depends on the hand.
   *
   *   22      21         20     19               0
   *  +------+---------+--------+------------------+
   *  | made | one suit| doubt  | ranks of 5 cards |
   *  +------+---------+--------+------------------+
   */
  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;
  private static final int DOUBT = 1 << 20;
  private static final int ONE_SUIT = 1 << 21;
  private static final int MADE = 1 << 22;

  private static final int LAST_SUIT = Card.JOKER - Card.RANK_COUNT;

  BestCards(ValueScale scale, Supplier<Values> valuesOfBest) {
    this(scale, valuesOfBest, new int[scale.maxValue() + 1]);
  }

  /** The cards of a hand that make its value, most significant first. */
  public int[] find(HandEvaluator evaluator, int value, int[] cards) {
    if (value == 0) {
      return new int[0];
    }
    int best = scale.best();
    int[] chosen = new int[best];
    if (cards.length >= best
        && chooseNatural(value, naturalSet(evaluator, cards), chosen)
        && (cards.length == best
            || isSure(value, chosen)
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
  private int valueOfBest(HandEvaluator evaluator, int[] chosen) {
    return evaluator.ruleSet().minCards() > chosen.length
        ? valuesOfBest.get().value(chosen)
        : evaluator.evaluateCards(chosen);
  }

  private boolean choose(
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

  private int plan(int value) {
    int plan = plans[value];
    if (plan == 0) {
      plan = makePlan(value);
      plans[value] = plan;
    }
    return plan;
  }

  private int makePlan(int value) {
    int plan = MADE | flags(scale.category(value));
    int[] ranks = scale.cardRanks(value);
    for (int i = 0; i < ranks.length; i++) {
      plan |= ranks[i] << BITS * i;
    }
    return plan;
  }

  private static int flags(Category category) {
    return switch (category) {
      case FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH -> ONE_SUIT;
      case HIGH_CARD, ONE_PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FULL_HOUSE, FOUR_OF_A_KIND ->
          0;
      default -> DOUBT;
    };
  }

  /** Chooses the cards by the value's plan; returns whether the hand has them. */
  private boolean chooseNatural(int value, long hand, int[] chosen) {
    int plan = plan(value);
    long rest = (plan & ONE_SUIT) == 0 ? hand : hand & suit(hand, plan);
    for (int i = 0; i < chosen.length; i++) {
      int rank = plan >>> BITS * i & MASK;
      long ofRank = rest >>> rank & KeyLayout.DEUCES;
      if (ofRank == 0) {
        return false;
      }
      int card = Long.SIZE - 1 - Long.numberOfLeadingZeros(ofRank) + rank;
      rest &= ~(1L << card);
      chosen[i] = card;
    }
    return true;
  }

  /**
   * Whether cards chosen for this value are known to have it. Their ranks are right; if they are of
   * one suit and the category is not, they may be a flush.
   */
  private boolean isSure(int value, int[] chosen) {
    int flags = plan(value) & (DOUBT | ONE_SUIT);
    return flags == ONE_SUIT || (flags == 0 && !areOfOneSuit(chosen));
  }

  private static boolean areOfOneSuit(int[] cards) {
    long held = 0;
    for (int card : cards) {
      held |= 1L << card;
    }
    boolean one = false;
    for (int shift = 0; shift <= LAST_SUIT; shift += Card.RANK_COUNT) {
      one |= (held & ~((long) KeyLayout.SUIT_MASK << shift)) == 0;
    }
    return one;
  }

  /** All cards of the highest suit in which the hand has these ranks; the empty set if none. */
  private long suit(long hand, int plan) {
    int ranks = 0;
    for (int i = 0; i < scale.best(); i++) {
      ranks |= 1 << (plan >>> BITS * i & MASK);
    }
    for (int shift = LAST_SUIT; shift >= 0; shift -= Card.RANK_COUNT) {
      if (((int) (hand >>> shift) & ranks) == ranks) {
        return (long) KeyLayout.SUIT_MASK << shift;
      }
    }
    return Hand.EMPTY;
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
