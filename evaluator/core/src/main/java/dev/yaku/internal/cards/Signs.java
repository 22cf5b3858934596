package dev.yaku.internal.cards;

import dev.yaku.Card;

/**
 * The characters that people write instead of those of cards and ranges: other dashes, commas,
 * widths.
 */
public final class Signs {
  private static final String SUITS = "♣♦♥♠♧♢♡♤";

  /** The variation selector that may follow a suit or joker symbol to request an emoji: skipped. */
  public static final char PICTURE_SELECTOR = '\uFE0F';

  private static final String DASHES =
      "~\u2010\u2011\u2012\u2013\u2014\u2015\u2053\u2212\uFE58\uFE63";

  /** The long vowel of Japanese, of both widths, and its wave, which its keyboards write. */
  private static final String JAPANESE_DASHES = "\u30FC\uFF70\u301C";

  private static final String COMMAS = "\u3001\uFF64\u060C";
  private static final String SPACES = "\u00A0\u202F\u205F\u2060\u3000\uFEFF";

  private static final char FULL_WIDTH = '\uFF01';
  private static final int WIDER = FULL_WIDTH - '!';

  /** The cards of Unicode: one block of sixteen for each of spades, hearts, diamonds and clubs. */
  private static final int CARDS = 0x1F0A0;

  private static final int LAST_CARD = 0x1F0FF;

  private static final String CARD_SUITS = "shdc";
  private static final String CARD_RANKS = "?A23456789TJ?QK";

  private Signs() {}

  /** Whether this separates parts of a text, in one width or the other. */
  public static boolean isBar(char sign) {
    return sign == '|' || sign == '\uFF5C';
  }

  /** The suit of a symbol, 0 to 3; -1 if it is none. */
  public static int suit(char sign) {
    int suit = SUITS.indexOf(sign);
    return suit < 0 ? -1 : suit % Card.SUITS.length();
  }

  /**
   * Returns the text in plain characters, each at its old place: dashes, commas, spaces and letters
   * of other widths, and cards that are one character, which take the room of two.
   */
  public static String plain(CharSequence text) {
    int at = 0;
    while (at < text.length() && text.charAt(at) < 0x80 && text.charAt(at) != '~') {
      at++;
    }
    if (at == text.length()) {
      return text.toString();
    }
    StringBuilder plain = new StringBuilder(text);
    for (; at < plain.length(); at++) {
      char sign = plain.charAt(at);
      String card = Character.isHighSurrogate(sign) ? card(Character.codePointAt(plain, at)) : null;
      if (card == null) {
        plain.setCharAt(at, plain(sign));
      } else {
        plain.replace(at, at + 2, card);
        at++;
      }
    }
    return plain.toString();
  }

  /** A card or a joker that is one character, as two; null if it is none. */
  private static String card(int sign) {
    int suit = (sign >> 4) - (CARDS >> 4);
    int rank = sign & 15;
    if (suit < 0 || suit >= CARD_SUITS.length() || suit == 0 && rank == 15) {
      return null;
    }
    if (rank == 15) {
      return "Jo";
    }
    char letter = CARD_RANKS.charAt(rank);
    return letter == '?' ? null : "" + letter + CARD_SUITS.charAt(suit);
  }

  private static char plain(char sign) {
    if (sign >= FULL_WIDTH && sign < FULL_WIDTH + '\u007F' - '!') {
      return plain((char) (sign - WIDER));
    }
    if (DASHES.indexOf(sign) >= 0 || JAPANESE_DASHES.indexOf(sign) >= 0) {
      return '-';
    }
    if (COMMAS.indexOf(sign) >= 0) {
      return ',';
    }
    return SPACES.indexOf(sign) >= 0 || sign >= '\u2000' && sign <= '\u200B' ? ' ' : sign;
  }

  /**
   * The first character of a word that is not of ASCII, with its number and name, since it may look
   * like another: {@code " (с is U+0441, CYRILLIC SMALL LETTER ES)"}; empty if there is none. A
   * picture that is no playing card looks like itself.
   */
  public static String foreign(CharSequence word) {
    String letters = word.toString();
    for (int at = 0; at < letters.length(); at = letters.offsetByCodePoints(at, 1)) {
      int sign = letters.codePointAt(at);
      boolean isSign = sign < 0x80 || SUITS.indexOf(sign) >= 0 || sign == PICTURE_SELECTOR;
      boolean isPicture =
          Character.getType(sign) == Character.OTHER_SYMBOL && (sign < CARDS || sign > LAST_CARD);
      if (!isSign && !isPicture && Character.isDefined(sign) && !Quote.isControl(sign)) {
        return " (%s is U+%04X%s)"
            .formatted(new String(Character.toChars(sign)), sign, SignName.of(sign));
      }
    }
    return "";
  }
}
