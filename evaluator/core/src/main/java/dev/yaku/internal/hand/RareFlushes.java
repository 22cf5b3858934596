package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.internal.rules.HandLimits;
import java.util.Locale;

/**
 * Finds flushes that do not follow from the cards of one suit and the number of wild cards, and
 * rejects cards that are not in the deck.
 *
 * @param limits tells the cards of the deck
 * @param subsets finds the value of a hand that may leave out cards of its flush, or null
 * @param keys finds the flush of a key
 * @param byKey whether a hand may hold a card twice, so that only its key tells all its cards
 */
public record RareFlushes(HandLimits limits, LowSubsets subsets, KeyFlushes keys, boolean byKey) {
  /** The value of a set of cards that may have a flush, given the value of its ranks. */
  int best(int value, long hand) {
    rejectMissing(hand);
    int best = subsets.best(hand);
    return best == 0 ? value : best;
  }

  /** The same, for a hand of which the key is known, too. */
  int best(int value, long key, long hand) {
    if (byKey) {
      rejectMissing(hand);
      return keys.best(value, key);
    }
    return best(value, hand);
  }

  /** In the JVM's words, in which HandLimits finds the card. */
  private void rejectMissing(long hand) {
    long missing = hand & ~limits.all();
    if (missing != 0) {
      throw new ArrayIndexOutOfBoundsException(
          String.format(
              Locale.ROOT,
              "Index %d out of bounds for length %d",
              Long.numberOfTrailingZeros(missing),
              Card.JOKER + limits.jokers()));
    }
  }
}
