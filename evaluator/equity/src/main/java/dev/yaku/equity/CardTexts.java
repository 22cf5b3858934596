package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Hand;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.internal.cards.CardName;

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
    long foreign = cards & ~Hand.DECK & ~game.deck();
    if (foreign == 0) {
      return cards;
    }
    CardText all = CardText.parse(text);
    int first = 0;
    while (!Card.isJoker(all.cards()[first])) {
      first++;
    }
    int start = all.column(first) - 1;
    int end = start;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    throw all.fault(CardName.noJoker(text.substring(start, end), game.name()), first);
  }
}
