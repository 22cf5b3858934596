package dev.yaku.internal.enumerate;

import java.util.Arrays;

/**
 * All ways to assign suits to the lowest ranks of a hand: the products of the ways for each rank.
 */
public final class LowRanks {
  /*
   * Arrays are reused from one rank choice to the next: fresh ones would touch new heap pages.
   */
  private final LowRanks lower; // null if this has no ranks
  private final SuitGroups[] bySuits = new SuitGroups[SuitAssignments.ALL_SUITS + 1];
  private final boolean[] made = new boolean[bySuits.length]; // if false, the groups are outdated
  private SuitAssignments highest;
  private int count;
  private int most;

  /** The single way for no ranks. */
  LowRanks() {
    lower = null;
    count = 1;
    Arrays.fill(bySuits, new SuitGroups());
    Arrays.fill(made, true);
  }

  /** The ways for one rank more than {@code lower}; must be {@link #set} before use. */
  LowRanks(LowRanks lower) {
    this.lower = lower;
  }

  int count() {
    return count;
  }

  /** For each suit, the most cards that a way holds. */
  int most() {
    return most;
  }

  /** Whether these are the ways for the highest rank; those for lower ranks may have changed. */
  boolean endsWith(SuitAssignments ways) {
    return highest == ways;
  }

  /** Sets this to the products of the current ways for the lower ranks with these ways. */
  void set(SuitAssignments ways) {
    highest = ways;
    count = lower.count * ways.count;
    most = lower.most + ways.most;
    Arrays.fill(made, false);
  }

  /**
   * The ways in groups that hold the same cards of these suits; valid until the next {@link #set}.
   */
  SuitGroups bySuits(int suits) {
    if (!made[suits]) {
      if (bySuits[suits] == null) {
        bySuits[suits] = new SuitGroups();
      }
      bySuits[suits].setProduct(lower.bySuits(suits), highest.bySuits(suits));
      made[suits] = true;
    }
    return bySuits[suits];
  }
}
