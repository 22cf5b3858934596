package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import java.util.Arrays;

/**
 * A hole, a bar and a board as text, with the cards in the order of the text.
 *
 * @param text what was read
 * @param hole the cards before the bar; all cards if there is no bar
 * @param board the cards after it
 */
public record SpotText(String text, int[] hole, int[] board) {

  /**
   * Reads a spot.
   *
   * @param deck the cards of the deck
   * @throws CardFormatException if something is not a card of the deck, or a card is given twice
   */
  public static SpotText parse(String text, long deck) {
    int bar = text.indexOf('|');
    int second = bar < 0 ? -1 : text.indexOf('|', bar + 1);
    if (second >= 0) {
      throw new CardFormatException("a second bar", second + 1);
    }
    String cards = text.replace('|', ' ');
    Hand.parse(cards); // rejects duplicate cards
    int[] all = Card.parseAll(cards);
    int holeCards = bar < 0 ? all.length : Card.parseAll(text.substring(0, bar)).length;
    int[] board = Arrays.copyOfRange(all, holeCards, all.length);
    SpotText spot = new SpotText(text, Arrays.copyOf(all, holeCards), board);
    for (int i = 0; i < all.length; i++) {
      if ((deck >>> all[i] & 1) == 0) {
        String fault = Card.toString(all[i]) + " is not in the deck";
        throw new CardFormatException(fault, spot.column(i));
      }
    }
    return spot;
  }

  /**
   * This spot of hold'em.
   *
   * @throws CardFormatException if it has not two cards in the hole and three to five on the board
   */
  public SpotText checked() {
    if (hole.length != 2) {
      throw new CardFormatException(
          count(hole.length) + " before the bar: expected 2", column(Math.min(2, hole.length)));
    }
    if (board.length < 3 || board.length > 5) {
      throw new CardFormatException(
          count(board.length) + " on the board: expected 3 to 5",
          column(2 + Math.min(5, board.length)));
    }
    return this;
  }

  /** All cards, the hole's first. */
  public int[] cards() {
    int[] cards = Arrays.copyOf(hole, hole.length + board.length);
    System.arraycopy(board, 0, cards, hole.length, board.length);
    return cards;
  }

  /**
   * The column of a card, from 1; after the end of the text if there are fewer cards. The card
   * begins where the text before it has one card less.
   */
  public int column(int card) {
    String cards = text.replace('|', ' ');
    int end = cards.length();
    while (card < hole.length + board.length && !isCards(cards.substring(0, end), card)) {
      end--;
    }
    return end + 1 + blanks(cards, end);
  }

  /** A number of cards in words, such as "1 card". */
  public static String count(int cards) {
    return cards + (cards == 1 ? " card" : " cards");
  }

  private static boolean isCards(String text, int count) {
    try {
      return Card.parseAll(text).length == count;
    } catch (CardFormatException e) {
      return false; // ends in the middle of a card
    }
  }

  private static int blanks(String text, int from) {
    int at = from;
    while (at < text.length()
        && (text.charAt(at) == ',' || Character.isWhitespace(text.charAt(at)))) {
      at++;
    }
    return at - from;
  }
}
