package dev.yaku.cli.hands;

import dev.yaku.Category;
import dev.yaku.HandResult;
import java.util.Map;

/** Why one hand is better than another. */
final class WinningReason {
  /** The number of bits of an int above the ranks of a packed value. */
  private static final int RANKS_SHIFT = 12;

  /** The number of deciding ranks that are held more than once, for categories with such ranks. */
  private static final Map<Category, Integer> GROUPS =
      Map.of(
          Category.ONE_PAIR, 1,
          Category.TWO_PAIR, 2,
          Category.THREE_OF_A_KIND, 1,
          Category.FULL_HOUSE, 2,
          Category.FOUR_OF_A_KIND, 1,
          Category.FIVE_OF_A_KIND, 1);

  private WinningReason() {}

  /** Such as "flush beats straight", or "the kicker decides, queen against jack". */
  static String of(HandResult better, HandResult worse, ShowdownWords words) {
    Category category = better.category();
    if (category != worse.category()) {
      return words.beats(category, worse.category());
    }
    int[] betterRanks = better.ranks();
    int[] worseRanks = worse.ranks();
    int most = Math.max(betterRanks.length, worseRanks.length);
    int at = 0;
    while (at < most && rank(betterRanks, at) == rank(worseRanks, at)) {
      at++;
    }
    if (at == most) {
      return words.better(category); // the ranks are equal
    }
    // The first nibble that differs decides, and so does the first rank.
    int difference = better.packed() ^ worse.packed();
    int place = (Integer.numberOfLeadingZeros(difference) - RANKS_SHIFT) / 4;
    int[] ranks = {rank(betterRanks, at), rank(worseRanks, at)};
    return words.decides(category, place, ranks, at < GROUPS.getOrDefault(category, 0));
  }

  private static int rank(int[] ranks, int index) {
    return index < ranks.length ? ranks[index] : -1;
  }
}
