package dev.yaku.cli.hands;

import dev.yaku.Category;
import java.util.List;
import java.util.Locale;

/** The words of a comparison of hands, in one language. Hands are numbered from 1. */
interface ShowdownWords {
  /** In English, or Japanese. */
  static ShowdownWords of(Locale language) {
    return language.getLanguage().equals("ja") ? new JapaneseShowdown() : new EnglishShowdown();
  }

  /** The label before a hand. */
  String label(int number);

  /** All hands are equal. */
  String tie();

  /**
   * Who wins the pot.
   *
   * @param losers the next best hands, or none if they are obvious
   */
  String winners(List<Integer> winners, List<Integer> losers, String reason);

  /** Like {@link #winners}, for half of the pot. */
  String winnersOfHalf(boolean high, List<Integer> winners, List<Integer> losers, String reason);

  /** All hands share this half. */
  String tieForHalf(boolean high, List<Integer> winners);

  /** Like {@link #winnersOfHalf}, if no other hand qualifies for low. */
  String onlyLow(List<Integer> winners);

  /** There is no low half. */
  String noLow();

  /** One hand wins the whole pot. */
  String scoop(int number);

  /**
   * The share of each hand.
   *
   * @param parts fractions of the pot such as 1/4, in the order of the hands that get them
   */
  String shares(List<Integer> numbers, List<String> parts);

  /** One category is better. */
  String beats(Category better, Category worse);

  /** For two hands of one category whose ranks are equal. */
  String better(Category category);

  /**
   * The first difference between two hands of one category.
   *
   * @param place the nibble of the packed value for this part of the hand
   * @param ranks the better and the worse rank; -1 if there is none
   * @param group whether more than one card has the rank
   */
  String decides(Category category, int place, int[] ranks, boolean group);
}
