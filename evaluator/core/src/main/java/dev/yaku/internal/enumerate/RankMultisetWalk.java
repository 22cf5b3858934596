package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;

/** Enumerates rank multisets, so that hands which differ only in suits are enumerated together. */
public abstract class RankMultisetWalk {
  /*
   * Hands of the same ranks have the same value unless there is a flush. So first the ranks are
   * chosen, from the lowest up, and the number of cards of each; then the value is looked up once
   * for all hands of these ranks. Jokers are a separate rank above the ace.
   */
  static final int RANKS = Card.RANK_COUNT + 1;
  static final int JOKERS = Card.RANK_COUNT;

  final HandEvaluator evaluator;
  final Hands hands;
  final FlushTest flushes;
  final SuitAssignments[] chosen; // the ways to assign suits to each chosen rank, lowest first
  int ranks; // the number of chosen ranks
  int value; // the value of the hands of these ranks that have no flush
  private final SuitAssignments[][] ways = new SuitAssignments[RANKS][]; // also by number of cards
  private final int[] liveFrom = new int[RANKS + 1]; // the number of live cards of a rank and above
  private final long[] keys = new long[RANKS]; // of one card, without its counters

  RankMultisetWalk(HandEvaluator evaluator, Hands hands) {
    TableRuleSet.of(evaluator.ruleSet()).limits().check(hands);
    this.evaluator = evaluator;
    this.hands = hands;
    flushes = FlushTest.of(evaluator, hands);
    chosen = new SuitAssignments[hands.chosen()];
    for (int rank = RANKS - 1; rank >= 0; rank--) {
      long live = hands.live() & (rank == JOKERS ? ~Hand.DECK : KeyLayout.DEUCES << rank);
      liveFrom[rank] = liveFrom[rank + 1] + Long.bitCount(live);
      if (live != 0) {
        long key = evaluator.cardKey(Long.numberOfTrailingZeros(live));
        keys[rank] = KeyLayout.ranks(key);
        ways[rank] = new SuitAssignments[Math.min(Long.bitCount(live), hands.chosen()) + 1];
        for (int cards = 1; cards < ways[rank].length; cards++) {
          // Without flushes, keys count no suits, so jokers do not look wild.
          ways[rank][cards] =
              SuitAssignments.of(live, cards, rank == JOKERS || KeyLayout.isWild(key));
        }
      }
    }
  }

  /** Enumerates all choices of ranks. */
  public final void start() {
    choose(0, hands.chosen(), KeyLayout.ranks(evaluator.handKey(hands.held())), hands.held());
  }

  /**
   * Chooses more cards, of this rank and above, for a sample of what is held and chosen so far; the
   * key is the sample's, without counters.
   */
  private void choose(int from, int cards, long key, long sample) {
    if (cards == 0) {
      value = evaluator.evaluateKey(key, sample); // without suit counters there is no flush
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

  /** Processes all hands of the chosen ranks. */
  abstract void suit();

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
          cards != 0
              && KeyLayout.counters(evaluator.cardKey(Long.numberOfTrailingZeros(cards))) != 0;
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
}
