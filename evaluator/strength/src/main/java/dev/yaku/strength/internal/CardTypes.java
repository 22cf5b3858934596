package dev.yaku.strength.internal;

import dev.yaku.Card;
import dev.yaku.Hand;

/**
 * The type of a card beside a board: its rank, and, if a flush is possible, whether it has the
 * flush's suit. Cards of the same type make hands of equal value with any other cards.
 */
public final class CardTypes {
  /** The flush suit if no suit has three cards on the board. */
  public static final int NO_SUIT = -1;

  /** The greatest number of types. */
  static final int MOST = 2 * Card.RANK_COUNT;

  /** The most pairs of types. */
  public static final int MOST_PAIRS = MOST * (MOST + 1) / 2;

  private static final int SUITS = Card.SUITS.length();

  /** The fewest cards of a suit on a board with which two more make a flush. */
  private static final int FLUSH_BOARD = 3;

  private static final byte[][] TYPES = new byte[SUITS + 1][Card.JOKER];

  static {
    for (int suit = NO_SUIT; suit < SUITS; suit++) {
      for (int card = 0; card < Card.JOKER; card++) {
        int suited = Card.suit(card) == suit ? Card.RANK_COUNT : 0;
        TYPES[suit + 1][card] = (byte) (Card.rank(card) + suited);
      }
    }
  }

  private CardTypes() {}

  /** The suit that has three or more cards on a board, or {@link #NO_SUIT}. */
  public static int flushSuit(long board) {
    for (int suit = 0; suit < SUITS; suit++) {
      if (Integer.bitCount(Hand.ranks(board, suit)) >= FLUSH_BOARD) {
        return suit;
      }
    }
    return NO_SUIT;
  }

  /** The number of types, if this suit may have a flush. */
  public static int count(int flushSuit) {
    return flushSuit == NO_SUIT ? Card.RANK_COUNT : MOST;
  }

  /** The type of each card: its rank, plus 13 if the card is of the flush's suit. */
  public static byte[] of(int flushSuit) {
    return TYPES[flushSuit + 1];
  }

  /** The number of two types; those of ranks alone come first. */
  public static int pair(int a, int b) {
    int high = Math.max(a, b);
    return high * (high + 1) / 2 + Math.min(a, b);
  }
}
