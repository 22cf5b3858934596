package dev.yaku.equity;

import dev.yaku.Card;

/** The exception for a card passed as a set of cards. */
final class Sets {
  private Sets() {}

  static IllegalArgumentException notASet(int card) {
    return new IllegalArgumentException(
        card + " is a card, " + Card.toString(card) + ", not a set of cards: use Hand.of(...)");
  }
}
