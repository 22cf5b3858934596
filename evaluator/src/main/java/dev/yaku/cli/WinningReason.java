package dev.yaku.cli;

import dev.yaku.Category;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Why one hand is better than another, in words. */
final class WinningReason {
  /** How many bits of an int are above the ranks of a packed value. */
  private static final int RANKS_SHIFT = 12;

  /** Words that stand between the ranks of a description, or behind them. */
  private static final Set<String> NO_RANKS = Set.of("and", "over", "high", "kicker", "kickers");

  private static final Set<Category> PLURAL = Set.of(Category.TWO_CARD, Category.THREE_CARD);

  private WinningReason() {}

  /** Such as "flush beats straight", or "the kicker decides, queen against jack". */
  static String of(HandResult better, HandResult worse) {
    Category category = better.category();
    if (category != worse.category()) {
      String beats = PLURAL.contains(category) ? " beat " : " beats ";
      return words(category) + beats + words(worse.category());
    }
    // The first nibble that differs decides, and so does the first rank in the descriptions.
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
      return "the better " + words(category); // two that the description does not tell apart
    }
    return "the "
        + part(category, decider)
        + " decides, "
        + rank(betterRanks, at)
        + " against "
        + rank(worseRanks, at);
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

  /** The words of a description without those that are not ranks, but for the category's. */
  private static List<String> ranks(HandResult worth) {
    return Arrays.stream(worth.describe(Locale.ENGLISH).split("[ ,-]+", -1))
        .filter(word -> !NO_RANKS.contains(word))
        .toList();
  }
}
