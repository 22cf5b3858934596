package dev.yaku.internal.hand;

import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.enumerate.SuitAssignments;

/**
 * Tells by counters of the cards of each suit, as in keys, which of many hands have a flush.
 *
 * @param evaluator whose keys and values these are
 * @param base the counters of the cards that every hand holds, and a bias: added to it, others make
 *     the highest bit of each counter say that there are enough
 * @param tops these bits; 0 where the rules have no flushes
 */
public record FlushCounters(HandEvaluator evaluator, int base, int tops) {
  /*
   * The lower half of a key (tables/FORMAT.md, card keys): four counters of the suits, and above
   * them one of all cards. All that look at counters have their layout from here.
   */
  public static final int BITS = 4;
  public static final int COUNTER = (1 << BITS) - 1;
  static final int TOP = 1 << BITS - 1;
  static final int CARDS_SHIFT = 4 * BITS;

  /** The counters of all suits. */
  static final int COUNTERS = (1 << CARDS_SHIFT) - 1;

  /** One card in every suit, as a wild card counts. */
  static final int UNITS = COUNTERS / COUNTER;

  /** The highest bit of each suit's counter. */
  static final int TOPS = TOP * UNITS;

  public static FlushCounters of(HandEvaluator evaluator, Hands hands) {
    long cards = hands.live() | hands.held();
    boolean counted =
        cards != 0 && counters(evaluator.cardKey(Long.numberOfTrailingZeros(cards))) != 0;
    return new FlushCounters(
        evaluator,
        counters(evaluator.handKey(hands.held())) + UNITS * (TOP - evaluator.ruleSet().bestCards()),
        counted ? TOPS : 0); // rules without flushes count no suits
  }

  /** The counters in a key. */
  public static int counters(long key) {
    return (int) key & COUNTERS;
  }

  /** The key without its counters. */
  public static long ranks(long key) {
    return key & ~COUNTERS;
  }

  /** Whether this is the key of a card that counts in every suit. */
  public static boolean isWild(long key) {
    return counters(key) == UNITS;
  }

  /** Whether there are enough cards of a suit for a flush; the bias is in the counters. */
  public boolean hasFlush(int counters) {
    return (counters & tops) != 0;
  }

  /** The suits of which there are enough cards for a flush, as a set. */
  public int flushSuits(int counters) {
    int found = counters & tops;
    return (found >>> 3 | found >>> 6 | found >>> 9 | found >>> 12) & SuitAssignments.ALL_SUITS;
  }

  /**
   * The value of a hand that has a flush.
   *
   * @param value that of its ranks
   */
  public int valueWithFlush(int value, long hand) {
    return evaluator instanceof SetEvaluator sets
        ? sets.withFlush(value, hand)
        : evaluator.evaluate(hand);
  }
}
