package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;

/** Enumerates rank multisets, so that hands that differ only in suits come together. */
public abstract class RankMultisetWalk {
  /*
   * Hands of the same ranks have the same value, flushes apart. So ranks are chosen first, from the
   * lowest on, and how many cards of each; then the value is looked up once for all hands of these
   * ranks. The jokers are a rank of their own, above the ace.
   */
  static final int RANKS = Card.RANK_COUNT + 1;
  static final int JOKERS = Card.RANK_COUNT;

  /** All twos; shifted, the cards of another rank. */
  private static final long TWOS = 1L | 1L << 13 | 1L << 26 | 1L << 39;

  final HandEvaluator evaluator;
  final Hands hands;
  final FlushTest flushes;

  /** The ways to suit each of the ranks chosen, the lowest rank first. */
  final SuitAssignments[] chosen;

  /** How many ranks are chosen. */
  int ranks;

  /** The value of the hands of these ranks that have no flush. */
  int value;

  private final SuitAssignments[][] ways =
      new SuitAssignments[RANKS][]; // for each rank, by the number of cards
  private final int[] liveFrom = new int[RANKS + 1]; // how many cards of a rank and above
  private final long[] keys = new long[RANKS]; // of one card, without its counters

  RankMultisetWalk(HandEvaluator evaluator, Hands hands) {
    HandLimits.of(evaluator.ruleSet()).check(hands);
    this.evaluator = evaluator;
    this.hands = hands;
    flushes = FlushTest.of(evaluator, hands);
    chosen = new SuitAssignments[hands.chosen()];
    for (int rank = RANKS - 1; rank >= 0; rank--) {
      long live = hands.live() & (rank == JOKERS ? ~Hand.DECK : TWOS << rank);
      liveFrom[rank] = liveFrom[rank + 1] + Long.bitCount(live);
      if (live != 0) {
        long key = evaluator.cardKey(Long.numberOfTrailingZeros(live));
        keys[rank] = KeyLayout.ranks(key);
        ways[rank] = new SuitAssignments[Math.min(Long.bitCount(live), hands.chosen()) + 1];
        for (int cards = 1; cards < ways[rank].length; cards++) {
          // Where there are no flushes no key counts suits, and jokers do not look wild.
          ways[rank][cards] =
              SuitAssignments.of(live, cards, rank == JOKERS || KeyLayout.isWild(key));
        }
      }
    }
  }

  /** Goes through all choices of ranks. */
  public final void start() {
    choose(0, hands.chosen(), KeyLayout.ranks(evaluator.handKey(hands.held())), hands.held());
  }

  /**
   * Chooses {@code cards} more, of this rank and above.
   *
   * @param key of the cards held and chosen before, without counters
   * @param sample one of the hands that hold such cards
   */
  private void choose(int from, int cards, long key, long sample) {
    if (cards == 0) {
      value = evaluator.evaluateKey(key, sample); // where no suit is counted there is no flush
      suit();
      return;
    }
    for (int rank = from; liveFrom[rank] >= cards; rank++) {
      int live = liveFrom[rank] - liveFrom[rank + 1];
      for (int n = Math.max(1, cards - liveFrom[rank + 1]); n <= Math.min(live, cards); n++) {
        chosen[ranks++] = ways[rank][n];
        choose(rank + 1, cards - n, key + n * keys[rank], sample | ways[rank][n].sets[0]);
        ranks--;
      }
    }
  }

  /** Takes all hands of the ranks chosen. */
  abstract void suit();
}
