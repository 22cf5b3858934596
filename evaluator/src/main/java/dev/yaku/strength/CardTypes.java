package dev.yaku.strength;

import dev.yaku.Card;
import dev.yaku.internal.ranks.RankSpace;

/**
 * What is to be known of a card beside a board: its rank, and where a flush is possible, whether it
 * has the flush's suit. Cards of one type make hands of equal value with any others.
 */
final class CardTypes {
  /** Where no suit has three cards on the board. */
  static final int NO_SUIT = -1;

  private static final int SUITS = Card.SUITS.length();

  /** The fewest cards of a suit on a board with which two more make a flush. */
  private static final int FLUSH_BOARD = 3;

  private final int ranks;
  private final byte[][] types = new byte[SUITS + 1][Card.JOKER];

  CardTypes(RankSpace space) {
    ranks = space.rankCount();
    for (int suit = NO_SUIT; suit < SUITS; suit++) {
      for (int card = 0; card < Card.JOKER; card++) {
        int place = space.place(Card.rank(card));
        types[suit + 1][card] = (byte) (Card.suit(card) == suit ? ranks + place : place);
      }
    }
  }

  /** The suit of which a board of five cards has three or more, or {@link #NO_SUIT}. */
  static int flushSuit(long board) {
    for (int suit = 0; suit < SUITS; suit++) {
      if (Integer.bitCount(RankSpace.ranks(board, suit)) >= FLUSH_BOARD) {
        return suit;
      }
    }
    return NO_SUIT;
  }

  /** How many types there are, where this suit may have a flush. */
  int count(int flushSuit) {
    return flushSuit == NO_SUIT ? ranks : 2 * ranks;
  }

  /** How many pairs of types there are. */
  int pairs(int flushSuit) {
    int count = count(flushSuit);
    return count * (count + 1) / 2;
  }

  /** The type of each card of the deck: the rank's place, or that plus the number of ranks. */
  byte[] of(int flushSuit) {
    return types[flushSuit + 1];
  }

  /** The number of two types; those of ranks alone come first. */
  static int pair(int a, int b) {
    int high = Math.max(a, b);
    return high * (high + 1) / 2 + Math.min(a, b);
  }
}
