package dev.yaku.internal.cards;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import java.util.Arrays;
import java.util.Objects;

/** Reads cards from text, and remembers the position of each. */
public final class CardReader {
  private static final String SUIT_SIGNS = "♣♦♥♠♧♢♡♤";
  private static final String SEPARATORS = " ,\t\r\n\u00A0\u3000";

  /** The variation selector that may follow a suit or joker symbol to request an emoji: skipped. */
  private static final char PICTURE_SELECTOR = '\uFE0F';

  /** For each of the first 128 characters, the rank or suit that it stands for, or -1. */
  private static final byte[] RANKS = places(Card.RANKS);

  private static final byte[] SUITS = places(Card.SUITS);

  /** By character of the first 128. */
  private static final boolean[] IS_SEPARATOR = new boolean[128];

  static {
    for (char sign = 0; sign < IS_SEPARATOR.length; sign++) {
      IS_SEPARATOR[sign] = SEPARATORS.indexOf(sign) >= 0;
    }
  }

  private final CharSequence text;
  private int at;
  private int[] cards = new int[9];
  private int[] columns = new int[9];
  private int count;
  private int jokers;

  public CardReader(CharSequence text) {
    this.text = Objects.requireNonNull(text, "text");
  }

  private static byte[] places(String signs) {
    byte[] places = new byte[128];
    Arrays.fill(places, (byte) -1);
    for (int i = 0; i < signs.length(); i++) {
      places[Character.toLowerCase(signs.charAt(i))] = (byte) i;
      places[Character.toUpperCase(signs.charAt(i))] = (byte) i;
    }
    return places;
  }

  private static int place(byte[] places, char sign) {
    return sign < places.length ? places[sign] : -1;
  }

  /** All cards of the text, in order; jokers are numbered in that order. */
  public int[] readAll() {
    skipSeparators();
    while (at < text.length()) {
      if (count == cards.length) {
        cards = Arrays.copyOf(cards, 2 * count);
        columns = Arrays.copyOf(columns, 2 * count);
      }
      columns[count] = at + 1;
      cards[count++] = readCard();
      skipSeparators();
    }
    return Arrays.copyOf(cards, count);
  }

  /** The column at which the card of this index begins; the first character is 1. */
  public int column(int index) {
    return columns[index];
  }

  private void skipSeparators() {
    while (at < text.length() && isSeparator(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isSeparator(char sign) {
    return sign < IS_SEPARATOR.length ? IS_SEPARATOR[sign] : SEPARATORS.indexOf(sign) >= 0;
  }

  private int readCard() {
    int start = at;
    if (start + 1 < text.length()) { // the most common spelling, As
      int rank = place(RANKS, text.charAt(start));
      int suit = place(SUITS, text.charAt(start + 1));
      if (rank >= 0 && suit >= 0) {
        at += 2;
        return Card.RANK_COUNT * suit + rank;
      }
    }
    return readRareCard(start);
  }

  private int readRareCard(int start) {
    if (isJoker()) {
      return Card.JOKER + jokers++;
    }
    int suit = readSuitSign();
    int rank = readRank();
    if (rank >= 0 && suit < 0) {
      suit = readSuitSign();
      if (suit < 0 && at < text.length()) {
        suit = Card.SUITS.indexOf(Character.toLowerCase(text.charAt(at)));
        at++;
      }
    }
    if (rank < 0 || suit < 0) {
      throw new CardFormatException(
          Quote.of(word(start))
              + " is not a card: expected a rank of "
              + Card.RANKS
              + " and a suit of "
              + Card.SUITS
              + ", such as As, or Jo for a joker",
          start + 1);
    }
    return Card.of(rank, suit);
  }

  private boolean isJoker() {
    char first = Character.toUpperCase(text.charAt(at));
    if (first == 'X') {
      at++;
      return true;
    }
    char second = at + 1 < text.length() ? Character.toLowerCase(text.charAt(at + 1)) : ' ';
    if (first == 'J' && (second == 'o' || second == 'k')) {
      at += 2;
      return true;
    }
    return false;
  }

  private int readSuitSign() {
    int sign = at < text.length() ? SUIT_SIGNS.indexOf(text.charAt(at)) : -1;
    if (sign < 0) {
      return -1;
    }
    at++;
    if (at < text.length() && text.charAt(at) == PICTURE_SELECTOR) {
      at++;
    }
    return sign % Card.SUITS.length();
  }

  private int readRank() {
    if (at + 1 < text.length() && text.charAt(at) == '1' && text.charAt(at + 1) == '0') {
      at += 2;
      return Card.RANKS.indexOf('T');
    }
    int rank = at < text.length() ? Card.RANKS.indexOf(Character.toUpperCase(text.charAt(at))) : -1;
    if (rank >= 0) {
      at++;
    }
    return rank;
  }

  /** The text from here to the next separator, truncated if long. */
  private String word(int start) {
    int end = start;
    while (end < text.length() && end < start + 20 && !isSeparator(text.charAt(end))) {
      end++;
    }
    return text.subSequence(start, end).toString();
  }
}
