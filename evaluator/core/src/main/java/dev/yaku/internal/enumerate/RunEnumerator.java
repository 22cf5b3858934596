package dev.yaku.internal.enumerate;

import dev.yaku.EqualHands;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.util.Arrays;
import java.util.function.Consumer;

/** Enumerates hands in runs of equal value. */
public final class RunEnumerator extends RankMultisetWalk {
  /*
   *   ranks    2 2 7 9 | T K A
   *             tail     head
   *
   * The tail is the list of all ways to assign suits to the lowest ranks, built once for all hands
   * that begin with these ranks. For each way to assign suits to the other ranks, the head, the
   * whole list is one run of equal value, if no suit can make a flush. If one suit can, the list is
   * divided into groups that hold the same cards of that suit: the groups without a flush are one
   * run, and each of the others is a separate run. If several suits can, the groups hold the same
   * cards of all of these suits.
   */
  private static final int LONG = 40; // ways of a tail; with more there would be more flushes

  private final Consumer<EqualHands> action;
  private final ReusedEqualHands run = new ReusedEqualHands();
  private final LowRanks[] tails; // by number of ranks
  private int validTails; // this many tails are up to date with the lowest chosen ranks
  private LowRanks tail;
  private int ranksOfTail;

  public RunEnumerator(HandEvaluator evaluator, Hands hands, Consumer<EqualHands> action) {
    super(evaluator, hands);
    this.action = action;
    tails = new LowRanks[hands.chosen() + 1];
    tails[0] = new LowRanks();
    for (int i = 1; i < tails.length; i++) {
      tails[i] = new LowRanks(tails[i - 1]);
    }
  }

  @Override
  void suit() {
    int longest = ranks > 1 ? ranks - 1 : ranks; // a tail of all ranks would be used only once
    ranksOfTail = 0;
    tail = tails[0];
    while (ranksOfTail < longest && tail.count < LONG) {
      SuitAssignments highest = chosen[ranksOfTail++];
      tail = tails[ranksOfTail];
      if (ranksOfTail > validTails || tail.highest != highest) {
        tail.set(highest);
        validTails = ranksOfTail;
      }
    }
    suitHead(ranks, hands.held(), flushes.base());
  }

  /** Assigns suits to the ranks of the head below this one, in all ways. */
  private void suitHead(int rank, long hand, int counters) {
    if (rank == ranksOfTail) {
      run(hand, counters);
      return;
    }
    SuitAssignments ways = chosen[rank - 1];
    for (int i = 0; i < ways.count; i++) {
      suitHead(rank - 1, hand | ways.sets[i], counters + ways.counters[i]);
    }
  }

  private void run(long head, int counters) {
    if (flushes.hasFlush(counters + tail.most)) {
      runWithFlushes(head, counters, flushes.flushSuits(counters + tail.most));
    } else {
      run(head, tail.bySuits(0).sets, 0, tail.count, value);
    }
  }

  private void runWithFlushes(long head, int counters, int suits) {
    SuitAssignments.Groups groups = tail.bySuits(suits);
    long[] sets = groups.sets;
    boolean oneSuit = Integer.bitCount(suits) == 1;
    int end = tail.count; // the end of the ways not yet enumerated
    for (int group = groups.count - 1; group >= 0; group--) {
      if (flushes.hasFlush(counters + groups.counters[group])) {
        int from = groups.starts[group];
        int to = groups.starts[group + 1];
        run(head, sets, to, end, value);
        run(head, sets, from, to, flushes.valueWithFlush(value, head | sets[from]));
        end = from;
      } else if (oneSuit) {
        break; // earlier groups hold no more cards of the suit
      }
    }
    run(head, sets, 0, end, value);
  }

  private void run(long head, long[] sets, int from, int to, int valueOfAll) {
    if (from < to) {
      run.held = head;
      run.others = sets;
      run.from = from;
      run.count = to - from;
      run.value = valueOfAll;
      action.accept(run);
    }
  }

  /** All ways to assign suits to the lowest ranks of a hand: products of those for each rank. */
  private static final class LowRanks {
    // Arrays are reused from one rank choice to the next: fresh ones would touch new heap pages.

    private final LowRanks lower; // null if this has no ranks
    private final SuitAssignments.Groups[] bySuits =
        new SuitAssignments.Groups[SuitAssignments.ALL_SUITS + 1];
    private final boolean[] made = new boolean[bySuits.length]; // if false, the groups are outdated
    private SuitAssignments highest; // rank; the ways for lower ranks may have changed
    private int count; // of ways
    private int most; // for each suit, the most cards that a way holds

    /** The single way for no ranks. */
    LowRanks() {
      lower = null;
      count = 1;
      Arrays.fill(bySuits, new SuitAssignments.Groups());
      Arrays.fill(made, true);
    }

    /** The ways for one rank more than {@code lower}; must be {@link #set} before use. */
    LowRanks(LowRanks lower) {
      this.lower = lower;
    }

    /** Sets this to the products of the current ways for the lower ranks with these ways. */
    void set(SuitAssignments ways) {
      highest = ways;
      count = lower.count * ways.count;
      most = lower.most + ways.most;
      Arrays.fill(made, false);
    }

    /** The ways in groups that hold the same cards of these suits, until the next {@link #set}. */
    SuitAssignments.Groups bySuits(int suits) {
      if (!made[suits]) {
        if (bySuits[suits] == null) {
          bySuits[suits] = new SuitAssignments.Groups();
        }
        bySuits[suits].setProduct(lower.bySuits(suits), highest.bySuits(suits));
        made[suits] = true;
      }
      return bySuits[suits];
    }
  }
}
