package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.equity.RangeFormatException;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.internal.cards.Signs;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a range, read from left to right: ranks, suits, numbers, symbols. */
public final class RangeText {
  static final int ALL_RANKS = (1 << Card.RANK_COUNT) - 1; // as a set
  static final int MAX_NUMBER = 400; // digits: any double can be written so without an exponent
  private static final String SPACES = " \t\r\n";
  private static final String RANKS = Card.RANKS.toLowerCase(Locale.ROOT);

  /** The rest of a number after a comma, made on first use: few ranges have weights. */
  private static final class Decimals {
    static final Pattern REST = Pattern.compile(",([0-9]+)(\\s*%)?(?=[\\s,;)\\]]|$)");
  }

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final int MAX_WORD = 20; // that is quoted
  private static final int MAX_NAME = 40; // of a part of a text in a note

  private final CharSequence given;
  private final String text; // the same in plain characters
  private final long deck;
  private int at;

  RangeText(CharSequence text, int most, long deck) {
    given = text;
    this.text = Signs.plain(text);
    this.deck = deck;
    if (text.length() > most) {
      throw new RangeFormatException(
          "a text of " + text.length() + " characters", most + 1, "", "at most " + most);
    }
  }

  int at() {
    return at;
  }

  void moveTo(int place) {
    at = place;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Whether nothing of an item is left: a separator, the end of a group or the end of all. */
  boolean isAtEndOfItem() {
    return isAtEndOfItems() || peek() == ',' || peek() == ';';
  }

  /** Whether no further item can follow. */
  boolean isAtEndOfItems() {
    return isAtEnd() || peek() == ')' || peek() == '[' && peek(1) == '/';
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

  boolean skip(char c) {
    if (isAtEnd() || peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  /** Reads this word, in upper or lower case, if it is next. */
  boolean skip(String word) {
    if (!text.regionMatches(true, at, word, 0, word.length())) {
      return false;
    }
    at += word.length();
    return true;
  }

  /** Matches a pattern from here on without reading it; null if it does not match. */
  Matcher next(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher : null;
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
    int letter = letter(Card.SUITS);
    return letter < 0 ? suitSign() : letter;
  }

  /** Reads one of these letters: which of them, or -1 if there is none. */
  int letter(String letters) {
    int letter = letters.indexOf(peek());
    at += letter < 0 ? 0 : 1;
    return letter;
  }

  /** Reads a suit as a symbol: 0 to 3, or -1 if there is none. */
  int suitSign() {
    int suit = Signs.suit(peek());
    if (suit >= 0) {
      at++;
      at += peek() == Signs.PICTURE_SELECTOR ? 1 : 0;
    }
    return suit;
  }

  /** Reads the suit before a rank, a symbol or a letter: 0 to 3, or -1 if there is none. */
  int suitBefore() {
    boolean isLetter = Card.SUITS.indexOf(peek()) >= 0 && isRank(1);
    return isLetter ? letter(Card.SUITS) : suitSign();
  }

  /** Whether a rank stands so many characters ahead. */
  boolean isRank(int ahead) {
    boolean isTen = peek(ahead) == '1' && peek(ahead + 1) == '0';
    return isTen || peek(ahead) != ' ' && RANKS.indexOf(peek(ahead)) >= 0;
  }

  /** Reads "any", "any two" or "any two cards" if it is next. */
  boolean skipAny() {
    int start = at;
    if (!skip("any")) {
      return false;
    }
    int end = at;
    skipSpaces();
    if (skip("two") || skip('2')) {
      end = at;
      skipSpaces();
      end = skip("cards") ? at : end;
    }
    at = end;
    boolean isAny = isAtEndOfItem() || ": @!".indexOf(peek()) >= 0;
    at = isAny ? at : start;
    return isAny;
  }

  /** Reads one rank, or several in brackets as in {@code [T-7]}: as a set; 0 if there are none. */
  int rankSet() {
    if (peek() != '[' || peek(1) == '/') {
      int rank = rank();
      return rank < 0 ? 0 : 1 << rank;
    }
    at++;
    int ranks = 0;
    do {
      int first = oneOf();
      int last = skip('-') ? oneOf() : first;
      ranks |= (2 << Math.max(first, last)) - (1 << Math.min(first, last));
      skip(',');
    } while (!skip(']'));
    return ranks;
  }

  private int oneOf() {
    skipSpaces();
    int rank = rank();
    if (rank < 0) {
      throw unexpected("ranks and ], as in [T-7] or [AK]");
    }
    skipSpaces();
    return rank;
  }

  /** Whether a set of ranks is next, and not a weight in brackets. */
  boolean isRankSet() {
    int end = text.indexOf(']', at);
    if (peek() != '[' || end < 0) {
      return false;
    }
    String within = text.substring(at + 1, end);
    boolean isBeforeSet = text.startsWith("[", end + 1) && !text.startsWith("[/", end + 1);
    boolean isWeight = within.strip().matches("[0-9.]+ *%?|[0-9]*[.]?[0-9]*e-[0-9]+");
    return !isWeight
        ? within.matches("(?:10|[2-9TJQKAtjqka, -])+")
        : isBeforeSet && within.matches("[2-9]+") && !text.contains("[/" + within + "]");
  }

  /** Reads a number without a sign, such as {@code 0.5} or {@code 2e-7}; null if there is none. */
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
    int end = at;
    if (skip("e-")) {
      int exponent = digits();
      at = exponent < 1 || exponent > 3 ? end : at;
    }
    return new BigDecimal(plain(start));
  }

  /**
   * Rejects a weight read since this position that goes on after a comma, as in {@code 0,25},
   * unless what follows may be a hand or a percentage of its own.
   */
  void rejectDecimalComma(int start) {
    Matcher decimals = next(Decimals.REST);
    String whole = plain(start);
    if (decimals == null || !whole.matches("[0-9]+")) {
      return;
    }
    String digits = decimals.group(1);
    boolean isPercent = decimals.group(2) != null;
    boolean isPart = whole.matches("0+") || whole.matches("0*1") && digits.matches("0+");
    if (isPart || isPercent || !digits.matches("[2-9]{2}")) {
      at = decimals.end();
      String number = whole + "." + digits + (isPercent ? "%" : "");
      throw fault(
          since(start) + " has a comma",
          start,
          "a point in a number; write "
              + number
              + (digits.matches("[2-9]{2}") || isPercent ? ", or a space after the comma" : ""));
    }
  }

  /** Reads a number and its per cent sign, or nothing. */
  private BigDecimal percent() {
    int start = at;
    BigDecimal number = number();
    if (number == null || !skipAfterSpaces('%')) {
      at = start;
      return null;
    }
    if (number.compareTo(HUNDRED) > 0) {
      throw fault("more than 100%", start, "0% to 100%");
    }
    return number;
  }

  /** Whether some number after an at is above 1 and has no sign: then all are in per cent. */
  boolean hasPercentAfterAt() {
    int start = at;
    boolean isPercent = false;
    for (at = text.indexOf('@'); at >= 0 && !isPercent; at = text.indexOf('@', at)) {
      at++;
      skipSpaces();
      BigDecimal number = number();
      isPercent = number != null && !skipAfterSpaces('%') && number.compareTo(BigDecimal.ONE) > 0;
    }
    at = start;
    return isPercent;
  }

  /**
   * Reads a percentage or a span of two, such as {@code 15%}, {@code top 15%} or {@code 5%-15%}: as
   * two numbers, the less first; null if there is none.
   */
  BigDecimal[] percentages() {
    int start = at;
    boolean top = skip("top");
    if (top) {
      skipSpaces();
    }
    BigDecimal first = percent();
    if (top && first == null) {
      throw unexpected("a percentage, as in top 15%");
    }
    if (first == null) {
      return null;
    }
    BigDecimal second = BigDecimal.ZERO;
    if (skipSpan()) {
      second = percent();
      if (second == null) {
        throw unexpected("a second percentage, as in 5%-15%");
      }
    }
    if (Character.isDigit(peek()) && peek(1) == 'h') {
      throw fault(
          "\"" + since(start) + peek() + "h\": the order of hands here does not depend on players",
          start,
          since(start) + ", by equity against one random hand");
    }
    return new BigDecimal[] {first.min(second), first.max(second)};
  }

  /** Reads the sign between the ends of a span, and the spaces around it. */
  boolean skipSpan() {
    boolean isSpan = skipAfterSpaces('-');
    if (isSpan) {
      skipSpaces();
    }
    return isSpan;
  }

  /** Reads a sign, and the spaces before it, if it is next. */
  boolean skipAfterSpaces(char sign) {
    int start = at;
    skipSpaces();
    boolean isNext = skip(sign);
    at = isNext ? at : start;
    return isNext;
  }

  /** Reads exclamation marks, and the spaces after them: returns how many. */
  int skipExclusions() {
    int count = 0;
    for (; skip('!'); count++) {
      skipSpaces();
    }
    return count;
  }

  /** Reads a comma or semicolon, or only spaces if these do, and whether another item follows. */
  boolean skipSeparator(boolean orSpaces) {
    int start = at;
    skipSpaces();
    boolean isSeparated = orSpaces && at > start;
    if (skip(',') || skip(';')) {
      isSeparated = true;
      skipSpaces();
    }
    return isSeparated && !isAtEndOfItems();
  }

  private int digits() {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    return at - start;
  }

  /** The text read since this position, as it was given. */
  String since(int start) {
    return given.subSequence(start, at).toString();
  }

  /** The text since this place in plain characters. */
  String plain(int start) {
    return text.substring(start, at);
  }

  /** The text since this place for a note: shortened if it is long. */
  String name(int start) {
    String name = since(start);
    return name.length() > MAX_NAME ? name.substring(0, MAX_NAME - 3) + "..." : name;
  }

  /** The fault that the next word, to a space or comma, is not what is expected. */
  RangeFormatException unexpected(String expected) {
    int end = at;
    while (end < text.length()
        && end < at + MAX_WORD
        && (end == at
            || ",;".indexOf(text.charAt(end)) < 0 && SPACES.indexOf(text.charAt(end)) < 0)) {
      end++;
    }
    String word = given.subSequence(at, end).toString();
    return new RangeFormatException(
        word.isEmpty() ? "the text ends" : "\"" + word + "\"" + Signs.foreign(word),
        at + 1,
        word,
        expected);
  }

  /** The fault that something read since this position is no card of the deck. */
  RangeFormatException notInDeck(String what, int start) {
    return fault(what + " is not in the deck", start, HoleSets.deckText(deck));
  }

  /** The card of a rank and a suit that were read since this position; rejects one that is held. */
  int card(int rank, int suit, long held, int start) {
    int card = Card.of(rank, suit);
    if ((deck >>> card & 1) == 0) {
      throw notInDeck(Card.toString(card), start);
    }
    if ((held >>> card & 1) != 0) {
      throw fault(Card.toString(card) + " is a duplicate card", start, "another card");
    }
    return card;
  }

  /** A fault of the text read since this position. */
  RangeFormatException fault(String fault, int start, String expected) {
    String token = since(start);
    return new RangeFormatException(
        fault, start + 1, token.substring(0, Math.min(token.length(), MAX_WORD)), expected);
  }
}
