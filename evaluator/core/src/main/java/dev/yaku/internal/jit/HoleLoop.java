package dev.yaku.internal.jit;

/**
 * The loop that finds where the values of many holes of two cards on one board are in a table: by
 * their pairs of ranks, and by whether both cards are of a suit.
 */
public interface HoleLoop {
  /** The bits of the place of a pair. */
  int BITS = 8;

  /** The places of pairs; as many more are for holes of the suit. */
  int PLACES = 1 << BITS;

  /** Instead of a bit where the suits of holes do not matter. */
  int NO_BIT = -1;

  /**
   * Sets the places of holes.
   *
   * @param factor by which each pair has another place
   * @param bit the bit of a key, 0 to 31, that tells whether both cards are of the suit, or {@link
   *     #NO_BIT}
   * @param keys of the holes
   */
  void findPlaces(int factor, int bit, long[] keys, int[] places);

  /** The place of the pair of a hole with this key. */
  static int ofPair(long key, int factor) {
    return (int) (key >>> Integer.SIZE) * factor >>> Integer.SIZE - BITS;
  }

  /** The place of a hole with this key. */
  static int of(long key, int factor, int bit) {
    int suited = bit == NO_BIT ? 0 : (int) key >>> bit & 1;
    return suited << BITS | ofPair(key, factor);
  }
}
