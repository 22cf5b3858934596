package dev.yaku;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Values in English. */
final class Words {
  private static final String[] RANKS = {
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
    "ace"
  };

  private Words() {}

  /** Names the category and the ranks that decide, in the order in which they do. */
  static String describe(Category category, int... ranks) {
    return switch (category) {
      case NONE -> "Nothing";
      case HIGH_CARD -> "High card, " + one(ranks[0]) + kickers(ranks, 1);
      case ONE_PAIR -> "One pair, " + many(ranks[0]) + kickers(ranks, 1);
      case TWO_PAIR -> "Two pair, " + many(ranks[0]) + " and " + many(ranks[1]) + kickers(ranks, 2);
      case THREE_OF_A_KIND -> "Three of a kind, " + many(ranks[0]) + kickers(ranks, 1);
      case STRAIGHT -> "Straight, " + one(ranks[0]) + " high";
      case FLUSH -> "Flush, " + list(ranks, 0);
      case FULL_HOUSE -> "Full house, " + many(ranks[0]) + " over " + many(ranks[1]);
      case FOUR_OF_A_KIND -> "Four of a kind, " + many(ranks[0]) + kickers(ranks, 1);
      case STRAIGHT_FLUSH -> "Straight flush, " + one(ranks[0]) + " high";
      case ROYAL_FLUSH -> "Royal flush";
      case FIVE_OF_A_KIND -> "Five of a kind, " + many(ranks[0]);
    };
  }

  /** A low hand without a pair: its ranks, the worst first, and whether it is the best there is. */
  static String describeLow(boolean best, int... ranks) {
    String letters =
        Arrays.stream(ranks)
            .mapToObj(rank -> Card.RANKS.substring(rank, rank + 1))
            .collect(Collectors.joining("-"));
    return letters + (best ? ", number one" : " low");
  }

  private static String kickers(int[] ranks, int from) {
    return switch (ranks.length - from) {
      case 0 -> "";
      case 1 -> ", " + one(ranks[from]) + " kicker";
      default -> ", " + list(ranks, from) + " kickers";
    };
  }

  private static String list(int[] ranks, int from) {
    int last = ranks.length - 1;
    String others =
        Arrays.stream(ranks, from, last).mapToObj(Words::one).collect(Collectors.joining(", "));
    return others + " and " + one(ranks[last]);
  }

  private static String one(int rank) {
    return RANKS[rank];
  }

  private static String many(int rank) {
    return RANKS[rank].equals("six") ? "sixes" : RANKS[rank] + "s";
  }
}
