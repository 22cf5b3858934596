package dev.yaku;

import dev.yaku.internal.cards.CardName;
import dev.yaku.internal.cards.CardReader;
import java.util.Objects;

/**
 * Cards are ints: {@code 13 * suit + rank}, and jokers from 52 up.
 *
 * <pre>
 *            2   3   4   5   6   7   8   9   T   J   Q   K   A    rank
 *            0   1   2   3   4   5   6   7   8   9  10  11  12
 *   c  0     0   1   2   3   4   5   6   7   8   9  10  11  12
 *   d  1    13  14  15  16  17  18  19  20  21  22  23  24  25
 *   h  2    26  27  28  29  30  31  32  33  34  35  36  37  38
 *   s  3    39  40  41  42  43  44  45  46  47  48  49  50  51
 *   joker   52  53  54 ...
 * </pre>
 *
 * <p>A card is written as its rank and suit: {@code As}, {@code Td}; a joker as {@code Jo}. {@link
 * Hand#parse} lists the other spellings that are read. All methods are pure.
 */
public final class Card {
  /** All ranks, lowest first; a rank is an index into this string. */
  public static final String RANKS = "23456789TJQKA";

  /** All suits; a suit is an index into this string. */
  public static final String SUITS = "cdhs";

  /** The number of ranks: {@value}. */
  public static final int RANK_COUNT = 13;

  /** The first joker, which is also the number of cards that are not jokers: {@value}. */
  public static final int JOKER = 52;

  private Card() {}

  /**
   * {@return the card of this rank and suit}
   *
   * @param rank 0 (deuce) to 12 (ace)
   * @param suit 0 (clubs) to 3 (spades)
   * @throws IllegalArgumentException if there is no such rank or suit
   */
  public static int of(int rank, int suit) {
    if (rank < 0 || rank >= RANK_COUNT || suit < 0 || suit >= SUITS.length()) {
      throw new IllegalArgumentException(
          "rank " + rank + ", suit " + suit + ": expected ranks 0 to 12, suits 0 to 3");
    }
    return RANK_COUNT * suit + rank;
  }

  /**
   * {@return the rank of a card: 0 (deuce) to 12 (ace)}
   *
   * @param card 0 to 51
   * @throws IllegalArgumentException if this is a joker or not a card
   */
  public static int rank(int card) {
    if (card < 0 || card >= JOKER) {
      throw withoutSuit(card);
    }
    return card % RANK_COUNT;
  }

  /**
   * {@return the suit of a card: 0 (clubs) to 3 (spades)}
   *
   * @param card 0 to 51
   * @throws IllegalArgumentException if this is a joker or not a card
   */
  public static int suit(int card) {
    if (card < 0 || card >= JOKER) {
      throw withoutSuit(card);
    }
    return card / RANK_COUNT;
  }

  private static IllegalArgumentException withoutSuit(int card) {
    return new IllegalArgumentException(
        CardName.of(card) + " has no rank and no suit: expected a card of 0 to 51");
  }

  /**
   * {@return whether this is a joker: 52 and up}
   *
   * @param card a card; see {@link Card}
   */
  public static boolean isJoker(int card) {
    return card >= JOKER;
  }

  /**
   * {@return the card of a text}
   *
   * @param text one card, as {@link Hand#parse} reads it
   * @throws CardFormatException if the text is not one card
   */
  public static int parse(CharSequence text) {
    int[] cards = parseAll(text);
    if (cards.length != 1) {
      throw new CardFormatException("expected one card, found " + cards.length, 1);
    }
    return cards[0];
  }

  /**
   * {@return the cards of a text, in its order, as {@link Hand#parse} reads them, even if equal}
   *
   * @param text any number of cards
   * @throws CardFormatException if something is not a card
   */
  public static int[] parseAll(CharSequence text) {
    return new CardReader(text).readAll();
  }

  /**
   * {@return a card as text: {@code As}, {@code Td}, {@code Jo}} Never throws; a number that is not
   * a card is shown as it is.
   *
   * @param card any number
   */
  public static String toString(int card) {
    if (card < 0) {
      return "card " + card;
    }
    return isJoker(card) ? "Jo" : "" + RANKS.charAt(rank(card)) + SUITS.charAt(suit(card));
  }

  /**
   * {@return cards as text, in their order, separated by blanks: {@code "As Td Jo"}}
   *
   * @param cards cards; see {@link Card}
   */
  public static String toString(int... cards) {
    StringBuilder text = new StringBuilder();
    for (int card : Objects.requireNonNull(cards, "cards")) {
      text.append(text.isEmpty() ? "" : " ").append(toString(card));
    }
    return text.toString();
  }
}
