package dev.yaku.equity;

import dev.yaku.Card;

/** What is wrong with a card where a set of cards is meant. */
final class Sets {
  private Sets() {}

  static IllegalArgumentException notASet(int card) {
    return new IllegalArgumentException(
        card + " is a card, " + Card.toString(card) + ", where a set is meant: take Hand.of(...)");
  }
}
