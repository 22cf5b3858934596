package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/**
 * The keys of a set's cards, suit by suit. Their sum is the key of the set's ranks, and has one of
 * the flags if the set may have a flush, or a card that is not in the deck.
 *
 * @param ofSuit the keys of a suit, by set of ranks
 * @param ofLast those of the last suit, and of the jokers above it; more cards than that have none
 * @param flags the flags
 */
public record SuitKeys(int[] ofSuit, int[] ofLast, int flags) {
  /*
   * The lowest three bits of keys are free. In a table's own suit keys they count the suits that
   * have a flush. For rules with wild or repeated cards, they count a hand's wild cards, and the
   * natural cards of each suit beyond the first few, so that the test for flushes is the same:
   *
   *   31                     3 2     0
   *  +------------------------+-------+
   *  |   sum of rank keys     | count |
   *  +------------------------+-------+
   *
   * A flush of n natural cards and w wild ones counts n - few + w or more, that is, flush - few or
   * more. What is added besides makes that number a power of two, so that all flushes, and nothing
   * else, have one of the bits from that power on. "Few" is as small as the three bits allow, but
   * not so small that one could do without wild cards.
   */
  private static final int COUNT = 7;
  private static final int LEAST_FEW = 2;

  /** How many cards count, from which number of a suit on. */
  private record Counting(int few, int flush) {
    int least() {
      return flush - few;
    }

    /** The least power of two that is no less than the least count. */
    int power() {
      return Integer.highestOneBit(2 * least() - 1);
    }

    int added() {
      return power() - least();
    }

    int ofSuit(int natural) {
      return Math.min(Math.max(0, natural - few), least());
    }

    /** Whether the counts of all hands fit into the bits. */
    boolean fits(int mostWild, int maxCards) {
      for (int wild = 0; wild <= mostWild; wild++) {
        for (int suits = 1; suits <= Card.SUITS.length(); suits++) {
          int counted = Math.min(maxCards - wild - suits * few, suits * least());
          if (wild + Math.max(0, counted) + added() > COUNT) {
            return false;
          }
        }
      }
      return true;
    }
  }

  /** The keys that a table has: a set is valid if it has no card above the last suit. */
  static SuitKeys ofTable(int[] ofSuit) {
    return new SuitKeys(ofSuit, ofSuit, COUNT);
  }

  /** Sums the keys of the deck's cards. */
  static SuitKeys of(HandLimits limits, WildCards wild, int flush) {
    int[] ofSuit = wild.sums().clone();
    if (limits.deck() != Hand.DECK) {
      return new SuitKeys(ofSuit, withJokers(ofSuit, limits.jokers(), wild.key(), 1), COUNT);
    }
    if (flush > limits.maxCards()) {
      return new SuitKeys(ofSuit, withJokers(ofSuit, limits.jokers(), wild.key(), 0), COUNT);
    }
    Counting counting = counting(limits, flush, wild.most());
    if (counting == null) { // a look at every hand
      return new SuitKeys(ofSuit, withJokers(ofSuit, limits.jokers(), wild.key(), 1), COUNT);
    }
    for (int set = 0; set < ofSuit.length; set++) {
      int natural = Integer.bitCount(set & ~wild.ranks());
      ofSuit[set] += counting.ofSuit(natural) + Integer.bitCount(set & wild.ranks());
    }
    int[] ofLast = withJokers(ofSuit, limits.jokers(), wild.key() + 1, counting.added());
    return new SuitKeys(ofSuit, ofLast, COUNT + 1 - counting.power());
  }

  /** Null if none fits. */
  private static Counting counting(HandLimits limits, int flush, int mostWild) {
    for (int few = Math.max(LEAST_FEW, flush - 1 - mostWild); few < flush; few++) {
      Counting counting = new Counting(few, flush);
      if (counting.fits(mostWild, limits.maxCards())) {
        return counting;
      }
    }
    return null;
  }

  private static int[] withJokers(int[] ofSuit, int jokers, int jokerKey, int added) {
    if (jokers == 0 && added == 0) {
      return ofSuit;
    }
    int[] keys = new int[ofSuit.length << jokers];
    for (int i = 0; i < keys.length; i++) {
      int held = Integer.bitCount(i >>> Card.RANK_COUNT);
      keys[i] = ofSuit[i & KeyLayout.SUIT_MASK] + held * jokerKey + added;
    }
    return keys;
  }
}
