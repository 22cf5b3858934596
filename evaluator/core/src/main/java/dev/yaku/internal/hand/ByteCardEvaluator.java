package dev.yaku.internal.hand;

import dev.yaku.internal.jit.ByteCards;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates hands of different cards that are given as bytes.
 *
 * @param keys by byte: the card's key
 * @param bits by byte: the set of that card alone; empty if the card is not in the deck
 */
record ByteCardEvaluator(
    long[] keys, long[] bits, FlushTable flushes, HashesBySize hashes, int flushBias)
    implements ByteCards {
  /*
   * Like HandTableEvaluator for cards that are ints, but both arrays have an element for every byte:
   * there are no bounds checks, and a hand is valid if the set of its cards has as many cards as
   * the list.
   */
  private static final int BYTES = 1 << Byte.SIZE;

  static ByteCards of(
      long[] cardKeys, long deck, FlushTable flushes, HashesBySize hashes, int flushBias) {
    long[] keys = new long[BYTES];
    long[] bits = new long[BYTES];
    for (long rest = deck; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      keys[card] = cardKeys[card];
      bits[card] = 1L << card;
    }
    return new ByteCardEvaluator(keys, bits, flushes, hashes, flushBias);
  }

  /** The value of a hand, given that of its ranks; rejects an invalid hand. */
  private int checked(long key, long hand, int size, int value) {
    if (Long.bitCount(hand) != size) {
      throw new IllegalArgumentException("invalid hand");
    }
    boolean flush = ((int) key + flushBias & KeyLayout.TOPS) != 0;
    return flushes.bestOfKeys(value, flush, key, hand);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e) {
    long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e];
    long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e];
    int value = hashes.five().valueOfSum(key, PerfectHash.commonRowShift(5));
    return checked(key, hand, 5, value);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f) {
    long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f];
    long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f];
    int value = hashes.six().valueOfSum(key, PerfectHash.commonRowShift(6));
    return checked(key, hand, 6, value);
  }

  @Override
  public int evaluate(int a, int b, int c, int d, int e, int f, int g) {
    long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g];
    long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g];
    int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
    return checked(key, hand, 7, value);
  }
}
