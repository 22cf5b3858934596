package dev.yaku.board;

import java.util.Locale;
import java.util.Objects;

/**
 * The made hand of a hole on a board, from strong to weak as a rule of thumb: the value of a hand,
 * not this word, decides who wins. A hand is exactly one of these; {@link #definition} says what
 * each means, and {@code definitions.txt} beside this class has examples.
 */
public enum Made implements Word {
  /** The hand is a straight flush, better than the board's own; a royal flush is one, too. */
  STRAIGHT_FLUSH,
  /** The hand is four of a kind, and at least one of the four is in the hole. */
  QUADS,
  /** The hand is a full house, better than the board's own. */
  FULL_HOUSE,
  /** The hand is a flush, better than the board's own. */
  FLUSH,
  /** The hand is a straight, better than the board's own. */
  STRAIGHT,
  /** The hand is three of a kind: a pair in the hole, and the third card on the board. */
  SET,
  /** The hand is three of a kind: one card in the hole, and a pair on the board. */
  TRIPS,
  /** Two pair, both with a card of the hole: with the board's top card and with its second card. */
  TOP_TWO,
  /** Two pair, both with a card of the hole, but not top two. */
  TWO_PAIR,
  /**
   * A pair in the hole that counts, higher than the board's top card; the board may have a pair of
   * its own.
   */
  OVERPAIR,
  /**
   * A pair of the board's top card with one card of the hole; the other one, the kicker, is the
   * highest rank that is not on the board, and counts.
   */
  TOP_PAIR_TOP_KICKER,
  /**
   * A pair of the board's top card with one card of the hole; the other one, the kicker, is the
   * second or third highest rank that is not on the board, and counts.
   */
  TOP_PAIR_GOOD_KICKER,
  /**
   * A pair of the board's top card with one card of the hole, and any other kicker, or one that
   * does not count.
   */
  TOP_PAIR_WEAK_KICKER,
  /**
   * A pair in the hole that counts, lower than the board's top card and higher than its second
   * card.
   */
  POCKET_BELOW_TOP,
  /** A pair of the board's second card with one card of the hole; the board has no higher pair. */
  SECOND_PAIR,
  /** Two pair: one with a card of the hole, and a higher one on the board. */
  TWO_PAIR_WITH_BOARD,
  /**
   * A pair in the hole that counts, lower than the board's second card and higher than its lowest.
   */
  POCKET_BELOW_SECOND,
  /**
   * A pair of a board card below the second with one card of the hole; the board has no higher
   * pair.
   */
  LOW_PAIR,
  /** A pair in the hole that counts, lower than every card of the board. */
  UNDERPAIR,
  /** The hole gives kickers only, and its highest card is an ace. */
  ACE_HIGH,
  /** The hole gives kickers only, and its highest card is a king. */
  KING_HIGH,
  /** The hole gives kickers only, and its highest card is neither an ace nor a king. */
  NO_PAIR,
  /** All five cards are on the board, and the hole makes nothing better of them. */
  THE_BOARD;

  private static final Made[] ALL = values();

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  @Override
  public String text() {
    return text;
  }

  /** {@return its place in this list, from 0} */
  @SuppressWarnings("EnumOrdinal") // the order is that of the definitions
  public int number() {
    return ordinal();
  }

  /**
   * {@return the word at a place of this list}
   *
   * @param number from 0
   * @throws IndexOutOfBoundsException if there is none
   */
  public static Made of(int number) {
    return ALL[Objects.checkIndex(number, ALL.length)];
  }
}
