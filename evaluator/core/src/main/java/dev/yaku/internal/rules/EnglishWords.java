package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;

/** Values in English: "Two pair, aces and kings, queen kicker". */
public final class EnglishWords {
  /* No streams or lambdas, here and in the other languages: the first of them takes long. */
  private static final String[] RANKS = {
    "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king", "ace"
  };

  private EnglishWords() {}

  /** Names the category and the deciding ranks, most significant first. */
  static String describe(Category category, int[] ranks) {
    StringBuilder text = new StringBuilder(name(category));
    switch (category) {
      case NONE, ROYAL_FLUSH, NATURAL_ROYAL_FLUSH -> {}
      case HIGH_CARD, ONE_PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> {
        boolean one = category == Category.HIGH_CARD;
        text.append(", ").append(one ? RANKS[ranks[0]] : many(ranks[0]));
        appendKickers(text, ranks, 1);
      }
      case TWO_PAIR -> {
        text.append(", ").append(many(ranks[0])).append(" and ").append(many(ranks[1]));
        appendKickers(text, ranks, 2);
      }
      case FOUR_WILD -> text.append(", with ").append(RANKS[ranks[0]]);
      case FULL_HOUSE ->
          text.append(", ").append(many(ranks[0])).append(" over ").append(many(ranks[1]));
      case STRAIGHT, STRAIGHT_FLUSH -> text.append(", ").append(RANKS[ranks[0]]).append(" high");
      case FLUSH -> appendList(text, ranks, 0);
      case ONE_CARD, TWO_CARD, THREE_CARD, BADUGI -> {
        String[] counts = {"", ", one card", ", two cards", ", three cards", " badugi"};
        return letters(ranks).append(counts[ranks.length]).toString();
      }
    }
    return text.toString();
  }

  /** The straight of the ace and the lowest ranks, where it is the second best. */
  static String describeWheel(Category category, int[] ranks) {
    return name(category) + ", ace to " + RANKS[ranks[1]];
  }

  /** A low hand without a pair: its ranks, worst first, and whether it is the best possible. */
  static String describeLow(boolean best, int[] ranks) {
    return letters(ranks).append(best ? ", number one" : " low").toString();
  }

  private static StringBuilder letters(int[] ranks) {
    StringBuilder text = new StringBuilder();
    for (int rank : ranks) {
      text.append(text.isEmpty() ? "" : "-").append(Card.RANKS.charAt(rank));
    }
    return text;
  }

  /** Such as "Full house". */
  public static String name(Category category) {
    if (category == Category.NONE) {
      return "Nothing";
    }
    StringBuilder name = new StringBuilder(category.text().replace('-', ' '));
    name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
    return name.toString();
  }

  private static void appendKickers(StringBuilder text, int[] ranks, int from) {
    int count = ranks.length - from;
    if (count > 0) {
      appendList(text, ranks, from);
      text.append(count == 1 ? " kicker" : " kickers");
    }
  }

  /** Appends ", ace, king and jack". */
  private static void appendList(StringBuilder text, int[] ranks, int from) {
    int last = ranks.length - 1;
    for (int i = from; i <= last; i++) {
      text.append(i == last && i > from ? " and " : ", ").append(RANKS[ranks[i]]);
    }
  }

  private static String many(int rank) {
    return RANKS[rank].concat(RANKS[rank].equals("six") ? "es" : "s");
  }
}
