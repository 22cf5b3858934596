package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PackedValue;

/**
 * Chooses the cards that make a value without wild cards, the most telling first: for each rank the
 * cards of the highest suits, for a flush those of the highest suit that has all ranks.
 *
 * @param plans by value: the plan, or 0 if not needed yet; two threads may create equal ones
 */
record NaturalChoice(ValueScale scale, int[] plans) {
  /*
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

  private static final int ACE = Card.RANK_COUNT - 1;
  private static final int LAST_SUIT = Card.JOKER - Card.RANK_COUNT;

  NaturalChoice(ValueScale scale) {
    this(scale, new int[scale.maxValue() + 1]);
  }

  private int plan(int value) {
    int plan = plans[value];
    if (plan == 0) {
      plan = make(value);
      plans[value] = plan;
    }
    return plan;
  }

  private int make(int value) {
    Category category = scale.category(value);
    int packed = scale.packed(value);
    int plan = MADE | flags(category);
    int count = 0;
    for (int i = 0; i < PackedValue.RANKS && count < scale.best(); i++) {
      int nibble = PackedValue.rank(packed, i);
      int rank = nibble == 0 ? ACE : scale.rank(nibble);
      int times = nibble == 0 ? 1 : scale.times(category, i);
      for (int end = Math.min(scale.best(), count + times); count < end; count++) {
        plan |= rank << BITS * count;
      }
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

  /** Chooses the cards of a hand; returns whether it has them. */
  boolean choose(int value, long hand, int[] chosen) {
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
  boolean isSure(int value, int[] chosen) {
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
}
