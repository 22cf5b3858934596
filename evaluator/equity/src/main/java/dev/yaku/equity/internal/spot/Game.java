package dev.yaku.equity.internal.spot;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.internal.cards.CardName;
import org.jspecify.annotations.Nullable;

/** The cards that the players of a game are dealt, and the comparison of their hands. */
public sealed interface Game permits HoldemGame, OmahaGame, DrawGame {
  Evaluator evaluator();

  /** The name of the rules. */
  default String name() {
    return evaluator().ruleSet().name();
  }

  /** All cards that can be dealt. */
  default long deck() {
    return evaluator().ruleSet().deck();
  }

  /** The number of cards of a complete board; 0 if there is no board. */
  int boardCards();

  /** The fewest cards of a player's complete hand. */
  int minHole();

  /** The most cards of a player's complete hand. */
  int maxHole();

  /** The rules of the low hands that win half the pot; null if there are none. */
  default @Nullable Evaluator lowHalf() {
    return null;
  }

  default boolean isSplit() {
    return lowHalf() != null;
  }

  /**
   * Reads a player.
   *
   * @throws dev.yaku.TextException if the text is no player of this game
   */
  default Player player(String text) {
    return new Player.Known(text.strip(), cards(text), this);
  }

  /** A player with any cards. */
  default Player any(String text) {
    return new Player.Known(text, Hand.EMPTY, this);
  }

  /**
   * Reads cards of the deck.
   *
   * @throws CardFormatException if the text is not cards, or has a joker that the deck lacks
   */
  default long cards(String text) {
    long cards = Hand.parse(text);
    if ((cards & ~Hand.DECK & ~deck()) == 0) {
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
    throw all.fault(CardName.noJoker(text.substring(start, end), name()), first);
  }

  /** The value of a player's hand; the greater value wins. */
  int high(long hole, long board);

  /** The value of a player's low hand, 0 if it wins nothing. */
  default int low(long hole, long board) {
    return 0;
  }
}
