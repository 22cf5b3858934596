package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.table.KeyLayout;
import java.util.Arrays;

/** Finds in a key of a hand that of its cards of one suit, if at most two are of other suits. */
final class FlushKeyDecoder {
  /*
   * Let r(c) be the rank field of card c's key, and f(s) the factor of suit s. The factor field
   * of the key holds f(suit of c) * r(c) modulo 2^16, so that
   *
   *   difference(c, s) = factor field - f(s) * r(c)   modulo 2^16
   *
   * is 0 for the cards of suit s. Differences add up like keys, so the difference of a hand is that
   * of its cards of other suits. The generator has chosen the factors so that the difference
   * determines these cards, if there are at most two and their suits are known; the suit counters
   * tell the suits.
   */
  private final long[] cardKeys;
  private final int[] factors;
  private final long wildKey; // of every wild card, or 0
  private volatile Codes codes; // created on first use; two threads may create equal ones

  /**
   * The sums of keys of all sets of at most two cards of other suits, by code: a hash table with
   * linear probing. There are at most 4 * (1 + 39 + 780) sets.
   */
  private record Codes(long[] codes, long[] keys) {
    private static final int BITS = 13;
    private static final long NONE = -1;

    /** 2^64 divided by the golden ratio; see Knuth, The Art of Computer Programming 3, 6.4. */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    Codes() {
      this(new long[1 << BITS], new long[1 << BITS]);
      Arrays.fill(codes, NONE);
    }

    /** The slot where the code is, or would be. */
    private int slot(long code) {
      int slot = (int) (code * SPREAD >>> Long.SIZE - BITS);
      while (codes[slot] != code && codes[slot] != NONE) {
        slot = slot + 1 & codes.length - 1;
      }
      return slot;
    }

    void put(long code, long key) {
      int slot = slot(code);
      codes[slot] = code;
      keys[slot] = key;
    }

    long keyOf(long code) {
      int slot = slot(code);
      if (codes[slot] == NONE) {
        throw new ArrayIndexOutOfBoundsException("no cards have this code");
      }
      return keys[slot];
    }
  }

  FlushKeyDecoder(long[] cardKeys, int[] factors) {
    this.cardKeys = cardKeys;
    this.factors = factors;
    wildKey = Arrays.stream(cardKeys).filter(KeyLayout::isWild).findFirst().orElse(0);
  }

  /**
   * The key of the hand's cards of this suit and its wild cards.
   *
   * @throws ArrayIndexOutOfBoundsException if there is no such hand
   */
  long ofSuit(long key, int suit) {
    Codes known = codes;
    if (known == null) {
      known = makeCodes();
      codes = known;
    }
    int counters = (int) key & KeyLayout.COUNTERS;
    int size = KeyLayout.size(key);
    int suited = counters >>> KeyLayout.BITS * suit & KeyLayout.COUNTER;
    int wilds = (count(counters) - size) / 3;
    int others = counters - wilds * KeyLayout.UNITS - (suited - wilds << KeyLayout.BITS * suit);
    long difference = difference(key, suit) - wilds * difference(wildKey, suit);
    return key - known.keyOf(code(suit, others, difference));
  }

  private static int count(int counters) {
    return (counters & 15) + (counters >>> 4 & 15) + (counters >>> 8 & 15) + (counters >>> 12);
  }

  private long difference(long key, int suit) {
    return (key >>> KeyLayout.FACTOR_SHIFT) - factors[suit] * (key >>> KeyLayout.RANK_SHIFT);
  }

  private static long code(int suit, int counters, long difference) {
    return ((long) suit << 16 | counters) << KeyLayout.FACTOR_BITS | difference & KeyLayout.FACTOR;
  }

  private Codes makeCodes() {
    Codes made = new Codes();
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      put(made, suit, 0);
      for (int one = 0; one < Card.JOKER; one++) {
        if (isOther(one, suit)) {
          put(made, suit, cardKeys[one]);
          for (int two = one; two < Card.JOKER; two++) {
            if (isOther(two, suit)) {
              put(made, suit, cardKeys[one] + cardKeys[two]);
            }
          }
        }
      }
    }
    return made;
  }

  private void put(Codes made, int suit, long key) {
    made.put(code(suit, (int) key & KeyLayout.COUNTERS, difference(key, suit)), key);
  }

  /** Whether this card is in the deck, of another suit, and not wild. */
  private boolean isOther(int card, int suit) {
    int counters = (int) cardKeys[card] & KeyLayout.COUNTERS;
    return Integer.bitCount(counters) == 1 && Card.suit(card) != suit;
  }
}
