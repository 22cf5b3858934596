package dev.yaku.internal.table;

/**
 * The layout of a sum of card keys (tables/FORMAT.md, card keys). All code that decodes keys uses
 * these shifts and masks.
 *
 * <pre>
 *   63             39 38           20 19   16 15             0
 *  +-----------------+---------------+-------+----------------+
 *  |    rank key     |    factor     | cards |  suit counters |
 *  +-----------------+---------------+-------+----------------+
 * </pre>
 *
 * <p>The lowest bits count cards: four bits for each suit (clubs in the lowest), and four for all
 * cards. A wild card counts in every suit. Without factors, the rank key reaches down to bit 35.
 */
public final class KeyLayout {
  public static final int BITS_SHIFT = 2;
  public static final int BITS = 1 << BITS_SHIFT; // of one counter
  public static final int COUNTER = (1 << BITS) - 1; // the mask of one counter
  private static final int TOP = 1 << BITS - 1; // the highest bit of one counter
  public static final int CARDS_SHIFT = 4 * BITS; // where the counter of all cards is
  public static final int CARD_COUNTER = COUNTER << CARDS_SHIFT;
  public static final int COUNTERS = (1 << CARDS_SHIFT) - 1; // the counters of all suits
  public static final int UNITS = COUNTERS / COUNTER; // one in every suit, as a wild card counts
  public static final int TOPS = TOP * UNITS; // the highest bit of each suit's counter
  public static final int FACTOR_SHIFT = CARDS_SHIFT + BITS;
  public static final int FACTOR_BITS = 16;
  public static final int FACTOR = (1 << FACTOR_BITS) - 1; // the mask of the factors
  public static final int RANK_SHIFT = 39; // of the rank multiset, beside factors

  /** The ranks of one suit, in a set of cards shifted down to that suit. */
  public static final int SUIT_MASK = (1 << 13) - 1;

  /** The cards of the lowest rank in all suits; shifted up, those of another rank. */
  public static final long DEUCES = 1L | 1L << 13 | 1L << 26 | 1L << 39;

  private KeyLayout() {}

  /** The suit counters in a key. */
  public static int counters(long key) {
    return (int) key & COUNTERS;
  }

  /** The number of cards that a key counts. */
  public static int size(long key) {
    return (int) key >>> CARDS_SHIFT & COUNTER;
  }

  /** The key without its suit counters. */
  public static long ranks(long key) {
    return key & ~COUNTERS;
  }

  /** The key of the rank multiset, as a hash expects it. */
  public static int rankKey(long key) {
    return (int) (key >>> Integer.SIZE);
  }

  /** Whether this is the key of a card that counts in every suit. */
  public static boolean isWild(long key) {
    return counters(key) == UNITS;
  }

  /** Added to suit counters, it sets the top bit of each that has a flush of so many cards. */
  public static int flushBias(int flush) {
    return TOPS - flush * UNITS;
  }
}
