package dev.yaku;

/**
 * Numbers the hands of two cards from 0 to {@link #SIZE} - 1, to index arrays by hand.
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
 * <p>All methods are pure, and all but {@link #hands} allocate nothing. An index costs a few
 * operations, a hand one array read. A number that is no index, and cards that are not two
 * different ones of 0 to 51, are rejected by an {@link IllegalArgumentException}.
 */
public final class HoleIndex {
  /** The number of hands of two cards from 52: {@value}. */
  public static final int SIZE = 1326;

  private static final long[] HANDS = new long[SIZE];
  private static final byte[] LOW = new byte[SIZE];
  private static final byte[] HIGH = new byte[SIZE];

  static {
    for (int high = 1; high < Card.JOKER; high++) {
      for (int low = 0; low < high; low++) {
        int hole = number(low, high);
        HANDS[hole] = 1L << high | 1L << low;
        LOW[hole] = (byte) low;
        HIGH[hole] = (byte) high;
      }
    }
  }

  private HoleIndex() {}

  /**
   * {@return the index of two cards, in either order}
   *
   * @param a 0 to 51
   * @param b 0 to 51, another card
   */
  public static int of(int a, int b) {
    if (a == b || a < 0 || b < 0 || a >= Card.JOKER || b >= Card.JOKER) {
      throw new IllegalArgumentException(
          Card.toString(a, b) + ": expected two different cards of 0 to 51");
    }
    return number(Math.min(a, b), Math.max(a, b));
  }

  /**
   * {@return the index of a set of two cards}
   *
   * @param hand a set of two cards of 0 to 51
   */
  public static int of(long hand) {
    if ((hand & ~Hand.DECK) != 0 || Long.bitCount(hand) != 2) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(hand) + "\": expected two cards without jokers");
    }
    return number(
        Long.numberOfTrailingZeros(hand), Long.SIZE - 1 - Long.numberOfLeadingZeros(hand));
  }

  /**
   * {@return the two cards of an index, as a set}
   *
   * @param index 0 to {@link #SIZE} - 1
   */
  public static long hand(int index) {
    check(index);
    return HANDS[index];
  }

  /**
   * Rejects what is no index.
   *
   * @param index 0 to {@link #SIZE} - 1
   */
  public static void check(int index) {
    if (index < 0 || index >= SIZE) {
      throw new IllegalArgumentException("hole " + index + ": expected 0 to " + (SIZE - 1));
    }
  }

  /**
   * {@return the lower card of an index}
   *
   * @param index 0 to {@link #SIZE} - 1
   */
  public static int low(int index) {
    check(index);
    return LOW[index];
  }

  /**
   * {@return the higher card of an index}
   *
   * @param index 0 to {@link #SIZE} - 1
   */
  public static int high(int index) {
    check(index);
    return HIGH[index];
  }

  /** {@return all hands by index, as sets of cards: a new array} */
  public static long[] hands() {
    return HANDS.clone();
  }

  /**
   * {@return all hands of two of these cards, by ascending index: a new array}
   *
   * @param deck cards of 0 to 51 as a set
   */
  public static long[] hands(long deck) {
    if ((deck & ~Hand.DECK) != 0) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(deck) + "\": expected cards without jokers");
    }
    int cards = Long.bitCount(deck);
    long[] hands = new long[cards * (cards - 1) / 2];
    int filled = 0;
    for (long rest = deck; rest != 0; rest &= rest - 1) {
      long high = rest & -rest;
      for (long below = deck & high - 1; below != 0; below &= below - 1) {
        hands[filled++] = high | below & -below;
      }
    }
    return hands;
  }

  private static int number(int low, int high) {
    return high * (high - 1) / 2 + low;
  }
}
