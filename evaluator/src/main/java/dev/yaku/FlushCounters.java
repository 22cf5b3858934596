package dev.yaku;

/**
 * Tells by counters of the cards of each suit, as in keys, which of many hands have a flush.
 *
 * @param evaluator whose keys and values these are
 * @param base the counters of the cards that every hand holds, and a bias: added to it, others make
 *     the highest bit of each counter say that there are enough
 * @param tops these bits; 0 where the rules have no flushes
 */
record FlushCounters(HandEvaluator evaluator, int base, int tops) {
  private static final int COUNTERS = 0xFFFF;
  private static final int COUNTER_TOPS = 0x8888;
  private static final int COUNTER_UNITS = 0x1111;
  private static final int COUNTER_TOP = 8;

  static FlushCounters of(HandEvaluator evaluator, Hands hands) {
    long cards = hands.live() | hands.held();
    boolean counted = cards != 0 && counters(evaluator.key(Long.numberOfTrailingZeros(cards))) != 0;
    return new FlushCounters(
        evaluator,
        counters(evaluator.keyOf(hands.held()))
            + COUNTER_UNITS * (COUNTER_TOP - evaluator.ruleSet().bestCards()),
        counted ? COUNTER_TOPS : 0); // rules without flushes count no suits
  }

  /** The counters in a key. */
  static int counters(long key) {
    return (int) key & COUNTERS;
  }

  /** The key without its counters. */
  static long ranks(long key) {
    return key & ~COUNTERS;
  }

  /** Whether this is the key of a card that counts in every suit. */
  static boolean isWild(long key) {
    return counters(key) == COUNTER_UNITS;
  }

  /** Whether there are enough cards of a suit for a flush; the bias is in the counters. */
  boolean hasFlush(int counters) {
    return (counters & tops) != 0;
  }

  /** The suits of which there are enough cards for a flush, as a set. */
  int flushSuits(int counters) {
    int found = counters & tops;
    return (found >>> 3 | found >>> 6 | found >>> 9 | found >>> 12) & Ways.ALL_SUITS;
  }

  /**
   * The value of a hand that has a flush.
   *
   * @param value that of its ranks
   */
  int valueWithFlush(int value, long hand) {
    return evaluator instanceof SetEvaluator sets
        ? sets.withFlush(value, hand)
        : evaluator.evaluate(hand);
  }
}
