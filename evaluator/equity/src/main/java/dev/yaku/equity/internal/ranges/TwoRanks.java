package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import java.util.BitSet;

/**
 * Two ranks and their suits, as a term of a range names them: {@code QQ}, {@code AKs}, {@code AKo},
 * {@code AK}, {@code AhKd}.
 *
 * @param highSuit the suit of the higher rank; of a pair, the greater suit
 */
record TwoRanks(int high, int low, Suits suits, int highSuit, int lowSuit) {
  private static final int ANY_SUIT = -1;
  private static final int SUITS = Card.SUITS.length();

  /** The hands of two ranks that a term means: suited, offsuit, all, or with these suits. */
  enum Suits {
    SUITED,
    OFFSUIT,
    ALL,
    CARDS
  }

  static TwoRanks of(int a, int b, Suits suits) {
    return new TwoRanks(Math.max(a, b), Math.min(a, b), suits, ANY_SUIT, ANY_SUIT);
  }

  static TwoRanks of(int card, int other) {
    int a = Card.rank(card) * SUITS + Card.suit(card);
    int b = Card.rank(other) * SUITS + Card.suit(other);
    int high = Math.max(a, b);
    int low = Math.min(a, b);
    return new TwoRanks(high / SUITS, low / SUITS, Suits.CARDS, high % SUITS, low % SUITS);
  }

  boolean isPair() {
    return high == low;
  }

  private int gap() {
    return high - low;
  }

  /** With a lower rank or, of a pair, another one. */
  TwoRanks withLow(int rank) {
    return new TwoRanks(isPair() ? rank : high, rank, suits, highSuit, lowSuit);
  }

  TwoRanks withSuits(Suits others) {
    return new TwoRanks(high, low, others, highSuit, lowSuit);
  }

  /** Whether a span can lead from one to the other. */
  boolean isAlike(TwoRanks other) {
    return suits == other.suits
        && highSuit == other.highSuit
        && lowSuit == other.lowSuit
        && isPair() == other.isPair()
        && (high == other.high || gap() == other.gap());
  }

  /** The hands of these ranks in a deck. */
  BitSet holes(long deck) {
    return span(low, low, deck);
  }

  /** All hands from this lower rank to that one: of the same high rank, or of pairs. */
  BitSet span(int lowest, int highest, long deck) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int rank = lowest; rank <= highest; rank++) {
      withLow(rank).addTo(holes, deck);
    }
    return holes;
  }

  /** All hands between two ends that are alike. */
  BitSet to(TwoRanks end, long deck) {
    if (isPair() || high == end.high) {
      return span(Math.min(low, end.low), Math.max(low, end.low), deck);
    }
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int rank = Math.min(low, end.low); rank <= Math.max(low, end.low); rank++) {
      new TwoRanks(rank + gap(), rank, suits, highSuit, lowSuit).addTo(holes, deck);
    }
    return holes;
  }

  private void addTo(BitSet holes, long deck) {
    if (suits == Suits.CARDS) {
      long hand = Hand.of(Card.of(high, highSuit), Card.of(low, lowSuit));
      if ((hand & ~deck) == 0) {
        holes.set(HoleIndex.of(hand));
      }
      return;
    }
    if (suits != Suits.OFFSUIT) {
      HoleSets.addClass(holes, HoleClass.of(high, low, true), deck);
    }
    if (suits != Suits.SUITED && !isPair()) {
      HoleSets.addClass(holes, HoleClass.of(high, low, false), deck);
    }
  }
}
