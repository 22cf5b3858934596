package dev.yaku.internal.paytable;

import dev.yaku.Category;

/**
 * What pay tables can ask of a hand.
 *
 * @param value by the rules
 * @param category by the rules
 * @param rank that decides first: of the pair, of the higher pair, the highest of a straight; -1 if
 *     none does
 * @param kicker the rank that decides next, or -1
 * @param jokers how many the hand holds
 * @param wildRanked how many cards of the rank that is wild the hand holds
 * @param wildRank which rank that is, or -1
 */
public record HandKind(
    int value, Category category, int rank, int kicker, int jokers, int wildRanked, int wildRank) {

  /** How many wild cards the hand holds. */
  int wild() {
    return jokers + wildRanked;
  }
}
