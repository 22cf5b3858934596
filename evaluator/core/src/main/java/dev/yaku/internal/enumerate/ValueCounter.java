package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.internal.table.KeyLayout;

/** Counts hands by value without evaluating each one. */
public final class ValueCounter extends RankMultisetWalk {
  /*
   * The number of hands of the same ranks is the product of the ways to assign suits to each rank.
   * All of them are first counted for their value without a flush.
   *
   * Then hands with a flush are moved to their own value. For each suit that can make a flush, the
   * ways are grouped by the cards of that suit; a product of groups that has a flush stands for as
   * many hands as the product of the group sizes. Suits with the same cards are counted once.
   *
   * If a hand can have flushes of two suits, it would be counted twice; in this case the ways are
   * grouped by all suits that can make a flush.
   */
  private static final int SUITS = Card.SUITS.length();

  private final long[] counts;
  private final boolean oneFlush;
  private final int[] alike = new int[SUITS]; // the number of suits that this one is counted for
  private final int[] most; // the most cards of each suit, in the chosen ranks from this one on

  public ValueCounter(HandEvaluator evaluator, Hands hands) {
    super(evaluator, hands);
    counts = new long[evaluator.ruleSet().maxValue() + 1];
    most = new int[hands.chosen() + 1];
    int size = hands.chosen() + Long.bitCount(hands.held());
    int wild = wild(hands.held()) + Math.min(wild(hands.live()), hands.chosen());
    oneFlush = 2 * evaluator.ruleSet().bestCards() > size + wild; // wild cards are in both flushes
    for (int suit = 0; suit < SUITS; suit++) {
      int first = 0;
      while (Hand.ranks(hands.live(), first) != Hand.ranks(hands.live(), suit)
          || Hand.ranks(hands.held(), first) != Hand.ranks(hands.held(), suit)) {
        first++;
      }
      alike[first]++;
    }
  }

  private int wild(long cards) {
    int wild = 0;
    for (int card : Hand.cards(cards)) {
      wild += KeyLayout.isWild(evaluator.cardKey(card)) ? 1 : 0;
    }
    return wild;
  }

  public long[] counts() {
    return counts;
  }

  @Override
  void suit() {
    long all = 1;
    most[ranks] = 0;
    for (int rank = ranks - 1; rank >= 0; rank--) {
      all *= chosen[rank].count;
      most[rank] = most[rank + 1] + chosen[rank].most;
    }
    counts[value] += all;
    int suits = flushes.flushSuits(flushes.base() + most[0]);
    if (suits == 0) {
      return;
    }
    if (!oneFlush) {
      move(0, suits, hands.held(), flushes.base(), 1);
      return;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      int set = 1 << suit & suits;
      if (set != 0 && alike[suit] > 0) {
        move(0, set, hands.held(), flushes.base() & SuitAssignments.fields(set), alike[suit]);
      }
    }
  }

  /**
   * Moves hands with a flush to its value. The groups, by these suits, are chosen from this rank
   * on; so far a sample, with these counters of the suits, stands for so many hands.
   */
  private void move(int rank, int suits, long sample, int counters, long count) {
    if ((flushes.flushSuits(counters + most[rank]) & suits) == 0) {
      return;
    }
    if (rank == ranks) {
      counts[value] -= count;
      counts[flushes.valueWithFlush(value, sample)] += count;
      return;
    }
    SuitAssignments.Groups groups = chosen[rank].bySuits(suits);
    for (int group = 0; group < groups.count; group++) {
      int from = groups.starts[group];
      int to = groups.starts[group + 1];
      move(
          rank + 1,
          suits,
          sample | groups.sets[from],
          counters + groups.counters[group],
          count * (to - from));
    }
  }
}
