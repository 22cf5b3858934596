package dev.yaku.index;

import dev.yaku.Card;
import java.util.Arrays;

/**
 * The judge of indices: a deal under each of the 24 permutations of suits, and the least of them.
 */
final class CanonicalDeal {
  private static final int[][] PERMUTATIONS = new int[24][];

  static {
    int count = 0;
    for (int code = 0; code < 4 * 4 * 4 * 4; code++) {
      int[] suits = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
      if (Arrays.stream(suits).distinct().count() == 4) {
        PERMUTATIONS[count++] = suits;
      }
    }
  }

  private CanonicalDeal() {}

  static int permutations() {
    return PERMUTATIONS.length;
  }

  /** The deal with other suits. */
  static long[] permuted(int permutation, long... rounds) {
    long[] permuted = new long[rounds.length];
    for (int i = 0; i < rounds.length; i++) {
      for (int card = 0; card < Card.JOKER; card++) {
        if ((rounds[i] >>> card & 1) != 0) {
          int suit = PERMUTATIONS[permutation][Card.suit(card)];
          permuted[i] |= 1L << Card.of(Card.rank(card), suit);
        }
      }
    }
    return permuted;
  }

  /** The same for all deals that differ only in suits, and for no others. */
  static long[] of(long... rounds) {
    long[] least = rounds;
    for (int i = 0; i < PERMUTATIONS.length; i++) {
      long[] permuted = permuted(i, rounds);
      if (Arrays.compare(permuted, least) < 0) {
        least = permuted;
      }
    }
    return least;
  }

  /** How many different deals the permutations make. */
  static long deals(long... rounds) {
    long[][] all = new long[PERMUTATIONS.length][];
    Arrays.setAll(all, i -> permuted(i, rounds));
    return Arrays.stream(all).map(Arrays::toString).distinct().count();
  }
}
