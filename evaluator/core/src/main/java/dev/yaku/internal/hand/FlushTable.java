package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;

/**
 * The values of the flushes of hands that are sets of natural cards.
 *
 * @param values by set of ranks of one suit: the value of the best flush in it, or 0
 * @param rankMask -1; or 0 if a flush counts against its holder, since a hand with a flush then has
 *     no other value
 * @param missing the cards that the deck does not have
 */
public record FlushTable(char[] values, int rankMask, long missing) {
  /*
   * These methods must be inlined, and must not call other methods for valid hands: the JIT inlines
   * a rarely taken path only if it is short, and not the methods that it calls (JIT.md, note 1). A
   * call would slow down hands without a flush, too.
   *
   * For the same reason they must not need more registers than the caller has left: JIT.md, note 2.
   * Hence one suit after the other; and the last index is not masked, so that its bounds check
   * finds cards beyond the 52. The first two methods differ only in how they compute the indices.
   */

  /** Reads the flushes from a table file. */
  public static FlushTable of(TableFile table) throws TableFormatException {
    return new FlushTable(
        table.chars(TableFormat.FLUSHES),
        table.header().isLow() ? 0 : -1,
        Hand.DECK & ~table.header().deck());
  }

  /**
   * The value of a hand.
   *
   * @param value the value of the hand's ranks
   * @param flush whether the hand may have a flush, or a card that is not in the deck
   * @throws ArrayIndexOutOfBoundsException if the hand has a card that is not in the deck
   */
  public int best(int value, boolean flush, long hand) {
    if (!flush) {
      return value;
    }
    if ((hand & missing) != 0) {
      throw notInDeck(hand);
    }
    long suits = hand << 12; // so that indices are not those of SetEvaluator.evaluate
    int best = Math.max(value & rankMask, values[(int) (hand >>> 38) >>> 1]);
    best = Math.max(best, values[(int) (suits >>> 12) & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[(int) (suits >>> 25) & KeyLayout.SUIT_MASK]);
    return Math.max(best, values[(int) (suits >>> 38) & KeyLayout.SUIT_MASK]);
  }

  /** The same, for callers that add up keys of cards and have no indices of suits to share. */
  public int bestOfKeys(int value, boolean flush, long hand) {
    if (!flush) {
      return value;
    }
    if ((hand & missing) != 0) {
      throw notInDeck(hand);
    }
    int best = Math.max(value & rankMask, values[(int) (hand >>> 38) >>> 1]);
    best = Math.max(best, values[(int) (hand >>> 25) >>> 1 & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[(int) (hand >>> 12) >>> 1 & KeyLayout.SUIT_MASK]);
    return Math.max(best, values[(int) hand & KeyLayout.SUIT_MASK]);
  }

  /**
   * The same, for callers who know the suit, and that all cards are in the deck.
   *
   * @param tops 0, or the highest bit of a key's counter of the only suit that has a flush
   */
  int bestOfSuit(int value, int tops, long hand) {
    if (tops == 0) {
      return value;
    }
    int suit = Integer.numberOfTrailingZeros(tops) >>> KeyLayout.BITS_SHIFT;
    int ranks = (int) (hand >>> suit * Card.RANK_COUNT) & KeyLayout.SUIT_MASK;
    return Math.max(value & rankMask, values[ranks]);
  }

  private ArrayIndexOutOfBoundsException notInDeck(long hand) {
    // in the JVM's words, in which HandLimits finds the card
    int card = Long.numberOfTrailingZeros(hand & missing);
    return new ArrayIndexOutOfBoundsException(
        "Index " + card + " out of bounds for length " + Card.JOKER);
  }
}
