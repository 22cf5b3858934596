package dev.yaku.videopoker;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;

/**
 * The class of five cards, by counting: without a table, an evaluator, or code under test.
 *
 * @param rank of the pair, or of four of a kind
 * @param kicker beside four of a kind without wild cards
 * @param wild how many wild cards there are
 * @param deuces how many deuces there are
 */
record PlainHand(Category category, int rank, int kicker, int wild, int deuces) {
  private static final int TEN = 8;
  private static final int ACE = 12;

  static PlainHand of(long hand, boolean deucesWild, boolean wheel) {
    int[] counts = new int[Card.RANK_COUNT];
    int ranks = 0;
    int suits = 0;
    int wild = 0;
    int deuces = 0;
    for (int card : Hand.cards(hand)) {
      boolean deuce = !Card.isJoker(card) && Card.rank(card) == 0;
      deuces += deuce ? 1 : 0;
      if (Card.isJoker(card) || deuce && deucesWild) {
        wild++;
      } else {
        counts[Card.rank(card)]++;
        ranks |= 1 << Card.rank(card);
        suits |= 1 << Card.suit(card);
      }
    }
    int most = 0;
    int rank = -1;
    int kicker = -1;
    int pairs = 0;
    int distinct = 0;
    for (int i = 0; i < counts.length; i++) {
      distinct += counts[i] > 0 ? 1 : 0;
      pairs += counts[i] == 2 ? 1 : 0;
      rank = counts[i] > 0 && counts[i] >= most ? i : rank;
      most = Math.max(most, counts[i]);
      kicker = counts[i] == 1 ? i : kicker;
    }
    boolean flush = Integer.bitCount(suits) == 1;
    int straight = distinct + wild == 5 ? straight(wheel, ranks) : -1;
    Category category = category(most + wild, pairs, distinct, flush, straight);
    return new PlainHand(category, rank, kicker, wild, deuces);
  }

  private static Category category(int most, int pairs, int distinct, boolean flush, int straight) {
    if (most == 5) {
      return Category.FIVE_OF_A_KIND;
    }
    if (flush && straight >= 0) {
      return straight == TEN ? Category.ROYAL_FLUSH : Category.STRAIGHT_FLUSH;
    }
    if (most == 4) {
      return Category.FOUR_OF_A_KIND;
    }
    if (distinct == 2) {
      return Category.FULL_HOUSE;
    }
    if (flush) {
      return Category.FLUSH;
    }
    if (straight >= 0) {
      return Category.STRAIGHT;
    }
    if (most == 3) {
      return Category.THREE_OF_A_KIND;
    }
    if (pairs == 2) {
      return Category.TWO_PAIR;
    }
    return most == 2 ? Category.ONE_PAIR : Category.HIGH_CARD;
  }

  /** The lowest rank of the highest straight that all different ranks are part of, 12 for A-5. */
  private static int straight(boolean wheel, int ranks) {
    for (int low = TEN; low >= 0; low--) {
      if ((ranks & ~(0b11111 << low)) == 0) {
        return low;
      }
    }
    return wheel && (ranks & ~(1 << ACE | 0b1111)) == 0 ? ACE : -1;
  }
}
