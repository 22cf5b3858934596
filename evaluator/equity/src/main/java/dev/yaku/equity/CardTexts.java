package dev.yaku.equity;

import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.internal.cards.Quote;

/** Reads the cards of a question. */
final class CardTexts {
  private CardTexts() {}

  /**
   * Reads cards of the game's deck.
   *
   * @throws CardFormatException if the text is not cards, or has a joker that the deck lacks
   */
  static long parse(String text, Game game) {
    long cards = Hand.parse(text);
    if ((cards & ~Hand.DECK & ~game.deck()) != 0) {
      int start = joker(text);
      int end = start;
      while (end < text.length() && Character.isLetter(text.charAt(end))) {
        end++;
      }
      throw new CardFormatException(
          Quote.of(text.substring(start, end))
              + " is a joker, and not in the deck of "
              + game.name()
              + "; an unknown card is left out",
          start + 1);
    }
    return cards;
  }

  /** The place of the first joker of some cards. */
  private static int joker(String cards) {
    for (int i = 0; i < cards.length(); i++) {
      char c = Character.toLowerCase(cards.charAt(i));
      boolean isLong =
          c == 'j' && i + 1 < cards.length() && "okOK".indexOf(cards.charAt(i + 1)) >= 0;
      if (c == 'x' || isLong) {
        return i;
      }
    }
    return 0;
  }
}
