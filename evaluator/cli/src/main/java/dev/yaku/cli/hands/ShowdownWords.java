package dev.yaku.cli.hands;

import dev.yaku.Category;
import java.util.List;
import java.util.Locale;

/** What is said of hands that are compared, in one language. Hands are numbered from 1. */
interface ShowdownWords {
  /** In English, or Japanese. */
  static ShowdownWords of(Locale language) {
    return language.getLanguage().equals("ja") ? new JapaneseShowdown() : new EnglishShowdown();
  }

  /** What stands before a hand. */
  String label(int number);

  /** All hands are equal. */
  String tie();

  /**
   * Who wins the pot.
   *
   * @param losers the next best, or none if it is clear who they are
   */
  String winners(List<Integer> winners, List<Integer> losers, String reason);

  /** As {@link #winners}, of a half of the pot. */
  String winnersOfHalf(boolean high, List<Integer> winners, List<Integer> losers, String reason);

  /** All hands share this half. */
  String tieForHalf(boolean high, List<Integer> winners);

  /** As {@link #winnersOfHalf}, where no others have a low hand. */
  String onlyLow(List<Integer> winners);

  /** There is no low half. */
  String noLow();

  /** One hand gets all. */
  String scoop(int number);

  /**
   * Who gets which part of the pot.
   *
   * @param parts fractions of the pot such as 1/4, in the order of the hands that get them
   */
  String shares(List<Integer> numbers, List<String> parts);

  /** One category is better. */
  String beats(Category better, Category worse);

  /** Of two hands of one category that their ranks do not tell apart. */
  String better(Category category);

  /**
   * Which ranks of two hands of one category differ first.
   *
   * @param place the nibble of the packed value that tells this part of the hand
   * @param ranks the better and the worse; -1 is none
   * @param group whether more than one card has the rank
   */
  String decides(Category category, int place, int[] ranks, boolean group);
}
