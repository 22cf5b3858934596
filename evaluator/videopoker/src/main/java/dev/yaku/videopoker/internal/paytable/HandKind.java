package dev.yaku.videopoker.internal.paytable;

import dev.yaku.Category;

/**
 * The properties of a hand that pay tables can test.
 *
 * @param value the value by the rules
 * @param category the category by the rules
 * @param rank the rank that decides first: of the pair, of the higher pair, the highest of a
 *     straight; -1 if there is none
 * @param kicker the rank that decides next, or -1
 * @param jokers the number of jokers in the hand
 * @param wildRanked the number of cards of the wild rank in the hand
 * @param wildRank the wild rank, or -1
 */
public record HandKind(
    int value, Category category, int rank, int kicker, int jokers, int wildRanked, int wildRank) {

  /** The number of wild cards in the hand. */
  int wild() {
    return jokers + wildRanked;
  }
}
