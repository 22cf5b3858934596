package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;

/** How often each rank is held, in four bits for each rank; the lowest four are the deuce's. */
public final class RankCounts {
  public static final int MASK = 15; // of one rank's count

  private static final int BITS = 4;

  private RankCounts() {}

  /** The counts of these cards; jokers have no rank. */
  public static long of(int[] cards) {
    long counts = 0;
    for (int card : cards) {
      counts += Card.isJoker(card) ? 0 : 1L << shift(card);
    }
    return counts;
  }

  /** The position of the count of a card's rank. */
  public static int shift(int card) {
    return BITS * Card.rank(card);
  }

  static long times(int rank, int count) {
    return (long) count << BITS * rank;
  }

  /**
   * The number of cards of a rank in a category.
   *
   * @param index the place of the rank among the deciding ranks; 0 is the most significant
   * @param best the number of cards that count
   */
  static int times(Category category, int index, int best) {
    if (index == 1) {
      return category == Category.TWO_PAIR || category == Category.FULL_HOUSE ? 2 : 1;
    }
    if (index > 1) {
      return 1;
    }
    return switch (category) {
      case ONE_PAIR, TWO_PAIR -> 2;
      case THREE_OF_A_KIND, FULL_HOUSE -> 3;
      case FOUR_OF_A_KIND -> 4;
      case FIVE_OF_A_KIND -> best;
      default -> 1;
    };
  }
}
