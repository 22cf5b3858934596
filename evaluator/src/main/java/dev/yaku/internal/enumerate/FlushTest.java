package dev.yaku.internal.enumerate;

import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.table.KeyLayout;

/**
 * Tells by suit counters, as in keys, which of many hands have a flush.
 *
 * @param evaluator whose keys and values these are
 * @param base the counters of the cards that every hand holds, and a bias: added to it, others make
 *     the highest bit of each counter say that there are enough
 * @param tops these bits; 0 where the rules have no flushes
 */
record FlushTest(HandEvaluator evaluator, int base, int tops) {

  static FlushTest of(HandEvaluator evaluator, Hands hands) {
    long cards = hands.live() | hands.held();
    boolean counted =
        cards != 0 && KeyLayout.counters(evaluator.cardKey(Long.numberOfTrailingZeros(cards))) != 0;
    return new FlushTest(
        evaluator,
        KeyLayout.counters(evaluator.handKey(hands.held()))
            + KeyLayout.flushBias(evaluator.ruleSet().bestCards()),
        counted ? KeyLayout.TOPS : 0); // rules without flushes count no suits
  }

  /** Whether there are enough cards of a suit for a flush; the bias is in the counters. */
  boolean hasFlush(int counters) {
    return (counters & tops) != 0;
  }

  /** The suits of which there are enough cards for a flush, as a set. */
  int flushSuits(int counters) {
    int found = counters & tops;
    return (found >>> 3 | found >>> 6 | found >>> 9 | found >>> 12) & SuitAssignments.ALL_SUITS;
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
