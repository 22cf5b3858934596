package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Category;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.function.IntBinaryOperator;

/**
 * How another program codes cards and results: places in its orders of ranks and suits.
 *
 * @param name what messages call it
 * @param ranks the letters of {@link Card#RANKS}, in its order
 * @param suits the letters of {@link Card#SUITS}, in its order
 */
record Coding(String name, String ranks, String suits) {
  static final int ALONE = -1; // instead of an index: the rejected element was not in an array

  /**
   * The categories that all codings distinguish, weakest first; most codings do not tell the last
   * two apart.
   */
  static final List<Category> RESULTS =
      List.copyOf(EnumSet.range(Category.HIGH_CARD, Category.ROYAL_FLUSH));

  /** The place of the straight flush among the results. */
  static final int STRAIGHT_FLUSH = RESULTS.indexOf(Category.STRAIGHT_FLUSH);

  /** Whether there are a rank and a suit at these places. */
  boolean has(int rank, int suit) {
    return rank >= 0 && rank < ranks.length() && suit >= 0 && suit < suits.length();
  }

  /** The card with the rank and the suit at these places. */
  int card(int rank, int suit) {
    return Card.of(Card.RANKS.indexOf(ranks.charAt(rank)), Card.SUITS.indexOf(suits.charAt(suit)));
  }

  /** The place of the card's rank; rejects what is none of the 52 cards. */
  int rank(int card, int index) {
    checkNatural(card, index);
    return ranks.indexOf(Card.RANKS.charAt(Card.rank(card)));
  }

  /** The place of the card's suit; rejects what is none of the 52 cards. */
  int suit(int card, int index) {
    checkNatural(card, index);
    return suits.indexOf(Card.SUITS.charAt(Card.suit(card)));
  }

  private void checkNatural(int card, int index) {
    if (card < 0 || Card.isJoker(card)) {
      throw rejection(Card.toString(card) + " has no " + name + " code", index, "cards 0 to 51");
    }
  }

  /** The place of a category from 0, high card, to 9, royal flush; rejects all others. */
  int result(Category category, String what) {
    int place =
        category == Category.NATURAL_ROYAL_FLUSH ? RESULTS.size() - 1 : RESULTS.indexOf(category);
    if (place < 0) {
      throw rejection(
          category.text() + " has no " + name + " " + what, ALONE, "high-card to royal-flush");
    }
    return place;
  }

  static IllegalArgumentException rejection(String what, int index, String expected) {
    String place = index == ALONE ? "" : ", at index " + index;
    return new IllegalArgumentException(what + place + ": expected " + expected);
  }

  /** Converts all elements, in their order; the converter gets each index for messages. */
  static int[] each(int[] elements, String name, IntBinaryOperator converter) {
    int[] converted = new int[Objects.requireNonNull(elements, name).length];
    for (int i = 0; i < elements.length; i++) {
      converted[i] = converter.applyAsInt(elements[i], i);
    }
    return converted;
  }

  /** Rejects arrays of different lengths. */
  static void checkPairs(int[] firsts, String first, int[] seconds, String second) {
    int count = Objects.requireNonNull(firsts, first).length;
    if (count != Objects.requireNonNull(seconds, second).length) {
      throw new IllegalArgumentException(
          count + " " + first + ", but " + seconds.length + " " + second);
    }
  }
}
