package dev.yaku.internal.ranges;

import dev.yaku.Card;
import java.math.BigDecimal;

/** The text of a range, read from left to right: ranks, suits, numbers, symbols. */
public final class RangeText {
  private static final String SUIT_SIGNS = "♣♦♥♠♧♢♡♤";
  private static final String SPACES = " \t\r\n\u00A0\u3000";

  /** The variation selector that may follow a suit symbol to request an emoji: skipped. */
  private static final char PICTURE_SELECTOR = '\uFE0F';

  /** The most digits of a number: any double can be written so without an exponent. */
  private static final int MAX_NUMBER = 400;

  /** The greatest length at which a word is quoted. */
  private static final int MAX_WORD = 20;

  private final CharSequence text;
  private int at;

  RangeText(CharSequence text) {
    this.text = text;
  }

  /** The number of characters read. */
  int at() {
    return at;
  }

  void back(int place) {
    at = place;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  boolean isAtEndOfItem() {
    return isAtEnd() || peek() == ',' || peek() == ')';
  }

  void skipSpaces() {
    while (at < text.length() && SPACES.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** The next character in lower case; a space at the end. */
  char peek() {
    return peek(0);
  }

  char peek(int ahead) {
    return at + ahead < text.length() ? Character.toLowerCase(text.charAt(at + ahead)) : ' ';
  }

  /** Reads this character if it is next. */
  boolean skip(char c) {
    if (isAtEnd() || peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  /** Reads this word, in upper or lower case, if it is next. */
  boolean skip(String word) {
    if (at + word.length() > text.length()
        || !text.subSequence(at, at + word.length()).toString().equalsIgnoreCase(word)) {
      return false;
    }
    at += word.length();
    return true;
  }

  /** Reads a rank: 0 to 12, or -1 if there is none. */
  int rank() {
    if (peek() == '1' && peek(1) == '0') {
      at += 2;
      return Card.RANKS.indexOf('T');
    }
    int rank = isAtEnd() ? -1 : Card.RANKS.indexOf(Character.toUpperCase(text.charAt(at)));
    at += rank < 0 ? 0 : 1;
    return rank;
  }

  /** Reads a suit as a letter or symbol: 0 to 3, or -1 if there is none. */
  int suit() {
    int letter = isAtEnd() ? -1 : Card.SUITS.indexOf(peek());
    at += letter < 0 ? 0 : 1;
    return letter < 0 ? suitSign() : letter;
  }

  /** Reads a suit as a symbol: 0 to 3, or -1 if there is none. */
  int suitSign() {
    int sign = isAtEnd() ? -1 : SUIT_SIGNS.indexOf(peek());
    if (sign < 0) {
      return -1;
    }
    at++;
    at += peek() == PICTURE_SELECTOR ? 1 : 0;
    return sign % Card.SUITS.length();
  }

  /** Reads a number without sign or exponent, or null if there is none. */
  BigDecimal number() {
    int start = at;
    int digits = digits();
    if (skip('.')) {
      digits += digits();
    }
    if (digits == 0) {
      at = start;
      return null;
    }
    if (digits > MAX_NUMBER) {
      throw fault("a number of " + digits + " digits", start, "at most " + MAX_NUMBER);
    }
    return new BigDecimal(since(start));
  }

  private int digits() {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    return at - start;
  }

  /** The text read since this position. */
  String since(int start) {
    return text.subSequence(start, at).toString();
  }

  /** The fault that the next word is not what is expected. */
  RangeFault unexpected(String expected) {
    String word = word(at);
    return new RangeFault(
        word.isEmpty() ? "the text ends" : "\"" + word + "\"", at + 1, word, expected);
  }

  /** A fault of the text read since this position. */
  RangeFault fault(String fault, int start, String expected) {
    String token = since(start);
    return new RangeFault(
        fault, start + 1, token.substring(0, Math.min(token.length(), MAX_WORD)), expected);
  }

  /** The text from here to the next space or comma, truncated if long. */
  private String word(int start) {
    int end = start;
    while (end < text.length()
        && end < start + MAX_WORD
        && (end == start || text.charAt(end) != ',' && SPACES.indexOf(text.charAt(end)) < 0)) {
      end++;
    }
    return text.subSequence(start, end).toString();
  }
}
