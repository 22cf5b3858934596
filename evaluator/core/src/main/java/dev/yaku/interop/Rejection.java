package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Category;
import java.util.Objects;

/** Exceptions for codes and cards that are not in a coding. */
final class Rejection {
  /** Instead of an index: the rejected element was not in an array. */
  static final int ALONE = -1;

  private Rejection() {}

  static IllegalArgumentException of(String what, int index, String expected) {
    String place = index == ALONE ? "" : ", at index " + index;
    return new IllegalArgumentException(what + place + ": expected " + expected);
  }

  /** Rejects jokers and numbers that are not cards, for a coding that has only the 52 cards. */
  static void checkNatural(int card, int index, String coding) {
    if (card < 0 || Card.isJoker(card)) {
      throw of(Card.toString(card) + " has no " + coding + " code", index, "cards 0 to 51");
    }
  }

  static IllegalArgumentException ofCategory(Category category, String coding) {
    return of(category.text() + " has no " + coding, ALONE, "high-card to royal-flush");
  }

  static void checkLengths(int[] a, String nameOfA, int[] b, String nameOfB) {
    Objects.requireNonNull(a, nameOfA);
    Objects.requireNonNull(b, nameOfB);
    if (a.length != b.length) {
      throw new IllegalArgumentException(
          a.length + " " + nameOfA + ", but " + b.length + " " + nameOfB);
    }
  }
}
