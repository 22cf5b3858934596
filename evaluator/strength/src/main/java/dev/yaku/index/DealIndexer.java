package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.internal.cards.CardName;

/** Finds the number of a deal, and rejects invalid deals. */
final class DealIndexer {
  /*
   * The numbers of the four suits are computed card by card, without branching on the suit: in
   * 32-bit lanes of two longs, and the signatures in 16-bit lanes of one long.
   */
  private static final int LANE = 16;

  /** For each card, the cards of its suit with lower ranks. */
  private static final long[] BELOW = new long[Card.JOKER];

  /** For each card, the lane of its suit. */
  private static final int[] LANES = new int[Card.JOKER];

  static {
    for (int card = 0; card < Card.JOKER; card++) {
      BELOW[card] = (1L << card) - (1L << HandIndex.shift(Card.suit(card)));
      LANES[card] = LANE * Card.suit(card);
    }
  }

  private final long deck;
  private final int[] rounds;
  private final Signatures signatures;
  private final RoundIndex[] indexes;

  DealIndexer(long deck, int[] rounds, Signatures signatures, RoundIndex[] indexes) {
    this.deck = deck;
    this.rounds = rounds;
    this.signatures = signatures;
    this.indexes = indexes;
  }

  /**
   * The number of a deal of {@code count} rounds.
   *
   * @param all the cards of each round; null if there are at most four rounds, which are in the
   *     other parameters
   */
  long index(int count, long first, long second, long third, long fourth, long[] all) {
    if (count < 1 || count > rounds.length) {
      throw new IllegalArgumentException(
          count + " rounds of cards: expected 1 to " + rounds.length);
    }
    long free = deck;
    long suits = 0; // signatures
    long low = 0; // numbers of clubs and diamonds
    long high = 0;
    for (int round = 0; round < count; round++) {
      long cards = all != null ? all[round] : cards(round, first, second, third, fourth);
      if (Long.bitCount(cards) != rounds[round] || (cards & ~free) != 0) {
        throw rejection(round, cards, free);
      }
      long stride = signatures.strides[round];
      long added = 0;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        int lane = LANES[card];
        int place = Long.bitCount(free & BELOW[card]);
        int size = Long.bitCount(cards & BELOW[card]) + 1;
        long digit = Binomials.choose(place, size);
        long part = digit * signatures.sizes[(int) (suits >>> lane) & 0xFFFF] << 2 * lane;
        int upperHalf = 25 - card >> 31; // all bits, or none
        long upper = upperHalf;
        high += part & upper;
        low += part & ~upper;
        added += stride << lane;
      }
      suits += added;
      free ^= cards;
    }
    return indexes[count - 1].index(
        suit(suits, low),
        suit(suits >>> LANE, low >>> 32),
        suit(suits >>> 2 * LANE, high),
        suit(suits >>> 3 * LANE, high >>> 32));
  }

  private static long cards(int round, long first, long second, long third, long fourth) {
    return round == 0 ? first : round == 1 ? second : round == 2 ? third : fourth;
  }

  private static long suit(long signatures, long numbers) {
    return (signatures & 0xFFFF) << 32 | numbers & 0xFFFF_FFFFL;
  }

  private IllegalArgumentException rejection(int round, long cards, long free) {
    String where = "round " + round + ", " + CardName.listOfSet(cards) + ": ";
    if ((cards & ~deck) != 0) {
      return new IllegalArgumentException(
          where + CardName.listOfSet(cards & ~deck) + " not in the deck");
    }
    if ((cards & ~free) != 0) {
      return new IllegalArgumentException(
          where + CardName.listOfSet(cards & ~free) + " dealt in an earlier round");
    }
    return new IllegalArgumentException(
        where + Long.bitCount(cards) + " cards, expected " + rounds[round]);
  }
}
