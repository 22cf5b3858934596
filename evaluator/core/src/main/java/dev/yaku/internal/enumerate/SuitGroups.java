package dev.yaku.internal.enumerate;

import dev.yaku.internal.table.KeyLayout;

/**
 * The ways to assign suits to some ranks, in groups that hold the same cards of certain suits, and
 * the same number of wild cards. Groups of {@link SuitAssignments} do not change and are shared by
 * threads; those of the tails of a {@link RunEnumerator} are its own.
 */
public final class SuitGroups {
  int count; // of groups; the arrays may be longer
  long[] sets; // the cards of each way, group by group
  int[] starts; // of each group, and the end of the last
  int[] counters; // of each group's cards, for the suits that define the groups

  /** The single way to hold no cards. */
  SuitGroups() {
    this(new long[1], new int[] {0, 1}, 0);
  }

  /** Ways to suit one rank. */
  SuitGroups(long[] sets, int[] starts, int... counters) {
    count = counters.length;
    this.sets = sets;
    this.starts = starts;
    this.counters = counters;
  }

  /**
   * Sets these to all products of two other groupings. Groups with more cards of one suit come
   * later.
   */
  void setProduct(SuitGroups a, SuitGroups b) {
    makeRoom(a.count * b.count, a.starts[a.count] * b.starts[b.count]);
    int filled = 0;
    for (int size = 0; filled < count; size++) {
      for (int ofB = 0; ofB < b.count; ofB++) {
        for (int ofA = 0; ofA < a.count; ofA++) {
          if (greatest(a.counters[ofA] + b.counters[ofB]) == size) {
            fill(filled++, a, ofA, b, ofB);
          }
        }
      }
    }
  }

  private void makeRoom(int groups, int ways) {
    count = groups;
    if (sets.length < ways) {
      sets = new long[ways];
    }
    if (counters.length < groups) {
      counters = new int[groups];
      starts = new int[groups + 1];
    }
  }

  private static int greatest(int counters) {
    int greatest = 0;
    for (int rest = counters; rest != 0; rest >>>= KeyLayout.BITS) {
      greatest = Math.max(greatest, rest & KeyLayout.COUNTER);
    }
    return greatest;
  }

  /** Fills a group with the product of two groups. */
  private void fill(int group, SuitGroups a, int ofA, SuitGroups b, int ofB) {
    int filled = starts[group];
    for (int j = b.starts[ofB]; j < b.starts[ofB + 1]; j++) {
      long set = b.sets[j];
      for (int i = a.starts[ofA]; i < a.starts[ofA + 1]; i++) {
        sets[filled++] = a.sets[i] | set;
      }
    }
    starts[group + 1] = filled;
    counters[group] = a.counters[ofA] + b.counters[ofB];
  }
}
