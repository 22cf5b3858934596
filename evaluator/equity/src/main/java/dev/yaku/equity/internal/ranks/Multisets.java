package dev.yaku.equity.internal.ranks;

import java.util.Arrays;

/**
 * Numbers the multisets of up to five ranks, that is, hands without their suits.
 *
 * <p>A multiset of the ranks <i>a ≤ b ≤ c ...</i> has the number <i>C(a, 1) + C(b + 1, 2) + C(c +
 * 2, 3) + ...</i>, so multisets of the lowest ranks have the same numbers for any number of ranks.
 * For simplicity, five cards of one rank have a number, too, although four suits do not have them.
 */
public final class Multisets {
  private static final int MOST_CARDS = 5;
  private static final int MOST_RANKS = 13;

  /** The amount that a rank adds to the number as the n-th lowest card, by n and rank. */
  private static final int[][] PLACES = new int[MOST_CARDS + 1][MOST_RANKS + 1];

  static {
    Arrays.fill(PLACES[0], 1);
    PLACES[0][0] = 0;
    for (int card = 1; card <= MOST_CARDS; card++) {
      for (int rank = 1; rank <= MOST_RANKS; rank++) {
        // C(r + n - 1, n) = C(r + n - 2, n) + C(r + n - 2, n - 1)
        PLACES[card][rank] = PLACES[card][rank - 1] + (card == 1 ? 1 : PLACES[card - 1][rank]);
      }
    }
  }

  private Multisets() {}

  /** The number of multisets of this many cards of this many ranks. */
  public static int count(int ranks, int cards) {
    return PLACES[cards][ranks];
  }

  /** The number of two cards' ranks, in any order. */
  public static int pair(int a, int b) {
    return a < b ? a + PLACES[2][b] : b + PLACES[2][a];
  }

  /** The number of a multiset. */
  public static int number(int... ascendingRanks) {
    int number = 0;
    for (int i = 0; i < ascendingRanks.length; i++) {
      number += PLACES[i + 1][ascendingRanks[i]];
    }
    return number;
  }

  /**
   * Fills in, from a place on, the numbers of a multiset with no, one or two more of so many ranks,
   * in the order of the multisets of the ranks added.
   */
  static void numbersWith(int more, int ranks, int[] ascendingRanks, char[] numbers, int from) {
    switch (more) {
      case 0 -> numbers[from] = (char) number(ascendingRanks);
      case 1 -> numbersWithOne(ascendingRanks, ranks - 1, numbers, from);
      default -> {
        int[] withHigher = new int[ascendingRanks.length + 1];
        for (int higher = 0; higher < ranks; higher++) {
          insert(ascendingRanks, higher, withHigher);
          numbersWithOne(withHigher, higher, numbers, from + pair(0, higher));
        }
      }
    }
  }

  /** Inserts a rank into ascending ones. */
  private static void insert(int[] sorted, int rank, int... into) {
    int at = sorted.length;
    for (; at > 0 && sorted[at - 1] > rank; at--) {
      into[at] = sorted[at - 1];
    }
    into[at] = rank;
    System.arraycopy(sorted, 0, into, 0, at);
  }

  /** Fills in the numbers of a multiset with one more rank, from 0 to the highest in turn. */
  private static void numbersWithOne(int[] ascendingRanks, int highest, char[] numbers, int from) {
    int above = 0; // what the higher ranks add, which are one place further up
    for (int i = 0; i < ascendingRanks.length; i++) {
      above += PLACES[i + 2][ascendingRanks[i]];
    }
    int below = 0;
    int lower = 0; // how many ranks are lower
    for (int rank = 0; rank <= highest; rank++) {
      for (; lower < ascendingRanks.length && ascendingRanks[lower] < rank; lower++) {
        below += PLACES[lower + 1][ascendingRanks[lower]];
        above -= PLACES[lower + 2][ascendingRanks[lower]];
      }
      numbers[from + rank] = (char) (below + PLACES[lower + 1][rank] + above);
    }
  }

  /** Changes a multiset to the one with the next number; the first one is all of rank 0. */
  static void next(int... ascendingRanks) {
    int place = 0;
    for (; place + 1 < ascendingRanks.length; place++) {
      if (ascendingRanks[place] < ascendingRanks[place + 1]) {
        break;
      }
      ascendingRanks[place] = 0;
    }
    if (place < ascendingRanks.length) {
      ascendingRanks[place]++;
    }
  }

  /**
   * Fills in, by number, the ways to deal each multiset of five cards from so many live cards of
   * each rank.
   */
  public static void weigh(int[] live, int[] weights) {
    int[] ofPairs = new int[count(live.length, 2)];
    weighFew(live, 2, ofPairs);
    int number = 0;
    for (int e = 0; e < live.length; e++) {
      for (int d = 0; d <= e; d++) {
        int ofTwo = d < e ? live[e] * live[d] : pairs(live[e]);
        for (int c = 0; c <= d; c++) {
          int same = c == e ? 3 : c == d ? 2 : 1;
          int ofThree = more(ofTwo, live, c, d, c == e ? 2 : 1);
          int lower = count(c, 2); // pairs of ranks below all these
          for (int pair = 0; pair < lower; pair++) {
            weights[number + pair] = ofThree * ofPairs[pair];
          }
          number += lower;
          int ofFour = more(ofThree, live, c, c, same);
          for (int a = 0; a < c; a++) {
            weights[number++] = ofFour * live[a];
          }
          weights[number++] = more(ofFour, live, c, c, same + 1);
        }
      }
    }
  }

  /** Like {@link #weigh}, for multisets of no, one or two cards. */
  public static void weighFew(int[] live, int cards, int[] weights) {
    int number = 0;
    switch (cards) {
      case 0 -> weights[0] = 1;
      case 1 -> System.arraycopy(live, 0, weights, 0, live.length);
      default -> {
        for (int b = 0; b < live.length; b++) {
          for (int a = 0; a < b; a++) {
            weights[number++] = live[a] * live[b];
          }
          weights[number++] = pairs(live[b]);
        }
      }
    }
  }

  private static int pairs(int cards) {
    return cards * (cards - 1) / 2;
  }

  /**
   * The number of ways with one more card: of a new rank, or of the rank of the lowest cards so
   * far, of which there are {@code same}.
   */
  private static int more(int ways, int[] live, int rank, int lowest, int same) {
    return rank < lowest ? ways * live[rank] : ways * (live[rank] - same) / (same + 1);
  }
}
