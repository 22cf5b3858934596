package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import java.util.function.LongPredicate;

/** The properties that the hands of a range may have, besides their cards. */
public enum OmahaProperty implements LongPredicate {
  DOUBLE_SUITED("$ds") {
    @Override
    public boolean test(long hole) {
      return suits(hole) >= 2;
    }
  },
  SINGLE_SUITED("$ss") {
    @Override
    public boolean test(long hole) {
      return suits(hole) == 1;
    }
  },
  RAINBOW("$rb") {
    @Override
    public boolean test(long hole) {
      return suits(hole) == 0;
    }
  },
  NO_PAIR("$np") {
    @Override
    public boolean test(long hole) {
      long ranks = hole | hole >>> 26;
      ranks |= ranks >>> 13;
      return Long.bitCount(ranks & SUIT) == Long.bitCount(hole);
    }
  },
  RANDOM("random") {
    @Override
    public boolean test(long hole) {
      return true;
    }
  };

  private static final long SUIT = (1L << Card.RANK_COUNT) - 1;

  final String text;

  OmahaProperty(String text) {
    this.text = text;
  }

  /** The number of suits with two or more cards. */
  private static int suits(long hole) {
    int suits = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      suits += Long.bitCount(hole >>> Card.RANK_COUNT * suit & SUIT) >= 2 ? 1 : 0;
    }
    return suits;
  }
}
