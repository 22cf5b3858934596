package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.ranks.Multisets;
import dev.yaku.equity.internal.ranks.RankSpace;
import java.util.Arrays;

/**
 * A deck's holes in order of the suits of their lower and higher rank: 16 planes, each with a cell
 * for every pair of ranks, two different ranks first. The six holes of two equal ranks are in the
 * planes whose first suit is below the second. Immutable.
 */
final class HolePlanes {
  /*
   * A plane is two suits, a pair two ranks, a cell both, and so a hole. A slot is a card: four for
   * each rank. A bundle (SortedHoles) is all cells of a pair, or one cell.
   */

  static final int COUNT = 16;
  static final int PAIRS = 91; // of ranks, at most

  /**
   * The length of a plane's array: {@value}. For arrays of doubles, the JIT adds the first two
   * elements one by one and then 16 in each round, so that none are left over (JDK 17, AVX2).
   */
  static final int LENGTH = 98;

  static final int CARDS = 52; // slots
  private static final int SUITS = 4;
  private static final int SHIFT = 7; // bits of a pair in a cell
  private static final int NONE = -1;

  final int pairs; // of ranks of the deck
  private final int unequal; // the number of pairs of two different ranks
  final char[] low = new char[PAIRS]; // by pair: the slot of the lower rank's first card
  final char[] high = new char[PAIRS];
  final char[] numbers = new char[PAIRS]; // by pair: its number among multisets
  final char[][] holes = new char[COUNT][]; // by plane and pair
  private final short[] cells = new short[HoleIndex.SIZE];
  final char[][] ofCard = new char[CARDS][]; // the cell of each hole with a card

  HolePlanes(RankSpace space) {
    int ranks = space.rankCount();
    pairs = space.pairCount();
    unequal = pairs - ranks;
    int filled = 0;
    for (int distance = ranks - 1; distance >= 0; distance--) {
      for (int rank = 0; rank + distance < ranks; rank++) {
        low[filled] = (char) (SUITS * space.rank(rank));
        high[filled] = (char) (SUITS * space.rank(rank + distance));
        numbers[filled++] = (char) Multisets.pair(rank, rank + distance);
      }
    }
    Arrays.fill(cells, (short) NONE);
    for (int plane = 0; plane < COUNT; plane++) {
      fill(plane);
    }
    for (int card = 0; card < CARDS; card++) {
      ofCard[card] = cellsOf(card);
    }
  }

  private void fill(int plane) {
    holes[plane] = new char[plane / SUITS < plane % SUITS ? pairs : unequal];
    for (int pair = 0; pair < holes[plane].length; pair++) {
      int one = Card.of(low[pair] / SUITS, plane / SUITS);
      int other = Card.of(high[pair] / SUITS, plane % SUITS);
      int hole = HoleIndex.of(one, other);
      holes[plane][pair] = (char) hole;
      cells[hole] = (short) (plane << SHIFT | pair);
    }
  }

  private char[] cellsOf(int card) {
    char[] found = new char[CARDS - 1];
    int filled = 0;
    for (int other = 0; other < CARDS; other++) {
      int cell = other == card ? NONE : cell(card, other);
      if (cell != NONE) {
        found[filled++] = (char) cell;
      }
    }
    return Arrays.copyOf(found, filled);
  }

  /** The cell of a hole; -1 if the deck does not have it. */
  int cell(int one, int other) {
    return cells[HoleIndex.of(one, other)];
  }

  static int plane(int cell) {
    return cell >>> SHIFT;
  }

  static int pair(int cell) {
    return cell & (1 << SHIFT) - 1;
  }

  /** Whether the holes of a plane have a card of this suit, or two if {@code both}. */
  static boolean has(int plane, int suit, boolean both) {
    boolean first = plane / SUITS == suit;
    boolean second = plane % SUITS == suit;
    return both ? first && second : first || second;
  }

  int lowSlot(int cell) {
    return low[pair(cell)] + plane(cell) / SUITS;
  }

  int highSlot(int cell) {
    return high[pair(cell)] + plane(cell) % SUITS;
  }
}
