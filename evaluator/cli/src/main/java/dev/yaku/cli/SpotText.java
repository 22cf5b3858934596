package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import java.util.Arrays;

/**
 * A hole, a bar and a board as text, with the cards in the text's order.
 *
 * @param hole the cards before the bar; all, if there is none
 * @param columns where each card stands, and after the last the column after the text
 */
record SpotText(int[] hole, int[] board, int... columns) {

  /**
   * Reads a spot.
   *
   * @param deck the cards that there are
   * @throws CardFormatException if something is not a card of the deck, or a card stands twice
   */
  static SpotText parse(String text, long deck) {
    int bar = text.indexOf('|');
    int second = bar < 0 ? -1 : text.indexOf('|', bar + 1);
    if (second >= 0) {
      throw new CardFormatException("a second bar", second + 1);
    }
    String cards = text.replace('|', ' ');
    Hand.parse(cards); // refuses a card that stands twice
    int[] all = Card.parseAll(cards);
    int holeCards = bar < 0 ? all.length : Card.parseAll(text.substring(0, bar)).length;
    int[] columns = columns(cards, all.length);
    for (int i = 0; i < all.length; i++) {
      if ((deck >>> all[i] & 1) == 0) {
        throw new CardFormatException(Card.toString(all[i]) + " is not in the deck", columns[i]);
      }
    }
    return new SpotText(
        Arrays.copyOf(all, holeCards),
        Arrays.copyOfRange(all, holeCards, all.length),
        columns);
  }

  /** A card begins where what stands before it is one card less. */
  private static int[] columns(String text, int count) {
    int[] columns = new int[count + 1];
    columns[count] = text.length() + 1;
    int end = text.length();
    for (int card = count - 1; card >= 0; card--) {
      while (!isCards(text.substring(0, end), card)) {
        end--;
      }
      columns[card] = end + 1 + blanks(text, end);
    }
    return columns;
  }

  private static boolean isCards(String text, int count) {
    try {
      return Card.parseAll(text).length == count;
    } catch (CardFormatException e) {
      return false; // ends amid a card
    }
  }

  private static int blanks(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == ',' || Character.isWhitespace(text.charAt(at)))) {
      at++;
    }
    return at - from;
  }

  /** All cards, the hole's first. */
  int[] cards() {
    int[] cards = Arrays.copyOf(hole, hole.length + board.length);
    System.arraycopy(board, 0, cards, hole.length, board.length);
    return cards;
  }

  /** The column of a card, or that after the text if there are not so many. */
  int column(int card) {
    return columns[Math.min(card, columns.length - 1)];
  }
}
