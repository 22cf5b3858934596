package dev.yaku.cli;

import dev.yaku.Category;
import dev.yaku.HandResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Why one hand is better than another, in words. */
final class WinningReason {
  /** How many bits of an int are above the ranks of a packed value. */
  private static final int RANKS_SHIFT = 12;

  private static final List<String> NAMES =
      List.of(
          "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
          "king", "ace");

  /** How many of the ranks that decide are held more than once, where some are. */
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
  static String of(HandResult better, HandResult worse) {
    Category category = better.category();
    if (category != worse.category()) {
      String beats = PLURAL.contains(category) ? " beat " : " beats ";
      return words(category) + beats + words(worse.category());
    }
    // The first nibble that differs decides, and so does the first rank.
    int difference = better.packed() ^ worse.packed();
    int decider = (Integer.numberOfLeadingZeros(difference) - RANKS_SHIFT) / 4;
    List<String> betterRanks = ranks(better);
    List<String> worseRanks = ranks(worse);
    int most = Math.max(betterRanks.size(), worseRanks.size());
    int at = 0;
    while (at < most && rank(betterRanks, at).equals(rank(worseRanks, at))) {
      at++;
    }
    if (at == most) {
      return "the better " + words(category); // two that the ranks do not tell apart
    }
    return "the "
        + part(category, decider)
        + " decides, "
        + rank(betterRanks, at)
        + " against "
        + rank(worseRanks, at);
  }

  /** The ranks that decide, in words. */
  private static List<String> ranks(HandResult result) {
    int groups = GROUPS.getOrDefault(result.category(), 0);
    List<String> words = new ArrayList<>();
    for (int rank : result.ranks()) {
      String name = NAMES.get(rank);
      String plural = name.equals("six") ? "es" : "s";
      words.add(words.size() < groups ? name + plural : name);
    }
    return words;
  }

  private static String rank(List<String> ranks, int index) {
    return index < ranks.size() ? ranks.get(index) : "none";
  }

  /** What is described by a value's nibble of this index. */
  private static String part(Category category, int index) {
    List<String> parts =
        switch (category) {
          case ONE_PAIR -> List.of("pair");
          case TWO_PAIR -> List.of("first pair", "second pair");
          case FULL_HOUSE -> List.of("three of a kind", "pair");
          case THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> List.of(words(category));
          default -> List.of("high card", "second card", "third card", "fourth card", "fifth card");
        };
    return index < parts.size() ? parts.get(index) : "kicker";
  }

  private static String words(Category category) {
    if (category == Category.NONE) {
      return "nothing";
    }
    return category.text().replace('-', ' ') + (PLURAL.contains(category) ? "s" : "");
  }
}
