package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Finds the wild rank in a rules file. */
final class WildRank {
  private WildRank() {}

  /** The cards of the wild rank in all suits; the empty set if there is no wild rank. */
  static long cards(String rules) {
    Properties keys = new Properties();
    try {
      keys.load(new StringReader(rules));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String rank = keys.getProperty("wild-rank", "").strip();
    if (rank.length() != 1 || Card.RANKS.indexOf(rank) < 0) { // none
      return Hand.EMPTY;
    }
    long cards = Hand.EMPTY;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      cards |= 1L << Card.of(Card.RANKS.indexOf(rank), suit);
    }
    return cards;
  }
}
