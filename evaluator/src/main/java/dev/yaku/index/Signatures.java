package dev.yaku.index;

import dev.yaku.Card;

/**
 * How many cards of one suit come in each round, and which: the first is the suit's signature, the
 * second its number among those of the same signature.
 */
final class Signatures {
  /*
   * A signature has one digit a round, from 0 to the round's cards; the first round's is the lowest.
   * So the signature of the rounds so far is that of all rounds with zeros for the others.
   *
   * The number has digits, too: for each round, the first the lowest, the number of the round's ranks
   * among the sets of as many of those ranks that no round before has taken.
   */
  private static final int RANKS = (1 << Card.RANK_COUNT) - 1;

  /** Bits for the digit of a round in {@link #digits}. */
  private static final int DIGIT_BITS = 4;

  private static final int DIGIT = (1 << DIGIT_BITS) - 1;

  private final int[] strides;
  private final int absent;
  private final int[] sizes;
  private final long[] digits;

  /**
   * @param ranks those that the suit has
   */
  Signatures(int ranks, int... rounds) {
    absent = RANKS & ~ranks;
    strides = new int[rounds.length + 1];
    strides[0] = 1;
    for (int i = 0; i < rounds.length; i++) {
      strides[i + 1] = strides[i] * (rounds[i] + 1);
    }
    sizes = new int[strides[rounds.length]];
    digits = new long[sizes.length];
    for (int signature = 0; signature < sizes.length; signature++) {
      describe(signature, Integer.bitCount(ranks));
    }
  }

  private void describe(int signature, int ranks) {
    int free = ranks;
    int size = 1;
    for (int round = 0; round < strides.length - 1; round++) {
      int cards = signature % strides[round + 1] / strides[round];
      digits[signature] |= (long) cards << DIGIT_BITS * round;
      size *= cards > free ? 0 : Binomials.choose(free, cards);
      free = Math.max(0, free - cards);
    }
    sizes[signature] = size;
  }

  /**
   * What a card of this round adds to its suit's signature; beyond the last, how many there are.
   */
  int stride(int round) {
    return strides[round];
  }

  /** How many numbers a suit of this signature can have; 0 if it has not enough ranks. */
  int size(int signature) {
    return sizes[signature];
  }

  /** Digits of {@link #DIGIT_BITS} bits: how many cards come in each round. */
  long digits(int signature) {
    return digits[signature];
  }

  /**
   * Puts the cards of one suit where they belong.
   *
   * @param shift where the suit's ranks lie in a set of cards
   */
  void unindex(int signature, int number, int shift, long[] cards) {
    int taken = absent;
    int rest = number;
    int round = 0;
    for (long left = digits[signature]; left != 0; left >>>= DIGIT_BITS, round++) {
      int count = (int) left & DIGIT;
      if (count != 0) {
        int sets = Binomials.choose(Card.RANK_COUNT - Integer.bitCount(taken), count);
        int ranks = spread(Binomials.set(count, rest % sets), taken);
        rest /= sets;
        taken |= ranks;
        cards[round] |= (long) ranks << shift;
      }
    }
  }

  /** The set's places counted among those that are not taken. */
  private static int spread(int set, int taken) {
    int spread = set;
    for (int rest = taken; rest != 0; rest &= rest - 1) {
      spread += spread & (rest | -rest); // the lowest taken place and all above it move up
    }
    return spread;
  }
}
