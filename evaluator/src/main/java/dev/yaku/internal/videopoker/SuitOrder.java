package dev.yaku.internal.videopoker;

import dev.yaku.Card;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Enumerates sets of natural cards, one of all that differ in the names of their suits alone: the
 * one whose first suit has the greatest set of ranks, and so on.
 */
public final class SuitOrder {
  private static final int RANKS = Card.RANK_COUNT;

  private final int[] suits;

  /** By number of cards: the sets of ranks of no more cards, ascending. */
  private final int[][] rankSets = new int[SuitClasses.HAND + 1][];

  private long[] found = new long[1 << 10];
  private int count;

  /**
   * @param deck all cards of some ranks in some suits; jokers do not matter
   */
  SuitOrder(long deck) {
    suits = IntStream.range(0, Card.SUITS.length()).filter(i -> ranks(deck, i) != 0).toArray();
    int ranks = (int) ranks(deck, suits[0]);
    for (int cards = 0; cards < rankSets.length; cards++) {
      int most = cards;
      rankSets[cards] =
          IntStream.rangeClosed(0, ranks)
              .filter(set -> (set & ~ranks) == 0 && Integer.bitCount(set) <= most)
              .toArray();
    }
  }

  /** One set of so many cards of each class, each time in the same order. */
  long[] representatives(int cards) {
    count = 0;
    place(0, Integer.MAX_VALUE, cards, 0);
    return Arrays.copyOf(found, count);
  }

  /** Adds the sets that hold these cards and more, in the next suits, none with more ranks. */
  private void place(int next, int most, int missing, long set) {
    if (missing == 0) {
      add(set);
      return;
    }
    if (next == suits.length) {
      return;
    }
    for (int ranks : rankSets[missing]) {
      if (ranks > most) {
        return;
      }
      if (ranks != 0) {
        long held = set | (long) ranks << RANKS * suits[next];
        place(next + 1, ranks, missing - Integer.bitCount(ranks), held);
      }
    }
  }

  private void add(long set) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = set;
  }

  /** The set that stands for the class of this one. */
  long representative(long set) {
    long[] ranks = new long[suits.length];
    for (int i = 0; i < ranks.length; i++) {
      long next = ranks(set, suits[i]);
      int place = i;
      for (; place > 0 && ranks[place - 1] < next; place--) {
        ranks[place] = ranks[place - 1];
      }
      ranks[place] = next;
    }
    long representative = 0;
    for (int i = 0; i < ranks.length; i++) {
      representative |= ranks[i] << RANKS * suits[i];
    }
    return representative;
  }

  /** How many sets are in the class of this one. */
  int size(long set) {
    int size = 1;
    for (int i = 0; i < suits.length; i++) {
      int alike = 0;
      for (int j = 0; j <= i; j++) {
        alike += ranks(set, suits[i]) == ranks(set, suits[j]) ? 1 : 0;
      }
      size = size * (i + 1) / alike;
    }
    return size;
  }

  private static long ranks(long set, int suit) {
    return set >>> RANKS * suit & (1L << RANKS) - 1;
  }
}
