package dev.yaku.internal.enumerate;

import java.util.Arrays;

/** All ways to suit the lowest ranks of a hand: the products of the ways to suit each. */
public final class LowRanks {
  /*
   * Arrays are reused from one rank choice to the next: fresh ones would touch new heap pages.
   */
  private final LowRanks lower; // null if this is of no ranks
  private final SuitGroups[] bySuits = new SuitGroups[SuitAssignments.ALL_SUITS + 1];
  private final boolean[] made =
      new boolean[bySuits.length]; // if not, the groups are of other ways
  private SuitAssignments highest;
  private int count;
  private int most;

  /** The one way to suit no ranks. */
  LowRanks() {
    lower = null;
    count = 1;
    Arrays.fill(bySuits, new SuitGroups());
    Arrays.fill(made, true);
  }

  /** Of one rank more than another; to be {@link #set}. */
  LowRanks(LowRanks lower) {
    this.lower = lower;
  }

  /** How many ways there are. */
  int count() {
    return count;
  }

  /** The most cards that a way holds, of each suit. */
  int most() {
    return most;
  }

  /** Whether these are the ways to suit the highest rank; the lower ones may have changed. */
  boolean endsWith(SuitAssignments ways) {
    return highest == ways;
  }

  /** Makes this the products of those of the lower ranks, as they now are, with others. */
  void set(SuitAssignments ways) {
    highest = ways;
    count = lower.count * ways.count;
    most = lower.most + ways.most;
    Arrays.fill(made, false);
  }

  /** The ways in groups that hold the same cards of these suits; until others are set. */
  SuitGroups bySuits(int suits) {
    if (!made[suits]) {
      make(suits);
    }
    return bySuits[suits];
  }

  private void make(int suits) {
    if (bySuits[suits] == null) {
      bySuits[suits] = new SuitGroups();
    }
    bySuits[suits].setProduct(lower.bySuits(suits), highest.bySuits(suits));
    made[suits] = true;
  }
}
