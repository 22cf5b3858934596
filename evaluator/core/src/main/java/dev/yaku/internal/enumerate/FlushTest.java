package dev.yaku.internal.enumerate;

import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.table.KeyLayout;

/**
 * Tells which of many hands have a flush, by suit counters as in keys.
 *
 * @param base the counters of the cards that every hand holds, plus a bias: after adding those of
 *     the other cards, the highest bit of a counter is set if the suit has enough cards
 * @param tops these highest bits; 0 if the rules have no flushes
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
        counted ? KeyLayout.TOPS : 0); // keys of rules without flushes count no suits
  }

  /** Whether a suit has enough cards for a flush; the counters must include the bias. */
  boolean hasFlush(int counters) {
    return (counters & tops) != 0;
  }

  /** The suits that have enough cards for a flush, as a set. */
  int flushSuits(int counters) {
    int found = counters & tops;
    return (found >>> 3 | found >>> 6 | found >>> 9 | found >>> 12) & SuitAssignments.ALL_SUITS;
  }

  /** The value of a hand that has a flush, given the value of its ranks. */
  int valueWithFlush(int value, long hand) {
    return ((HandTableEvaluator) evaluator).withFlush(value, hand);
  }
}
