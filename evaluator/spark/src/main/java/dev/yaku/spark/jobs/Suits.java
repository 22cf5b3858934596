package dev.yaku.spark.jobs;

import dev.yaku.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Exchanges suits. */
final class Suits {
  private static final int SUIT = (1 << Card.RANK_COUNT) - 1;
  private static final List<int[]> PERMUTATIONS = permutations();

  private Suits() {}

  private static List<int[]> permutations() {
    List<int[]> all = new ArrayList<>();
    for (int code = 0; code < 1 << 8; code++) {
      int[] suits = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
      if ((1 << suits[0] | 1 << suits[1] | 1 << suits[2] | 1 << suits[3]) == 15) {
        all.add(suits);
      }
    }
    return all;
  }

  /** The hand with each suit replaced by another. */
  private static long exchanged(long hand, int... suits) {
    long result = 0;
    for (int suit = 0; suit < suits.length; suit++) {
      long ranks = hand >>> Card.RANK_COUNT * suit & SUIT;
      result |= ranks << Card.RANK_COUNT * suits[suit];
    }
    return result;
  }

  /**
   * The hands that equal another up to suits and do not share a card with this hand. Hands that are
   * equal by an exchange of suits which does not change this hand are represented by one of them,
   * with their number.
   */
  static SortedMap<Long, Integer> opponents(long hand, long other) {
    List<int[]> same =
        PERMUTATIONS.stream().filter(suits -> exchanged(hand, suits) == hand).toList();
    TreeSet<Long> alike = new TreeSet<>();
    for (int[] suits : PERMUTATIONS) {
      alike.add(exchanged(other, suits));
    }
    NavigableMap<Long, Integer> opponents = new TreeMap<>();
    for (long held : alike) {
      if ((held & hand) == 0) {
        long least = held;
        for (int[] suits : same) {
          least = Math.min(least, exchanged(held, suits));
        }
        opponents.merge(least, 1, Integer::sum);
      }
    }
    return opponents;
  }
}
