package dev.yaku.board;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Evaluator;
import java.util.List;

/**
 * The kinds of values, by one rule set. Ranks are places in the order of the rules, from 0.
 *
 * <p>The kind of a value is an int: what it is, the ranks of its first and second group of equal
 * cards, and whether a straight or a flush would be better.
 */
final class ValueKinds {
  private static final int NIBBLE = 15;
  private static final int NIBBLE_BITS = 4;
  private static final long HIGH_BITS = 0x8888_8888_8888_8L;
  private static final int FIRST_SHIFT = 4;
  private static final int SECOND_SHIFT = 8;
  private static final int STRAIGHT_IS_BETTER = 1 << 12;
  private static final int FLUSH_IS_BETTER = 1 << 13;
  private static final int KING = Card.RANKS.indexOf('K');
  private static final int ACE = Card.RANKS.indexOf('A');

  private static final Category[] CATEGORIES = Category.values();

  private final byte[] places = new byte[Card.RANK_COUNT]; // by rank; -1 if not in the deck
  private final byte[] placesOfCards = new byte[Long.SIZE];
  final int ranks; // in the deck
  private final char[] kinds; // by value
  private final long[] counts; // of ranks, by value, below a straight; null if nobody asks

  /**
   * @param aceFirst whether the ace is the lowest rank
   * @param withCounts whether {@link #countsOf} is needed
   */
  ValueKinds(Evaluator evaluator, boolean aceFirst, boolean withCounts) {
    int place = aceFirst ? 1 : 0;
    for (int rank = 0; rank < ACE; rank++) {
      places[rank] = (byte) (isInDeck(evaluator, rank) ? place++ : -1);
    }
    boolean hasAce = isInDeck(evaluator, ACE);
    places[ACE] = (byte) (!hasAce ? -1 : aceFirst ? 0 : place);
    ranks = aceFirst || !hasAce ? place : place + 1;
    for (int card = 0; card < Card.JOKER; card++) {
      placesOfCards[card] = places[Card.rank(card)];
    }
    kinds = kinds(evaluator);
    counts = withCounts ? counts(evaluator) : null;
  }

  private static boolean isInDeck(Evaluator evaluator, int rank) {
    return (evaluator.ruleSet().deck() >>> rank & 1) != 0;
  }

  @SuppressWarnings("EnumOrdinal") // only to find the constant again
  private char[] kinds(Evaluator evaluator) {
    List<Category> order = evaluator.ruleSet().categories();
    int straight = order.indexOf(Category.STRAIGHT);
    int flush = order.indexOf(Category.FLUSH);
    char[] found = new char[evaluator.ruleSet().maxValue() + 1];
    for (int value = 1; value < found.length; value++) {
      Category category = evaluator.category(value);
      int[] groups = evaluator.ranks(value);
      int kind = category.ordinal() | places[groups[0]] << FIRST_SHIFT;
      if (groups.length > 1) {
        kind |= places[groups[1]] << SECOND_SHIFT;
      }
      kind |= order.indexOf(category) < straight ? STRAIGHT_IS_BETTER : 0;
      kind |= order.indexOf(category) < flush ? FLUSH_IS_BETTER : 0;
      found[value] = (char) kind;
    }
    return found;
  }

  private long[] counts(Evaluator evaluator) {
    long[] found = new long[kinds.length];
    for (int value = 1; value < found.length; value++) {
      Category category = category(kinds[value]);
      int ofFirst =
          switch (category) {
            case HIGH_CARD -> 1;
            case ONE_PAIR, TWO_PAIR -> 2;
            case THREE_OF_A_KIND -> 3;
            default -> 0;
          };
      int[] groups = evaluator.ranks(value);
      for (int i = 0; i < groups.length && ofFirst > 0; i++) {
        int times = i == 0 ? ofFirst : i == 1 && category == Category.TWO_PAIR ? 2 : 1;
        found[value] += (long) times << NIBBLE_BITS * places[groups[i]];
      }
    }
    return found;
  }

  int of(int value) {
    return kinds[value];
  }

  static Category category(int kind) {
    return CATEGORIES[kind & NIBBLE];
  }

  static int first(int kind) {
    return kind >>> FIRST_SHIFT & NIBBLE;
  }

  static int second(int kind) {
    return kind >>> SECOND_SHIFT & NIBBLE;
  }

  static boolean isStraightBetter(int kind) {
    return (kind & STRAIGHT_IS_BETTER) != 0;
  }

  static boolean isFlushBetter(int kind) {
    return (kind & FLUSH_IS_BETTER) != 0;
  }

  /** The place of the ace; -1 if there is none. */
  int ace() {
    return places[ACE];
  }

  /** The place of the king; -1 if there is none. */
  int king() {
    return places[KING];
  }

  /** The place of the rank of a card of the deck. */
  int placeOf(int card) {
    return placesOfCards[card];
  }

  /** The suit of a card; {@link Card#suit} without its check. */
  static int suitOf(int card) {
    return card / Card.RANK_COUNT;
  }

  /** The rank at a place. */
  int rank(int place) {
    int rank = 0;
    while (places[rank] != place) {
      rank++;
    }
    return rank;
  }

  /** The places of the ranks of cards, as a set. */
  int set(long cards) {
    int set = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      set |= 1 << placesOfCards[Long.numberOfTrailingZeros(rest)];
    }
    return set;
  }

  /** The number of cards of each rank, in nibbles by place. */
  long counts(long cards) {
    long found = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      found += 1L << NIBBLE_BITS * placesOfCards[Long.numberOfTrailingZeros(rest)];
    }
    return found;
  }

  /** The number of cards of each rank that make a value below a straight. */
  long countsOf(int value) {
    return counts[value];
  }

  /** Whether two ranks and some of a board's are exactly those that make a value. */
  boolean isPart(long ofValue, int a, int b, long ofBoard) {
    long two = (1L << NIBBLE_BITS * a) + (1L << NIBBLE_BITS * b);
    long rest = (ofValue | HIGH_BITS) - two; // the high bit of each nibble lends
    if ((rest & HIGH_BITS) != HIGH_BITS) {
      return false;
    }
    return ((ofBoard | HIGH_BITS) - (rest ^ HIGH_BITS) & HIGH_BITS) == HIGH_BITS;
  }
}
