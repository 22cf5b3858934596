package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.holes.Holes;

/**
 * Numbers the hands of two cards from 0 to {@link #SIZE} - 1, to index arrays with an element for
 * each hand.
 *
 * <p>The hand of two cards <i>c1</i> &lt; <i>c2</i> has the index {@code c2 * (c2 - 1) / 2 + c1}.
 * So the hands of the first <i>n</i> cards are the first {@code n * (n - 1) / 2}, and the hands
 * with the same higher card are consecutive.
 *
 * <pre>
 *   0  3c 2c      3  5c 2c     ...    1323  As Js
 *   1  4c 2c      4  5c 3c            1324  As Qs
 *   2  4c 3c      5  5c 4c            1325  As Ks
 * </pre>
 *
 * <p>All methods are pure and allocate nothing. An index costs a few operations, a hand one array
 * read.
 */
public final class HoleIndex {
  /** The number of hands of two cards from 52: {@value}. */
  public static final int SIZE = Holes.SIZE;

  private HoleIndex() {}

  /**
   * The index of two cards, in either order.
   *
   * @param a 0 to 51
   * @param b 0 to 51, another card
   * @throws IllegalArgumentException if one is not 0 to 51, or if they are the same card
   */
  public static int of(int a, int b) {
    if (a == b || a < 0 || b < 0 || a >= Card.JOKER || b >= Card.JOKER) {
      throw new IllegalArgumentException(
          Card.toString(a, b) + ": expected two different cards of 0 to 51");
    }
    return Holes.of(Math.min(a, b), Math.max(a, b));
  }

  /**
   * The index of a set of two cards.
   *
   * @throws IllegalArgumentException if this is not a set of two cards of 0 to 51
   */
  public static int of(long hand) {
    if ((hand & ~Hand.DECK) != 0 || Long.bitCount(hand) != 2) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(hand) + "\": expected two cards without jokers");
    }
    return Holes.of(hand);
  }

  /**
   * Rejects a card passed as a set.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public static int of(int card) {
    throw Sets.notASet(card);
  }

  /**
   * The two cards of an index, as a set.
   *
   * @throws IllegalArgumentException if the index is not 0 to {@link #SIZE} - 1
   */
  public static long hand(int index) {
    check(index);
    return Holes.hand(index);
  }

  static void check(int index) {
    if (index < 0 || index >= SIZE) {
      throw new IllegalArgumentException("hole " + index + ": expected 0 to " + (SIZE - 1));
    }
  }
}
