package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/**
 * The keys of a set's cards, suit by suit. Their sum is the key of the set's ranks, and has the
 * {@link #FLAG} if the set may have a flush, or a card that is not in the deck.
 *
 * @param ofSuit the keys of a suit, by set of ranks
 * @param ofLast those of the last suit, and of the jokers above it; more cards than that have none
 */
public record SuitKeys(int[] ofSuit, int[] ofLast) {
  /*
   * The lowest three bits of keys are free. They count a hand's wild cards, and the natural cards
   * of each suit beyond the first few:
   *
   *   31                     3 2     0
   *  +------------------------+-------+
   *  |   sum of rank keys     | count |
   *  +------------------------+-------+
   *
   * A flush of n natural cards and w wild ones counts n - few + w or more, that is, flush - few or
   * more. What is added besides makes that number four, so that all flushes, and nothing else, have
   * the highest of the bits: the test for flushes is the same for all rules. "Few" is as small as
   * the three bits allow, but not so small that one could do without wild cards.
   *
   * In a table's own suit keys, each suit that needs a separate look counts one.
   */
  static final int FLAG = 4;

  private static final int COUNT = 7;
  private static final int LEAST_FEW = 2;

  /** How many cards count, from which number of a suit on. */
  private record Counting(int few, int flush) {
    int least() {
      return flush - few;
    }

    int added() {
      return FLAG - least();
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
  static SuitKeys ofTable(int[] ofSuit, HandLimits limits, int flush) {
    boolean atMostOne = limits.deck() == Hand.DECK && limits.maxCards() < 2 * flush;
    if (!atMostOne) {
      return new SuitKeys(ofSuit, withJokers(ofSuit, 0, 0, FLAG - 1));
    }
    for (int set = 0; set < ofSuit.length; set++) { // in place: no second array in the caches
      ofSuit[set] += (ofSuit[set] & COUNT) * (FLAG - 1);
    }
    return new SuitKeys(ofSuit, ofSuit);
  }

  /** Sums the keys of the deck's cards. */
  static SuitKeys of(HandLimits limits, WildCards wild, int flush) {
    int[] ofSuit = wild.sums().clone();
    boolean whole = limits.deck() == Hand.DECK;
    boolean none = whole && flush > limits.maxCards();
    Counting counting = whole && !none ? counting(limits, flush, wild.most()) : null;
    if (counting == null) { // a look at every hand, or at none
      int added = none ? 0 : FLAG;
      return new SuitKeys(ofSuit, withJokers(ofSuit, limits.jokers(), wild.key(), added));
    }
    for (int set = 0; set < ofSuit.length; set++) {
      int natural = Integer.bitCount(set & ~wild.ranks());
      ofSuit[set] += counting.ofSuit(natural) + Integer.bitCount(set & wild.ranks());
    }
    int[] ofLast = withJokers(ofSuit, limits.jokers(), wild.key() + 1, counting.added());
    return new SuitKeys(ofSuit, ofLast);
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
