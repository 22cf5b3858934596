package dev.yaku;

import java.util.function.Consumer;

/** Hands over hands in runs of equal value. */
final class Runs extends RankChoices {
  /*
   *   ranks    2 2 7 9 | T K A
   *             tail     head
   *
   * The tail is the list of all ways to suit the lowest ranks, made once for all hands that begin
   * with them. With each way to suit the other ranks, the head, the whole list makes a run of one
   * value, if no suit can come to a flush. If one suit can, the list is taken in groups that hold the
   * same of that suit: those that hold too little of it are one run, each of the others is a run of
   * its own. If several suits can, the groups hold the same of all of these suits.
   */

  /** A tail of as many ways is long enough: longer ones would meet more flushes. */
  private static final int LONG = 40;

  private final Consumer<HandRun> action;
  private final HandRun run = new HandRun();
  private final Ways[] tails; // of the last choice, by how many ranks stand before the highest
  private Ways tail;
  private int ranksOfTail;

  Runs(HandEvaluator evaluator, Hands hands, Consumer<HandRun> action) {
    super(evaluator, hands);
    this.action = action;
    tails = new Ways[hands.cards()];
  }

  @Override
  void suit() {
    tail = ranks == 0 ? Ways.NONE : chosen[0];
    ranksOfTail = Math.min(1, ranks);
    while (ranksOfTail < ranks - 1 && tail.count < LONG) { // of all ranks it would be used once
      Ways next = tails[ranksOfTail];
      if (next == null || !next.isProductOf(tail, chosen[ranksOfTail])) {
        next = tail.times(chosen[ranksOfTail]);
        tails[ranksOfTail] = next;
      }
      tail = next;
      ranksOfTail++;
    }
    suitHead(ranks, hands.held(), flushes.base());
  }

  /** Suits the ranks of the head below this one in all ways. */
  private void suitHead(int rank, long hand, int counters) {
    if (rank == ranksOfTail) {
      run(hand, counters);
      return;
    }
    Ways ways = chosen[rank - 1];
    for (int i = 0; i < ways.count; i++) {
      suitHead(rank - 1, hand | ways.sets[i], counters + ways.counters[i]);
    }
  }

  private void run(long head, int counters) {
    if (flushes.hasFlush(counters + tail.most)) {
      runWithFlushes(head, counters, flushes.flushSuits(counters + tail.most));
    } else {
      long[] sets = tail.bySuits(0).sets();
      run(head, sets, 0, sets.length, value);
    }
  }

  private void runWithFlushes(long head, int counters, int suits) {
    Ways.Groups groups = tail.bySuits(suits);
    long[] sets = groups.sets();
    boolean oneSuit = Integer.bitCount(suits) == 1;
    int end = sets.length; // of what has not been handed over
    for (int group = groups.count() - 1; group >= 0; group--) {
      if (flushes.hasFlush(counters + groups.counters()[group])) {
        int from = groups.starts()[group];
        int to = groups.starts()[group + 1];
        run(head, sets, to, end, value);
        run(head, sets, from, to, flushes.valueWithFlush(value, head | sets[from]));
        end = from;
      } else if (oneSuit) {
        break; // the groups before hold no more of it
      }
    }
    run(head, sets, 0, end, value);
  }

  private void run(long head, long[] sets, int from, int to, int valueOfAll) {
    if (from < to) {
      run.set(head, sets, from, to, valueOfAll);
      action.accept(run);
    }
  }
}
