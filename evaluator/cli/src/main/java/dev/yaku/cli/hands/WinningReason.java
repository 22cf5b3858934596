package dev.yaku.cli.hands;

import dev.yaku.Category;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Words;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

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

  private static final Set<Category> PLURAL = Set.of(Category.TWO_CARD, Category.THREE_CARD);

  private WinningReason() {}

  /** Such as "flush beats straight", or "the kicker decides, queen against jack". */
  static String of(HandResult better, HandResult worse, Words words) {
    Category category = better.category();
    if (category != worse.category()) {
      return words.say(
          "showdown.beats" + (PLURAL.contains(category) ? ".many" : ".one"),
          name(category, words),
          name(worse.category(), words));
    }
    int[] betterRanks = better.ranks();
    int[] worseRanks = worse.ranks();
    int most = Math.max(betterRanks.length, worseRanks.length);
    int at = 0;
    while (at < most && rank(betterRanks, at) == rank(worseRanks, at)) {
      at++;
    }
    if (at == most) {
      return words.say("showdown.better", name(category, words)); // the ranks are equal
    }
    // The first nibble that differs decides, and so does the first rank.
    int difference = better.packed() ^ worse.packed();
    int place = (Integer.numberOfLeadingZeros(difference) - RANKS_SHIFT) / 4;
    boolean group = at < GROUPS.getOrDefault(category, 0);
    return words.say(
        "showdown.decides",
        part(category, place, words),
        rank(betterRanks, at, group, words),
        rank(worseRanks, at, group, words));
  }

  private static int rank(int[] ranks, int index) {
    return index < ranks.length ? ranks[index] : -1;
  }

  private static String rank(int[] ranks, int index, boolean group, Words words) {
    String names = words.say(group ? "showdown.ranks.many" : "showdown.ranks");
    return index < ranks.length
        ? names.split(" ", -1)[ranks[index]]
        : words.say("showdown.ranks.none");
  }

  /** A part of a hand, by the nibble of the packed value for it. */
  private static String part(Category category, int place, Words words) {
    String parts = words.sayOr("showdown.parts." + category.text(), "showdown.parts");
    String[] names = parts.split(", ", -1);
    return place < names.length ? names[place] : words.say("showdown.kicker");
  }

  private static String name(Category category, Words words) {
    String key = "showdown.category." + category.text();
    return words.has(key)
        ? words.say(key)
        : category.describe(words.language()).toLowerCase(Locale.ROOT);
  }
}
