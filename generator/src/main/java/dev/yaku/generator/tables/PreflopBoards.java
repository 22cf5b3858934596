package dev.yaku.generator.tables;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.values.HandValues;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The boards of five cards by their ranks, and the values of two more cards on each. */
public final class PreflopBoards {
  /*
   * Boards and pairs are numbered as the multisets of their ranks are enumerated: by their highest
   * ranks first. Five cards of one rank have a number, too, but cannot be dealt.
   */
  static final int RANKS = 13;
  static final int SUITS = 4;
  static final int CARDS = 5;
  private static final int FEWEST_SUITED = 3; // with two in the hand, they make a flush

  /** For each number of cards, the multisets by their numbers. */
  private static final long[][] MULTISETS = new long[CARDS + 1][];

  static {
    int[] limits = new int[RankMultisets.SYMBOLS];
    Arrays.fill(limits, 0, RANKS, CARDS);
    Arrays.setAll(MULTISETS, cards -> RankMultisets.all(limits, cards).toLongArray());
  }

  private static final int BOARDS = MULTISETS[CARDS].length;

  /** The number of pairs of ranks. */
  static final int PAIRS = MULTISETS[2].length;

  final char[][] values = new char[PAIRS][BOARDS]; // by pair and board, without flushes
  final char[] flushes; // the values of cards of one suit, by set of ranks

  /**
   * By number of cards of a suit, from three on: the sets of ranks, and the boards of each set by
   * the multiset of the other ranks.
   */
  final int[][] sets = new int[CARDS + 1][];

  final char[][][] completions = new char[CARDS + 1][][];

  PreflopBoards(HandValues hands) {
    flushes = hands.flushes();
    putValues(hands, hands.hands(CARDS + 2));
    for (int cards = FEWEST_SUITED; cards <= CARDS; cards++) {
      putCompletions(cards);
    }
  }

  private void putValues(HandValues hands, HandValues.Level level) {
    Long2IntOpenHashMap known = new Long2IntOpenHashMap(level.size());
    for (int i = 0; i < level.size(); i++) {
      known.put(level.multisets().getLong(i), hands.value(level.packed().getInt(i)));
    }
    for (int board = 0; board < BOARDS; board++) {
      for (int pair = 0; pair < PAIRS; pair++) {
        // If a rank would be held five times, there is no value, and the 0 is never counted.
        values[pair][board] = (char) known.get(MULTISETS[CARDS][board] + MULTISETS[2][pair]);
      }
    }
  }

  private void putCompletions(int cards) {
    long[] others = MULTISETS[CARDS - cards];
    int[] found =
        IntStream.range(0, 1 << RANKS).filter(set -> Integer.bitCount(set) == cards).toArray();
    sets[cards] = found;
    completions[cards] = new char[found.length][others.length];
    for (int i = 0; i < found.length; i++) {
      for (int other = 0; other < others.length; other++) {
        long board = RankMultisets.ofSet(found[i]) + others[other];
        completions[cards][i][other] = (char) Arrays.binarySearch(MULTISETS[CARDS], board);
      }
    }
  }

  /** The ranks of a pair, the higher first. */
  static int[] ranks(int pair) {
    int[] ascending = RankMultisets.cards(MULTISETS[2][pair], 2, 0);
    return new int[] {ascending[1], ascending[0]};
  }

  /** The number of ways to deal each multiset of this size from these live cards of each rank. */
  static int[] ways(int cards, int[] live) {
    return Arrays.stream(MULTISETS[cards]).mapToInt(multiset -> ways(multiset, live)).toArray();
  }

  private static int ways(long multiset, int[] live) {
    int ways = 1;
    for (int rank = 0; rank < RANKS; rank++) {
      for (int held = 0; held < RankMultisets.count(multiset, rank); held++) {
        ways = ways * (live[rank] - held) / (held + 1);
      }
    }
    return ways;
  }
}
