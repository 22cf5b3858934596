package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.internal.cards.Combinatorics;

/**
 * How many cards of one suit are in each round, and which: the former is the suit's signature, the
 * latter its number among all suits of the same signature.
 */
final class Signatures {
  /*
   * A signature has one digit for each round, from 0 to the number of cards in the round; the digit
   * of the first round is the lowest. So the signature of the rounds so far equals that of all
   * rounds, with zeros for later rounds.
   *
   * The number has digits, too, again with that of the first round lowest: the number of the
   * round's set of ranks, among all sets of that size of the ranks that no earlier round has taken.
   *
   * The sets of k places are numbered in the order of their highest places: the number of {p1 < p2
   * < ... < pk} is C(p1, 1) + C(p2, 2) + ... + C(pk, k) (the combinatorial number system). In that
   * order all sets of the lowest places come first, so one list serves any number of places.
   *
   * D. E. Knuth: The Art of Computer Programming 4A, 7.2.1.3.
   */
  private static final int RANKS = (1 << Card.RANK_COUNT) - 1;
  private static final int DIGIT_BITS = 4;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;
  private static final int CHOOSE_SHIFT = 4;

  private static final int[] CHOOSE = new int[Card.RANK_COUNT + 1 << CHOOSE_SHIFT];

  /** For each size, the sets of ranks by their numbers. */
  private static final char[][] SETS = new char[Card.RANK_COUNT + 1][];

  static {
    for (int places = 0; places <= Card.RANK_COUNT; places++) {
      for (int size = 0; size <= places; size++) {
        CHOOSE[places << CHOOSE_SHIFT | size] = (int) Combinatorics.choose(places, size);
      }
    }
    for (int size = 0; size <= Card.RANK_COUNT; size++) {
      SETS[size] = new char[choose(Card.RANK_COUNT, size)];
    }
    int[] filled = new int[SETS.length];
    for (char set = 0; set < 1 << Card.RANK_COUNT; set++) { // ascending sets have ascending numbers
      int size = Integer.bitCount(set);
      SETS[size][filled[size]++] = set;
    }
  }

  /**
   * By round: what each of its cards adds to its suit's signature; at last, the number of
   * signatures.
   */
  final int[] strides;

  /** By signature: how many numbers suits of it can have; 0 if the suit has too few ranks. */
  final int[] sizes;

  /** By signature: the number of cards in each round, in digits of {@link #DIGIT_BITS} bits. */
  final long[] digits;

  private final int absent;

  /** Of suits that have these ranks each. */
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
      int free = Integer.bitCount(ranks);
      sizes[signature] = 1;
      for (int round = 0; round < rounds.length; round++) {
        int cards = signature % strides[round + 1] / strides[round];
        digits[signature] |= (long) cards << DIGIT_BITS * round;
        sizes[signature] *= cards > free ? 0 : choose(free, cards);
        free = Math.max(0, free - cards);
      }
    }
  }

  /** The number of ways to choose {@code size} of the places; both from 0 to 13. */
  static int choose(int places, int size) {
    return CHOOSE[places << CHOOSE_SHIFT | size];
  }

  /**
   * Puts the cards of one suit into their rounds.
   *
   * @param shift the position of the suit's ranks in a set of cards
   */
  void unindex(int signature, int number, int shift, long[] cards) {
    int taken = absent;
    int rest = number;
    int round = 0;
    for (long left = digits[signature]; left != 0; left >>>= DIGIT_BITS, round++) {
      int count = (int) left & DIGIT;
      if (count != 0) {
        int sets = choose(Card.RANK_COUNT - Integer.bitCount(taken), count);
        int ranks = spread(SETS[count][rest % sets], taken);
        rest /= sets;
        taken |= ranks;
        cards[round] |= (long) ranks << shift;
      }
    }
  }

  /** The set, with its places counted among the places that are not taken. */
  private static int spread(int set, int taken) {
    int spread = set;
    for (int rest = taken; rest != 0; rest &= rest - 1) {
      spread += spread & (rest | -rest); // the lowest taken place and all above it move up
    }
    return spread;
  }

  /** The bit of a suit's lowest card in a set. */
  static int shift(int suit) {
    return Card.RANK_COUNT * suit;
  }
}
