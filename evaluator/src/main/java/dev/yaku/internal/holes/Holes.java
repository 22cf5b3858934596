package dev.yaku.internal.holes;

import dev.yaku.Card;

/**
 * Numbers the hands of two cards from 52: the hand of <i>c1</i> &lt; <i>c2</i> has the number
 * {@code c2 * (c2 - 1) / 2 + c1}. Arguments are not checked.
 */
public final class Holes {
  /** The number of hands: {@value}. */
  public static final int SIZE = 1326;

  private static final long[] HANDS = new long[SIZE];
  private static final byte[] LOW = new byte[SIZE];
  private static final byte[] HIGH = new byte[SIZE];

  static {
    for (int high = 1; high < Card.JOKER; high++) {
      for (int low = 0; low < high; low++) {
        int hole = of(low, high);
        HANDS[hole] = 1L << high | 1L << low;
        LOW[hole] = (byte) low;
        HIGH[hole] = (byte) high;
      }
    }
  }

  private Holes() {}

  /** The number of two cards, the lower one first. */
  public static int of(int low, int high) {
    return high * (high - 1) / 2 + low;
  }

  /** The number of a set of two cards. */
  public static int of(long hand) {
    return of(Long.numberOfTrailingZeros(hand), Long.SIZE - 1 - Long.numberOfLeadingZeros(hand));
  }

  /** The two cards of a number, as a set. */
  public static long hand(int hole) {
    return HANDS[hole];
  }

  /** All hands by number, as sets of cards: a new array. */
  public static long[] hands() {
    return HANDS.clone();
  }

  /** All hands of a deck's cards, by ascending number. */
  public static long[] hands(long deck) {
    int cards = Long.bitCount(deck);
    long[] hands = new long[of(0, cards)];
    int filled = 0;
    for (long rest = deck; rest != 0; rest &= rest - 1) {
      long high = rest & -rest;
      for (long below = deck & high - 1; below != 0; below &= below - 1) {
        hands[filled++] = high | below & -below;
      }
    }
    return hands;
  }

  /** The lower card of a number. */
  public static int low(int hole) {
    return LOW[hole];
  }

  /** The higher card of a number. */
  public static int high(int hole) {
    return HIGH[hole];
  }
}
