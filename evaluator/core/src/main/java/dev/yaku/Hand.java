package dev.yaku;

import dev.yaku.internal.cards.CardName;
import dev.yaku.internal.cards.CardReader;
import java.util.Objects;

/**
 * A hand that is a set of cards is a {@code long}: bit <i>c</i> is set if card <i>c</i> is held.
 *
 * <p>So {@code board | hole} is the union of two hands, {@code deck & ~dead} is the deck without
 * the dead cards, and {@code Long.bitCount(hand)} is the number of cards. A hand that holds a card
 * twice is not a set: it must be a list of cards. All methods are pure.
 */
public final class Hand {
  /** The set without cards. */
  public static final long EMPTY = 0;

  /** The 52 cards without jokers. */
  public static final long DECK = (1L << Card.JOKER) - 1;

  private Hand() {}

  /**
   * {@return the set of cards of a text: {@code "As Kd"}, {@code "AsKd"}, {@code "A♠, ♦K"}, {@code
   * "aS 10d Jo"}} Cards are separated by spaces, commas, semicolons or nothing, and may stand in
   * brackets, as in histories of hands: {@code "[9s 8d 2s] [Qh]"}. Upper and lower case are both
   * accepted, and letters and commas of full width. In a word of cards each suit may come first:
   * {@code "SA H10"}. A joker is {@code Jo}, {@code Jk}, {@code joker} or {@code jkr}, with or
   * without a number from 1 to 9, or {@code X}, {@code Or} or {@code 0r}. The cards and jokers of
   * Unicode that are one character each (U+1F0A1 to U+1F0DF) are read, too.
   *
   * @param text any number of cards
   * @throws CardFormatException if something is not a card, or a card is given twice
   */
  public static long parse(CharSequence text) {
    CardReader reader = new CardReader(text);
    return CardReader.set(reader.readAll(), reader.columns());
  }

  /**
   * {@return the set of these cards}
   *
   * @param cards cards of 0 to 63, each once
   * @throws IllegalArgumentException if a card is not 0 to 63, or is given twice
   */
  public static long of(int... cards) {
    long hand = 0;
    for (int card : Objects.requireNonNull(cards, "cards")) {
      if (card < 0 || card >= Long.SIZE) {
        throw new IllegalArgumentException(card + " cannot be in a set: expected cards 0 to 63");
      }
      if ((hand >>> card & 1) != 0) {
        throw new IllegalArgumentException(CardName.of(card) + " is given twice");
      }
      hand |= 1L << card;
    }
    return hand;
  }

  /** For methods that take one or more sets. */
  static IllegalArgumentException notASet(int[] cards) {
    return cards.length == 0 ? new IllegalArgumentException("no hands") : notASet(cards[0]);
  }

  static IllegalArgumentException notASet(int card) {
    return CardName.notASet(card);
  }

  /**
   * {@return the cards of a hand, ascending}
   *
   * @param hand a set of cards
   */
  public static int[] cards(long hand) {
    int[] cards = new int[Long.bitCount(hand)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = Long.numberOfTrailingZeros(hand);
      hand &= hand - 1;
    }
    return cards;
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public static int[] cards(int card) {
    throw Hand.notASet(card);
  }

  /**
   * {@return the ranks of one suit that a hand holds, as a set, 0 to 8191: bit <i>r</i> is set if
   * rank <i>r</i> is held, numbered as by {@link Card#rank}} Allocates nothing.
   *
   * @param hand a set of cards
   * @param suit 0 to 3, as by {@link Card#suit}
   * @throws IllegalArgumentException if there is no such suit
   */
  public static int ranks(long hand, int suit) {
    if (suit < 0 || suit >= Card.SUITS.length()) {
      throw new IllegalArgumentException("suit " + suit + ": expected 0 to 3");
    }
    return (int) (hand >>> Card.RANK_COUNT * suit) & (1 << Card.RANK_COUNT) - 1;
  }

  /**
   * {@return a hand as text, ascending: {@code "2c Td As Jo"}}
   *
   * @param hand a set of cards
   */
  public static String toString(long hand) {
    return Card.toString(cards(hand));
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public static String toString(int card) {
    throw Hand.notASet(card);
  }
}
