package dev.yaku;

import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What other evaluators return for a hand of seven cards, from their definitions: the best of all
 * choices of five, each judged by counting its ranks. Shares no code with the library.
 */
final class PlainFive {
  private static final int CATEGORY =
      24; // from 0, no pair, to 8, straight flush, in the bits above

  private static final int[] WORST_OF_CATEGORY = {7462, 6185, 3325, 2467, 1609, 1599, 322, 166, 10};

  /** Of all hands of five cards, ascending: 7,462. */
  private static final int[] ALL = all().stream().mapToInt(number -> number).toArray();

  private PlainFive() {}

  /** HandEval's number: 0x0V0RRRRR, the category and the ranks in order, then zeros. */
  static int handEval(int... cards) {
    int best = 0;
    int[] five = new int[5];
    for (int choice = 0; choice < 1 << cards.length; choice++) {
      if (Integer.bitCount(choice) == 5) {
        int count = 0;
        for (int i = 0; i < cards.length; i++) {
          if ((choice >> i & 1) != 0) {
            five[count++] = cards[i];
          }
        }
        best = Math.max(best, ofFive(five));
      }
    }
    return best;
  }

  /** Cactus Kev's rank of HandEval's number: 1 is the best hand of five cards, 7462 the worst. */
  static int cactusKev(int handEval) {
    return ALL.length - Arrays.binarySearch(ALL, handEval);
  }

  /**
   * By HandEval's number, the value that Two Plus Two's table ends in: the category from 1, and the
   * place in it.
   */
  static int twoPlusTwo(int handEval) {
    int category = handEval >> CATEGORY;
    return category + 1 << 12 | WORST_OF_CATEGORY[category] - cactusKev(handEval) + 1;
  }

  private static int ofFive(int... cards) {
    int[] ranks = new int[5];
    boolean flush = true;
    for (int i = 0; i < 5; i++) {
      ranks[i] = cards[i] % 13;
      flush &= cards[i] / 13 == cards[0] / 13;
    }
    return ofRanks(flush, ranks);
  }

  private static int ofRanks(boolean flush, int... ranks) {
    int[] times = new int[13];
    for (int rank : ranks) {
      times[rank]++;
    }
    int[] order = new int[5]; // the different ranks: by how many there are of them, then by rank
    int count = 0;
    for (int most = 4; most > 0; most--) {
      for (int rank = 12; rank >= 0; rank--) {
        if (times[rank] == most) {
          order[count++] = rank;
        }
      }
    }
    boolean wheel = count == 5 && order[0] == 12 && order[1] == 3;
    if (count == 5 && (wheel || order[0] - order[4] == 4)) {
      return number(flush ? 8 : 4, 1, wheel ? 3 : order[0]);
    }
    int most = times[order[0]];
    int paired = count == 3 ? most == 2 ? 2 : 3 : most == 3 ? 6 : 7;
    return number(flush ? 5 : count == 5 ? 0 : count == 4 ? 1 : paired, count, order);
  }

  private static int number(int category, int count, int... ranks) {
    int number = category << 4; // a nibble stays free
    for (int i = 0; i < 5; i++) {
      number = number << 4 | (i < count ? ranks[i] : 0);
    }
    return number;
  }

  private static SortedSet<Integer> all() {
    SortedSet<Integer> all = new TreeSet<>();
    for (int a = 0; a < 13; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          for (int d = 0; d <= c; d++) {
            for (int e = 0; e <= d; e++) {
              if (a != e) { // no rank five times
                all.add(ofRanks(false, a, b, c, d, e));
              }
              if (a > b && b > c && c > d && d > e) {
                all.add(ofRanks(true, a, b, c, d, e));
              }
            }
          }
        }
      }
    }
    return all;
  }
}
