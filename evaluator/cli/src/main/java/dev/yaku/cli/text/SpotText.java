package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;

/** A hole, a bar and a board in the order of the text; all is the hole if there is no bar. */
public record SpotText(CardText text, int[] hole, int[] board) {
  /** Reads a spot; throws if something is not a card of the deck, or a card is given twice. */
  public static SpotText parse(String text, long deck) {
    return of(CardText.parse(text), deck);
  }

  /** Whether a text has a bar, and so a board. */
  public static boolean hasBar(CharSequence text) {
    return CardText.indexOfBar(text, 0) >= 0;
  }

  /** The text before the first bar, or all of it. */
  public static String beforeBar(String text) {
    return hasBar(text) ? text.substring(0, CardText.indexOfBar(text, 0)) : text;
  }

  /** Three to five cards after the bar of a text that begins with something else, or throws. */
  public static int[] board(String text, long deck) {
    int from = CardText.indexOfBar(text, 0) + 1;
    SpotText spot = of(CardText.parse(text, from, text.length()), deck);
    if (spot.board.length > 0) {
      throw new CardFormatException("a second bar", spot.text.bar(0));
    }
    checkBoard(spot.hole.length, spot.text, 0);
    return spot.hole;
  }

  private static SpotText of(CardText text, long deck) {
    if (text.parts() > 2) {
      throw new CardFormatException("a second bar", text.bar(1));
    }
    text.set(); // rejects duplicate cards
    int[] all = text.cards();
    for (int i = 0; i < all.length; i++) {
      if ((deck >>> all[i] & 1) == 0) {
        throw text.fault(Card.toString(all[i]) + " is not in the deck", i);
      }
    }
    return new SpotText(text, text.cards(0), text.parts() == 1 ? new int[0] : text.cards(1));
  }

  /** This spot of hold'em; throws if it has not two cards, a bar, and three to five cards. */
  public SpotText checked() {
    if (hole.length != 2) {
      throw text.fault(
          count(hole.length) + " before the bar: expected 2", Math.min(2, hole.length));
    }
    checkBoard(board.length, text, 2);
    return this;
  }

  private static void checkBoard(int cards, CardText text, int before) {
    if (cards < 3 || cards > 5) {
      throw text.fault(
          count(cards) + " on the board: expected 3 to 5", before + Math.min(5, cards));
    }
  }

  public static String count(int cards) {
    return cards + (cards == 1 ? " card" : " cards");
  }
}
