package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import java.util.BitSet;

/**
 * Two ranks and their suits, as a term of a range names them: {@code QQ}, {@code AKs}, {@code AKo},
 * {@code AK}, {@code AhKd}. Of a pair, the greater suit is the high one.
 */
record TwoRanks(int high, int low, Suitedness suits, int highSuit, int lowSuit) {
  private static final int ANY_SUIT = -1;
  private static final int SUITS = Card.SUITS.length();

  /** The hands of two ranks that a term means: suited, offsuit, all, or with these suits. */
  enum Suitedness {
    SUITED,
    OFFSUIT,
    ALL,
    CARDS
  }

  static TwoRanks of(int a, int b, Suitedness suits) {
    return new TwoRanks(Math.max(a, b), Math.min(a, b), suits, ANY_SUIT, ANY_SUIT);
  }

  static TwoRanks of(int card, int other) {
    int a = Card.rank(card) * SUITS + Card.suit(card);
    int b = Card.rank(other) * SUITS + Card.suit(other);
    int high = Math.max(a, b);
    int low = Math.min(a, b);
    return new TwoRanks(high / SUITS, low / SUITS, Suitedness.CARDS, high % SUITS, low % SUITS);
  }

  boolean isPair() {
    return high == low;
  }

  /** With a lower rank or, of a pair, another one. */
  TwoRanks withLow(int rank) {
    return new TwoRanks(isPair() ? rank : high, rank, suits, highSuit, lowSuit);
  }

  TwoRanks withSuits(Suitedness others) {
    return new TwoRanks(high, low, others, highSuit, lowSuit);
  }

  /** Whether a span can lead from one to the other. */
  boolean spansTo(TwoRanks other) {
    return suits == other.suits
        && highSuit == other.highSuit
        && lowSuit == other.lowSuit
        && isPair() == other.isPair()
        && (high == other.high || high - low == other.high - other.low);
  }

  BitSet holes(long deck) {
    return to(this, deck);
  }

  /** All hands between two ends that are alike: of the same high rank, or else the same gap. */
  BitSet to(TwoRanks end, long deck) {
    boolean sameHigh = !isPair() && high == end.high;
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int rank = Math.min(low, end.low); rank <= Math.max(low, end.low); rank++) {
      int top = sameHigh ? high : rank + high - low;
      new TwoRanks(top, rank, suits, highSuit, lowSuit).addTo(holes, deck);
    }
    return holes;
  }

  private void addTo(BitSet holes, long deck) {
    if (suits == Suitedness.CARDS) {
      long hand = Hand.of(Card.of(high, highSuit), Card.of(low, lowSuit));
      if ((hand & ~deck) == 0) {
        holes.set(HoleIndex.of(hand));
      }
      return;
    }
    if (suits != Suitedness.OFFSUIT) {
      HoleSets.addClass(holes, HoleClass.of(high, low, true), deck);
    }
    if (suits != Suitedness.SUITED && !isPair()) {
      HoleSets.addClass(holes, HoleClass.of(high, low, false), deck);
    }
  }
}
