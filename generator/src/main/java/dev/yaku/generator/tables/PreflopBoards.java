package dev.yaku.generator.tables;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.values.HandValues;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/** The boards of five cards by their ranks, and the values of two more cards on each. */
public final class PreflopBoards {
  /*
   * A board of the ranks a <= b <= c <= d <= e has the number C(a, 1) + C(b + 1, 2) + C(c + 2, 3) +
   * C(d + 3, 4) + C(e + 4, 5): its place in the order by highest rank first. Five cards of one rank
   * have a number, too, but cannot be dealt.
   */
  static final int RANKS = 13;
  static final int SUITS = 4;
  static final int CARDS = 5;

  /** The number of pairs of ranks. */
  static final int PAIRS = multisets(2);

  private static final int BOARDS = multisets(CARDS);
  private static final int FEWEST_SUITED = 3; // with two in the hand, they make a flush

  /** The ranks of every multiset by its number, highest first, for each number of cards. */
  private static final int[][][] RANKS_OF = new int[CARDS + 1][][];

  static {
    for (int cards = 0; cards <= CARDS; cards++) {
      RANKS_OF[cards] = new int[multisets(cards)][];
      for (int number = 0; number < RANKS_OF[cards].length; number++) {
        RANKS_OF[cards][number] = ranksOf(number, cards);
      }
    }
  }

  private final char[][] values = new char[PAIRS][BOARDS];
  private final char[] flushes = new char[1 << RANKS];

  /**
   * By number of cards of a suit: the sets of ranks, and the boards of each set by the other ranks.
   */
  private final int[][] sets = new int[CARDS + 1][];

  private final char[][][] completions = new char[CARDS + 1][][];

  PreflopBoards(HandValues hands) {
    for (int cards = CARDS; cards <= CARDS + 2; cards++) {
      putFlushes(hands, hands.suited(cards));
    }
    putValues(hands, hands.hands(CARDS + 2));
    for (int cards = FEWEST_SUITED; cards <= CARDS; cards++) {
      putCompletions(cards);
    }
  }

  private void putFlushes(HandValues hands, HandValues.Level level) {
    for (int i = 0; i < level.size(); i++) {
      int set = 0;
      for (int rank = 0; rank < RANKS; rank++) {
        set |= RankMultisets.count(level.multisets().getLong(i), rank) << rank;
      }
      flushes[set] = (char) hands.value(level.packed().getInt(i));
    }
  }

  private void putValues(HandValues hands, HandValues.Level level) {
    Long2IntOpenHashMap known = new Long2IntOpenHashMap(level.size());
    for (int i = 0; i < level.size(); i++) {
      known.put(level.multisets().getLong(i), hands.value(level.packed().getInt(i)));
    }
    for (int board = 0; board < BOARDS; board++) {
      long ofBoard = multiset(ranks(board, CARDS));
      for (int pair = 0; pair < PAIRS; pair++) {
        // If a rank would be held five times, there is no value, and the 0 is never counted.
        values[pair][board] = (char) known.get(ofBoard + multiset(ranks(pair, 2)));
      }
    }
  }

  private static long multiset(int[] ranks) {
    long multiset = 0;
    for (int rank : ranks) {
      multiset += RankMultisets.one(rank);
    }
    return multiset;
  }

  private void putCompletions(int cards) {
    int others = multisets(CARDS - cards);
    int[] found = new int[1 << RANKS];
    int count = 0;
    for (int set = 0; set < 1 << RANKS; set++) {
      if (Integer.bitCount(set) == cards) {
        found[count++] = set;
      }
    }
    sets[cards] = Arrays.copyOf(found, count);
    completions[cards] = new char[count][others];
    for (int i = 0; i < count; i++) {
      for (int other = 0; other < others; other++) {
        completions[cards][i][other] = (char) number(found[i], ranks(other, CARDS - cards));
      }
    }
  }

  /** The number of the board with these ranks of one suit and other ranks. */
  private static int number(int set, int[] others) {
    int[] count = new int[RANKS];
    for (int rank = 0; rank < RANKS; rank++) {
      count[rank] = set >>> rank & 1;
    }
    for (int rank : others) {
      count[rank]++;
    }
    int number = 0;
    int place = 1;
    for (int rank = 0; rank < RANKS; rank++) {
      for (; count[rank] > 0; count[rank]--) {
        number += choose(rank + place - 1, place);
        place++;
      }
    }
    return number;
  }

  /** The ranks of the multiset of this size and number, highest first. */
  static int[] ranks(int number, int cards) {
    return RANKS_OF[cards][number];
  }

  private static int[] ranksOf(int number, int cards) {
    int[] ranks = new int[cards];
    int rest = number;
    for (int place = cards; place > 0; place--) {
      int rank = RANKS - 1;
      while (choose(rank + place - 1, place) > rest) {
        rank--;
      }
      ranks[cards - place] = rank;
      rest -= choose(rank + place - 1, place);
    }
    return ranks;
  }

  /** The number of multisets of this size. */
  static int multisets(int cards) {
    return choose(RANKS + cards - 1, cards);
  }

  private static int choose(int of, int chosen) {
    int ways = 1;
    for (int i = 0; i < chosen; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }

  /** The value of a pair of ranks on every board, without flushes. */
  char[] values(int pair) {
    return values[pair];
  }

  /** The values of five to seven cards of a suit, by their ranks as a set. */
  char[] flushes() {
    return flushes;
  }

  /** The sets of this many ranks of one suit, 3 to 5. */
  int[] sets(int cards) {
    return sets[cards];
  }

  /** The boards that have a set's ranks of one suit, by the multiset of the other ranks. */
  char[][] completions(int cards) {
    return completions[cards];
  }

  /** The number of ways to deal each multiset of this size from these live cards of each rank. */
  static int[] ways(int cards, int[] live) {
    int[] ways = new int[RANKS_OF[cards].length];
    for (int number = 0; number < ways.length; number++) {
      int product = 1;
      int same = 0;
      int before = -1;
      for (int rank : ranks(number, cards)) {
        same = rank == before ? same + 1 : 0;
        product = product * (live[rank] - same) / (same + 1);
        before = rank;
      }
      ways[number] = product;
    }
    return ways;
  }
}
