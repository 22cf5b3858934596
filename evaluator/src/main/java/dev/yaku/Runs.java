package dev.yaku;

/** Hands over hands with their values, many of equal value in a row. */
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

  private final ValueAction action;
  private final Ways[] lowest; // ways to suit so many of the lowest ranks, for the last choice
  private final Ways[] highest; // those of their highest rank
  private Ways tail;
  private int ranksOfTail;

  Runs(HandEvaluator evaluator, Hands hands, ValueAction action) {
    super(evaluator, hands);
    this.action = action;
    lowest = new Ways[hands.cards() + 1];
    highest = new Ways[hands.cards() + 2];
    lowest[0] = Ways.NONE;
  }

  @Override
  void suit() {
    ranksOfTail = Math.min(1, ranks);
    tail = lowest(ranksOfTail);
    while (ranksOfTail < ranks - 1 && tail.count < LONG) { // a list for one run would not pay
      tail = lowest(++ranksOfTail);
    }
    suitHead(ranks, hands.held(), heldCounters);
  }

  /** The ways to suit so many of the lowest ranks; is asked for fewer first. */
  private Ways lowest(int count) {
    if (count > 0 && highest[count] != chosen[count - 1]) {
      highest[count] = chosen[count - 1];
      lowest[count] = lowest[count - 1].times(chosen[count - 1]);
      highest[count + 1] = null; // what was made of other ways than these
    }
    return lowest[count];
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
    int suits = flushes(counters + tail.most);
    if (suits == 0) {
      long[] sets = tail.bySuits(0).sets();
      run(head, sets, 0, sets.length, value);
    } else {
      runWithFlushes(head, counters, suits);
    }
  }

  private void runWithFlushes(long head, int counters, int suits) {
    Ways.Groups groups = tail.bySuits(suits);
    long[] sets = groups.sets();
    boolean oneSuit = Integer.bitCount(suits) == 1;
    int end = sets.length; // of what has not been taken
    for (int group = groups.count() - 1; group >= 0; group--) {
      if (flushes(counters + groups.counters()[group]) != 0) {
        int from = groups.starts()[group];
        int to = groups.starts()[group + 1];
        run(head, sets, to, end, value);
        run(head, sets, from, to, valueWithFlush(head | sets[from]));
        end = from;
      } else if (oneSuit) {
        break; // the groups before hold no more of it
      }
    }
    run(head, sets, 0, end, value);
  }

  private void run(long head, long[] sets, int from, int to, int valueOfAll) {
    ValueAction each = action;
    for (int i = from; i < to; i++) {
      each.accept(head | sets[i], valueOfAll);
    }
  }
}
