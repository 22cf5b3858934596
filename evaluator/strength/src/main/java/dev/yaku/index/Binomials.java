package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.internal.cards.Combinatorics;

/** Numbers sets of ranks: the combinatorial number system. */
final class Binomials {
  /*
   * The sets of k places are numbered in the order of their highest places: the number of {p1 < p2
   * < ... < pk} is C(p1, 1) + C(p2, 2) + ... + C(pk, k). In that order all sets of the lowest
   * places come first, so one list serves any number of places.
   *
   * D. E. Knuth: The Art of Computer Programming 4A, 7.2.1.3.
   */
  private static final int SHIFT = 4;

  private static final int[] CHOOSE = new int[Card.RANK_COUNT + 1 << SHIFT];

  /** For each size, the sets by their numbers. */
  private static final char[][] SETS = new char[Card.RANK_COUNT + 1][];

  static {
    for (int places = 0; places <= Card.RANK_COUNT; places++) {
      for (int size = 0; size <= places; size++) {
        CHOOSE[places << SHIFT | size] = (int) Combinatorics.choose(places, size);
      }
    }
    for (int size = 0; size <= Card.RANK_COUNT; size++) {
      SETS[size] = new char[choose(Card.RANK_COUNT, size)];
    }
    int[] filled = new int[SETS.length];
    for (char set = 0; set < 1 << Card.RANK_COUNT; set++) { // ascending sets have ascending numbers
      int size = Integer.bitCount(set);
      SETS[size][filled[size]++] = set;
    }
  }

  private Binomials() {}

  /** The number of ways to choose {@code size} of the places; both from 0 to 13. */
  static int choose(int places, int size) {
    return CHOOSE[places << SHIFT | size];
  }

  /** The set of this size that has this number. */
  static int set(int size, int number) {
    return SETS[size][number];
  }
}
