package dev.yaku.internal.cards;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import java.util.Arrays;
import java.util.Objects;

/** Reads cards from text, and remembers the position of each. */
public final class CardReader {
  /** Longer names before those with which they begin. */
  private static final String[] JOKERS = {"joker", "jkr", "jo", "jk"};

  /** Another program's names of the joker, in which upper and lower case matter. */
  private static final String[] OTHER_JOKERS = {"Or", "0r"};

  /** For each of the first 128 characters, the rank, suit or separator that it is, or -1. */
  private static final byte[] RANKS = places(Card.RANKS);

  private static final byte[] SUITS = places(Card.SUITS);
  private static final byte[] SEPARATORS = places(" ,;[]\t\r\n");
  private static final int MOST_SHOWN = 20;

  private final CharSequence given;
  private final int end;
  private CharSequence text; // the same, from the first rare card on in plain characters
  private boolean isPlain;
  private int at;
  private int[] cards = new int[9];
  private int[] columns = new int[9];
  private int count;
  private int jokers;
  private int suitFirstTo; // all up to here is known to be cards with their suits first
  private int numbered; // jokers that were named by a number, as a set
  private int[] bars; // null if they are no separators

  public CardReader(CharSequence text) {
    this(Objects.requireNonNull(text, "text"), 0, text.length(), null);
  }

  private CardReader(CharSequence text, int from, int to, int[] bars) {
    given = text;
    this.text = text;
    at = from;
    end = to;
    this.bars = bars;
  }

  /** A reader of a section of a text, in which bars separate parts. */
  public static CardReader withBars(CharSequence text, int from, int to) {
    return new CardReader(text, from, to, new int[0]);
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
    read(false);
    return Arrays.copyOf(cards, count);
  }

  /** Reads to the end; returns false at what is no card with rank and suit, if only such are. */
  private boolean read(boolean suitedOnly) {
    for (skipSeparators(); at < end; skipSeparators()) {
      int column = at + 1;
      int card = commonCard();
      if (card < 0 && !isPlain) { // the first card that is written otherwise
        text = Signs.plain(given);
        isPlain = true;
      } else if (card < 0 && bars != null && text.charAt(at) == '|') {
        addBar();
      } else {
        card = card >= 0 ? card : suitedOnly ? suitedCard() : rareCard();
        if (card < 0) {
          return false;
        }
        add(card, column);
      }
    }
    return true;
  }

  /**
   * The cards of a text that is cards with ranks and suits, and nothing else; null if it is not, or
   * if fewer cards than so many have their suits first. A semicolon separates hands, not cards; and
   * only one pair of brackets may stand there, around all, since others are of a range.
   */
  public static int[] suited(String text, int fewest) {
    CardReader reader = new CardReader(text);
    String plain = Signs.plain(text);
    boolean isHand = reader.read(true) && reader.count > 0 && plain.indexOf(';') < 0;
    int close = plain.indexOf(']');
    boolean isInBrackets = plain.lastIndexOf('[') == 0 && close == plain.length() - 1;
    isHand &= isInBrackets || plain.indexOf('[') < 0 && close < 0;
    isHand &= reader.suitFirstTo == 0 || reader.count >= fewest;
    return isHand ? Arrays.copyOf(reader.cards, reader.count) : null;
  }

  /** These cards as a set; rejects the first one that is given twice. */
  public static long set(int[] cards, int[] columns) {
    long set = 0;
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] >= Long.SIZE) {
        String fault = "more than " + (Long.SIZE - Card.JOKER) + " jokers";
        throw new CardFormatException(fault, columns[i]);
      }
      if ((set >>> cards[i] & 1) != 0) {
        throw new CardFormatException(Card.toString(cards[i]) + " is given twice", columns[i]);
      }
      set |= 1L << cards[i];
    }
    return set;
  }

  private void add(int card, int column) {
    if (count == cards.length) {
      cards = Arrays.copyOf(cards, 2 * count);
      columns = Arrays.copyOf(columns, 2 * count);
    }
    columns[count] = column;
    cards[count++] = card;
  }

  private void addBar() {
    bars = Arrays.copyOf(bars, bars.length + 2);
    bars[bars.length - 2] = count;
    bars[bars.length - 1] = ++at;
  }

  /** The columns of the cards that were read, and more numbers; the first character is 1. */
  public int[] columns() {
    return columns;
  }

  /** For each bar the number of cards before it, and its column. */
  public int[] bars() {
    return bars;
  }

  private void skipSeparators() {
    while (at < end && isSeparator(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isSeparator(char sign) {
    return place(SEPARATORS, sign) >= 0;
  }

  /** The card at this place if it has the most common spelling, As; otherwise -1. */
  private int commonCard() {
    if (at + 1 >= end) {
      return -1;
    }
    int rank = place(RANKS, text.charAt(at));
    int suit = place(SUITS, text.charAt(at + 1));
    if (rank < 0 || suit < 0) {
      return -1;
    }
    at += 2;
    return Card.RANK_COUNT * suit + rank;
  }

  private int rareCard() {
    int start = at;
    if (isJoker()) {
      return Card.JOKER + jokers++;
    }
    int card = suitedCard();
    if (card < 0) {
      throw fault(start);
    }
    return card;
  }

  /** Whether the rest of this word is cards with their suits first, as in SA and DQH10. */
  private boolean isSuitFirst() {
    int place = Math.max(at, suitFirstTo);
    while (place < end && !isEndOfWord(text.charAt(place))) {
      char rank = place + 1 < end ? text.charAt(place + 1) : ' ';
      boolean isTen = rank == '1' && place + 2 < end && text.charAt(place + 2) == '0';
      if (place(SUITS, text.charAt(place)) < 0 || !isTen && place(RANKS, rank) < 0) {
        return false;
      }
      place += isTen ? 3 : 2;
    }
    suitFirstTo = place;
    return true;
  }

  /** Reads a card in any spelling; -1 if there is none. */
  private int suitedCard() {
    int suit = suitSign();
    if (suit < 0 && place(SUITS, next()) >= 0 && isSuitFirst()) {
      suit = place(SUITS, next());
      at++;
    }
    int rank = rank();
    if (rank >= 0 && suit < 0) {
      suit = suitSign();
      if (suit < 0) {
        suit = place(SUITS, next());
        at++;
      }
    }
    return rank < 0 || suit < 0 ? -1 : Card.of(rank, suit);
  }

  /** The next character; a blank at the end of the text. */
  private char next() {
    return at < end ? text.charAt(at) : ' ';
  }

  private boolean isJoker() {
    int start = at;
    if (Character.toUpperCase(next()) == 'X') {
      at++;
      if (isSuitAlone()) {
        String name = Quote.of(given.subSequence(start, at + 1));
        throw new CardFormatException(
            name + " is not a card: X is a joker; a ten is T or 10, as in Th", start + 1);
      }
      return true;
    }
    for (String name : JOKERS) {
      if (isNext(name, true)) {
        at += name.length();
        at += next() == Signs.PICTURE_SELECTOR ? 1 : 0;
        skipNumber(start);
        return true;
      }
    }
    for (String name : OTHER_JOKERS) {
      if (isNext(name, false)) {
        at += name.length();
        return true;
      }
    }
    return false;
  }

  private boolean isNext(String name, boolean inAnyCase) {
    String word = text.subSequence(at, Math.min(end, at + name.length())).toString();
    return inAnyCase ? word.equalsIgnoreCase(name) : word.equals(name);
  }

  /** Reads the number at the end of a joker's name, as in Joker2; rejects one that was read. */
  private void skipNumber(int start) {
    int number = next() - '0';
    if (number < 1 || number > 9 || at + 1 < end && !isEndOfWord(text.charAt(at + 1))) {
      return; // of a card after the joker, perhaps
    }
    at++;
    if ((numbered >>> number & 1) != 0) {
      String fault = Quote.of(given.subSequence(start, at)) + " is given twice";
      throw new CardFormatException(fault, start + 1);
    }
    numbered |= 1 << number;
  }

  /** Whether the next character is a suit, and not that of the rank after it. */
  private boolean isSuitAlone() {
    boolean isSign = Signs.suit(next()) >= 0;
    char after = at + 1 < end ? text.charAt(at + 1) : ' ';
    return isSign ? place(RANKS, after) < 0 && after != '1' : place(SUITS, next()) >= 0;
  }

  private int suitSign() {
    int suit = Signs.suit(next());
    if (suit >= 0) {
      at++;
      at += next() == Signs.PICTURE_SELECTOR ? 1 : 0;
    }
    return suit;
  }

  private int rank() {
    if (next() == '1' && at + 1 < end && text.charAt(at + 1) == '0') {
      at += 2;
      return Card.RANKS.indexOf('T');
    }
    int rank = place(RANKS, next());
    at += rank < 0 ? 0 : 1;
    return rank;
  }

  private CardFormatException fault(int start) {
    String word = word(start);
    return new CardFormatException(
        "%s is not a card%s: expected a rank of %s and a suit of %s, such as As, or Jo for a joker"
            .formatted(Quote.of(word), Signs.foreign(word), Card.RANKS, Card.SUITS),
        start + 1);
  }

  /** The text from here to the next separator, truncated if long. */
  private String word(int start) {
    int to = start;
    while (to < end && to < start + MOST_SHOWN && !isEndOfWord(text.charAt(to))) {
      to++;
    }
    to -= to < end && Character.isHighSurrogate(given.charAt(to - 1)) ? 1 : 0;
    return given.subSequence(start, to).toString();
  }

  private boolean isEndOfWord(char sign) {
    return isSeparator(sign) || bars != null && sign == '|';
  }
}
