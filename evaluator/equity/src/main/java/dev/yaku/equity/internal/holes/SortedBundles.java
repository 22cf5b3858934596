package dev.yaku.equity.internal.holes;

import dev.yaku.HoleIndex;
import java.util.Arrays;

/**
 * The bundles of holes of the same value on a board, weakest first: the holes of two ranks, or
 * single holes that have a flush. Allocates nothing after its creation. Not thread-safe.
 */
final class SortedBundles {
  /*
   * A bit set numbers the values that occur; then a counting sort orders the bundles by these
   * numbers.
   */
  private static final int LEAST_SUITED = 3; // with more on the board, one card makes a flush
  private static final int MOST = HolePlanes.PAIRS + HoleIndex.SIZE;
  private static final int NONE = -1;

  /** The bundles: pairs of ranks, or {@link HolePlanes#PAIRS} plus the cell of a single hole. */
  final char[] sorted = new char[MOST];

  /** Where the bundles of each value begin in {@link #sorted}, then where the last ones end. */
  final char[] starts = new char[MOST + 2];

  /** The planes in which all holes are single. */
  final boolean[] single = new boolean[HolePlanes.COUNT];

  /** The number of different values. */
  int groups;

  private final HoleValues holeValues;
  private final HolePlanes planes;
  private final long[] present;
  private final char[] before; // how many of the values below each word of the bit set are present
  private final char[] keys = new char[MOST]; // the value of each bundle there is
  private final char[] bundles = new char[MOST]; // as they are found
  private int found; // bundles
  private int sortedRanks; // of the board for which bundles are sorted; NONE if some are single

  SortedBundles(HoleValues holeValues, int maxValue) {
    this.holeValues = holeValues;
    planes = holeValues.planes;
    present = new long[maxValue / Long.SIZE + 1];
    before = new char[present.length];
    sortedRanks = NONE;
  }

  /** Chooses the board: five cards of the deck. */
  void setBoard(long board) {
    int ranks = holeValues.space.board(board);
    int suit = holeValues.flushSuit(board);
    Arrays.fill(single, false);
    if (suit < 0 && ranks == sortedRanks) {
      return;
    }
    found = 0;
    int least = 0;
    if (suit >= 0) {
      least = holeValues.flush(board, suit);
      addFlushes(board, ranks, suit);
    }
    sortedRanks = suit < 0 ? ranks : NONE;
    addPairs(ranks, least);
    sort();
  }

  /** Adds the holes of one card of a suit, or of two, one by one. */
  private void addFlushes(long board, int ranks, int suit) {
    boolean both = Integer.bitCount(holeValues.space.suited(board, suit)) == LEAST_SUITED;
    for (int plane = 0; plane < single.length; plane++) {
      single[plane] = HolePlanes.has(plane, suit, both);
    }
    long suited = holeValues.cardsOf(suit) & ~board;
    for (long rest = suited; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      long others =
          both ? rest & rest - 1 : holeValues.space.deck() & ~board & ~suited | rest & rest - 1;
      for (; others != 0; others &= others - 1) {
        int other = Long.numberOfTrailingZeros(others);
        int flush = holeValues.flush(board | 1L << card | 1L << other, suit);
        int pair = holeValues.pairs[HoleIndex.of(card, other)];
        keys[found] = (char) Math.max(flush, holeValues.space.value(ranks, pair));
        bundles[found++] = (char) (HolePlanes.PAIRS + planes.cell(card, other));
      }
    }
  }

  /** Adds the other holes by their ranks. */
  private void addPairs(int ranks, int least) {
    for (int pair = 0; pair < planes.pairs; pair++) {
      int value = holeValues.space.value(ranks, planes.numbers[pair]);
      if (value != 0) {
        keys[found] = (char) Math.max(value, least);
        bundles[found++] = (char) pair;
      }
    }
  }

  private void sort() {
    Arrays.fill(present, 0);
    for (int i = 0; i < found; i++) {
      present[keys[i] >>> 6] |= 1L << keys[i];
    }
    int count = 0;
    for (int word = 0; word < present.length; word++) {
      before[word] = (char) count;
      count += Long.bitCount(present[word]);
    }
    groups = count;
    Arrays.fill(starts, 0, count + 2, (char) 0);
    for (int i = 0; i < found; i++) {
      int number =
          before[keys[i] >>> 6] + Long.bitCount(present[keys[i] >>> 6] & (1L << keys[i]) - 1);
      keys[i] = (char) number;
      starts[number + 2]++;
    }
    for (int i = 2; i <= count; i++) {
      starts[i + 1] += starts[i];
    }
    for (int i = 0; i < found; i++) {
      sorted[starts[keys[i] + 1]++] = bundles[i]; // moves each start to the next one
    }
  }
}
