package dev.yaku.generator;

import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import java.util.Arrays;
import java.util.List;

/** The compiled rules of badugi: the value of every set of ranks, each of another suit. */
final class BadugiTable {
  /*
   * A hand holds one card of each of its suits, whichever make the best set of ranks. Two cards of
   * one rank count once, and the set has a rank less: no choice needs to be forbidden.
   *
   * In a set, bit 0 is the lowest rank of the rules. Packed values are those of other low games: the
   * number of cards is the category's place, then come the ranks, the highest first, each as 14 less
   * its place.
   */
  static final List<String> CATEGORIES = List.of("one-card", "two-card", "three-card", "badugi");

  private static final int RANK_COUNT = Rules.RANKS.length();
  private static final int CATEGORY_SHIFT = 20;

  private final GameRules.Badugi game;
  private final int[] packedByValue;
  private final char[] values = new char[1 << RANK_COUNT];

  BadugiTable(GameRules.Badugi game) {
    this.game = game;
    IntAVLTreeSet distinct = new IntAVLTreeSet();
    for (int set = 0; set < values.length; set++) {
      if (Integer.bitCount(set) <= GameRules.Badugi.MOST) {
        distinct.add(packed(set));
      }
    }
    packedByValue = distinct.toIntArray();
    for (int set = 0; set < values.length; set++) {
      values[set] =
          Integer.bitCount(set) > GameRules.Badugi.MOST
              ? PerfectHash.EMPTY
              : (char) Arrays.binarySearch(packedByValue, packed(set));
    }
  }

  private static int packed(int set) {
    int cards = Integer.bitCount(set);
    int packed = cards;
    for (int place = RANK_COUNT; place > 0; place--) {
      if ((set >> place - 1 & 1) != 0) {
        packed = packed << 4 | RANK_COUNT + 1 - place;
      }
    }
    return packed << CATEGORY_SHIFT - 4 * cards;
  }

  GameRules.Badugi game() {
    return game;
  }

  int[] packedByValue() {
    return packedByValue;
  }

  /** By set of at most four ranks, bit 0 the lowest of the rules: the value. */
  char[] values() {
    return values;
  }
}
