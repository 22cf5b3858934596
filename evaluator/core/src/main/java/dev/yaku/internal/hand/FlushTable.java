package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.MissingCardException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * The values of the flushes of hands. A table is in one of three states, by the rules:
 *
 * <ul>
 *   <li>{@code tabled}: {@code values} tell every flush, and {@code special} are the cards that are
 *       not in the deck. Hold'em has such a table.
 *   <li>{@code whole} is not null: hands may repeat cards, and have no more cards than a flush. The
 *       key finds the flush.
 *   <li>Neither: {@code rare} finds the flush, of every hand if {@code special} are all cards, and
 *       otherwise by the key of hands that may repeat cards.
 * </ul>
 *
 * @param values by number of wild cards and set of ranks of one suit: the best flush of them, or 0
 * @param rankMask -1; or 0 if a flush counts against its holder, so that no other value counts
 * @param special the cards with which a hand needs {@code rare}: those not in the deck, or all
 * @param wild the cards that count in every suit, and the jokers
 * @param jokers the jokers among them
 * @param mostWild how many of the wild cards a hand may hold
 * @param tabled whether these values tell the flushes of all hands whose key is known
 * @param whole otherwise the hash of flushes, if hands have no more cards than one, and may repeat
 *     cards; or null
 * @param rare the flushes that these values do not tell
 */
public record FlushTable(
    char[] values,
    int rankMask,
    long special,
    long wild,
    long jokers,
    int mostWild,
    boolean tabled,
    PerfectHash whole,
    Rare rare) {
  /*
   * These methods must be inlined, and must not call other methods for valid hands: the JIT inlines
   * a rarely taken path only if it is short, and not the methods that it calls (JIT.md, note 1). A
   * call would slow down hands without a flush, too.
   *
   * For the same reason they must not need more registers than the caller has left: JIT.md, note 2.
   * Hence one suit after the other; and in the second the last index is not masked, so that its
   * bounds check finds cards beyond the 52. The first method is the plain form; the others are
   * this one for callers that hold more than the set.
   */

  /**
   * The value of a hand, given that of its ranks, and whether it may have a flush, or a card that
   * is not in the deck, which an {@link ArrayIndexOutOfBoundsException} rejects.
   */
  public int best(int value, boolean flush, long hand) {
    if (!flush) {
      return value;
    }
    if ((hand & special) != 0) {
      return rare.best(value, hand);
    }
    int held = wild == 0 ? 0 : Long.bitCount(hand & wild) << Card.RANK_COUNT;
    long suits = hand << 12; // so that indices are not those of the hand's keys
    int best = Math.max(value & rankMask, values[held | (int) ((hand & ~jokers) >>> 38) >>> 1]);
    best = Math.max(best, values[held | (int) (suits >>> 12) & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) (suits >>> 25) & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) (suits >>> 38) & KeyLayout.SUIT_MASK]);
    return rankMask == 0 && best == 0 ? value : best; // 0 if there is no flush
  }

  /** As {@link #best(int, boolean, long)}, for callers that hold the key of the cards, too. */
  public int bestOfKeys(int value, boolean flush, long key, long hand) {
    if (!flush) {
      return value;
    }
    if (rare.byKey() || (hand & special) != 0) {
      return rare.best(value, key, hand);
    }
    int held = wild == 0 ? 0 : Long.bitCount(hand & wild) << Card.RANK_COUNT;
    int best = Math.max(value & rankMask, values[held | (int) ((hand & ~jokers) >>> 38) >>> 1]);
    best = Math.max(best, values[held | (int) (hand >>> 25) >>> 1 & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) (hand >>> 12) >>> 1 & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) hand & KeyLayout.SUIT_MASK]);
    return rankMask == 0 && best == 0 ? value : best;
  }

  /**
   * As {@link #bestOfKeys}, for callers that hold a key and its set, and whose loop has asked for
   * {@code tabled} and {@code whole}. So few hands of five cards have a flush that the JIT would
   * keep a call here (JIT.md, note 1); so the flush of few cards is found in place, and a card that
   * is not in the deck is thrown.
   */
  int bestOfKey(int value, boolean flush, long key, long hand) {
    if (!flush) {
      return value;
    }
    if (!tabled && whole == null) {
      return rare.best(value, key, hand);
    }
    if ((hand & special) != 0) {
      throw rare.missing(hand & special);
    }
    if (!tabled) {
      int ranks = (int) (key >>> Integer.SIZE);
      int row = whole.rows()[ranks >>> whole.rowShift()] << whole.step();
      char[] slots = whole.values();
      int best = slots[row + (ranks >>> whole.columnShift()) & slots.length - 1];
      return best == 0 ? value : Math.max(value & rankMask, best);
    }
    int held = wild == 0 ? 0 : Long.bitCount(hand & wild) << Card.RANK_COUNT;
    int best = Math.max(value & rankMask, values[held | (int) ((hand & ~jokers) >>> 38) >>> 1]);
    best = Math.max(best, values[held | (int) (hand >>> 25) >>> 1 & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) (hand >>> 12) >>> 1 & KeyLayout.SUIT_MASK]);
    best = Math.max(best, values[held | (int) hand & KeyLayout.SUIT_MASK]);
    return rankMask == 0 && best == 0 ? value : best;
  }

  /**
   * Whether in hands of this size only one suit can be counted often enough for a flush of so many
   * cards, and then has it.
   */
  boolean isOfOneSuit(int handSize, int flush) {
    return tabled && handSize + mostWild < 2 * flush;
  }

  /** Whether a flush is a natural one, and better than the same ranks without it. */
  boolean isOfRanks() {
    return tabled && wild == 0 && rankMask != 0;
  }

  /**
   * As {@link #best(int, boolean, long)}, for callers that know the suit and trust the cards.
   *
   * @param tops 0, or the highest bit of a key's counter of the only suit that has a flush
   */
  int bestOfSuit(int value, int tops, long hand) {
    if (tops == 0) {
      return value;
    }
    int suit = Integer.numberOfTrailingZeros(tops) >>> KeyLayout.BITS_SHIFT;
    int ranks = (int) (hand >>> suit * Card.RANK_COUNT) & KeyLayout.SUIT_MASK;
    int held = wild == 0 ? 0 : Long.bitCount(hand & wild) << Card.RANK_COUNT;
    return Math.max(value & rankMask, values[held | ranks]);
  }

  /**
   * Finds flushes that do not follow from the cards of one suit and the number of wild cards, and
   * rejects cards that are not in the deck.
   *
   * @param limits tells the cards of the deck
   * @param subsets finds the value of a hand that may leave out cards of its flush, or null
   * @param keys finds the flush of a key
   * @param byKey whether a hand may hold a card twice, so that only its key tells all its cards
   */
  public record Rare(HandLimits limits, LowSubsets subsets, KeyFlushes keys, boolean byKey) {
    /** The value of a set of cards that may have a flush, given the value of its ranks. */
    int best(int value, long hand) {
      rejectMissing(hand);
      int best = subsets.best(hand);
      return best == 0 ? value : best;
    }

    /** The value of a hand that may have a flush, given its key and the value of its ranks. */
    int best(int value, long key, long hand) {
      if (byKey) {
        rejectMissing(hand);
        return keys.best(value, key);
      }
      return best(value, hand);
    }

    private void rejectMissing(long hand) {
      long missing = hand & ~limits.all();
      if (missing != 0) {
        throw missing(missing);
      }
    }

    /** The exception that names the first of some cards that are not in the deck. */
    MissingCardException missing(long missing) {
      return new MissingCardException(Long.numberOfTrailingZeros(missing));
    }
  }

  /**
   * Finds the value of a hand of more cards than count, if a flush counts against its holder.
   *
   * @param keys by set of ranks: the sum of their keys
   * @param size the number of cards that count
   * @param ranks the values of as many cards by the sums of their keys, suits ignored
   */
  record LowSubsets(int[] keys, int size, PerfectHash ranks, HashesBySize flushes) {
    /*
     * Cards of the flush are left out if that is better, and which ones depends on all other cards.
     * So all subsets of the size that counts are evaluated: 21 for seven cards; flushes are rare.
     */
    /** The value of the best subset of a hand that has a flush; 0 if it has none. */
    int best(long hand) {
      for (int suit = 0; suit < Card.SUITS.length(); suit++) {
        if (Integer.bitCount(Hand.ranks(hand, suit)) >= size) {
          return best(hand, hand);
        }
      }
      return 0;
    }

    /** The best value of the subsets from which more of these held cards are removed. */
    private int best(long hand, long from) {
      if (Long.bitCount(hand) == size) {
        return value(hand);
      }
      int best = 0;
      for (long rest = from; rest != 0; rest &= rest - 1) {
        // The cards after this one may be left out, too.
        best = Math.max(best, best(hand ^ Long.lowestOneBit(rest), rest & rest - 1));
      }
      return best;
    }

    /** The value of a hand that has exactly the cards that count. */
    private int value(long hand) {
      int key = 0;
      boolean flush = false;
      for (int suit = 0; suit < Card.SUITS.length(); suit++) {
        int ranks = Hand.ranks(hand, suit);
        key += keys[ranks];
        flush |= Integer.bitCount(ranks) == size;
      }
      return (flush ? flushes.of(size) : ranks).value(key);
    }
  }
}
