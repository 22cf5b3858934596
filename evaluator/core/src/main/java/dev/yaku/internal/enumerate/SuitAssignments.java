package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.internal.table.KeyLayout;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.LongStream;

/** All ways to assign suits to cards of one rank. */
public final class SuitAssignments {
  /*
   * The cards of each suit are counted in fields of four bits, as in keys; wild cards in every
   * suit.
   *
   * A group is all ways that hold the same cards of certain suits, and the same number of wild
   * cards. If no other suit can make a flush, all hands of a group have the same value.
   */
  public static final int ALL_SUITS = (1 << Card.SUITS.length()) - 1;

  /** The ways for natural cards of a rank, by the suits to choose from and the number chosen. */
  private static final SuitAssignments[][][] NATURAL =
      new SuitAssignments[Card.RANK_COUNT][ALL_SUITS + 1][Card.SUITS.length() + 1];

  final long[] sets; // the cards of each way
  final int[] counters; // the number of cards of each suit that each way holds
  final int count; // the number of ways
  final int most; // for each suit, the most cards that a way holds

  private final AtomicReferenceArray<Groups> bySuits = new AtomicReferenceArray<>(ALL_SUITS + 1);

  private SuitAssignments(long[] sets, int[] counters) {
    this.sets = sets;
    this.counters = counters;
    count = sets.length;
    // natural counts are 0 or 1, wild counts are all equal
    most = Arrays.stream(counters).reduce(0, (a, b) -> a | b);
  }

  /** All ways to choose so many of the live cards of one rank, which may be wild. */
  static SuitAssignments of(long live, int count, boolean wild) {
    if (wild) {
      return make(live, count, true);
    }
    int suits = 0;
    for (int card : Hand.cards(live)) {
      suits |= 1 << Card.suit(card);
    }
    SuitAssignments[] byCount = NATURAL[Card.rank(Long.numberOfTrailingZeros(live))][suits];
    SuitAssignments ways = byCount[count]; // read once: a second read might still find null
    if (ways == null) {
      ways = make(live, count, false); // two threads may create equal ones
      byCount[count] = ways;
    }
    return ways;
  }

  private static SuitAssignments make(long live, int count, boolean wild) {
    LongStream.Builder found = LongStream.builder();
    Hands.of(live, count).forEach(found);
    long[] sets = found.build().toArray();
    return new SuitAssignments(
        sets, Arrays.stream(sets).mapToInt(set -> counters(set, wild)).toArray());
  }

  private static int counters(long set, boolean wild) {
    int counters = 0;
    for (int card : Hand.cards(set)) {
      counters += fields(wild ? ALL_SUITS : 1 << Card.suit(card)) / KeyLayout.COUNTER;
    }
    return counters;
  }

  /** The mask of the fields of a set of suits. */
  static int fields(int suits) {
    int fields = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      fields |= (suits >>> suit & 1) * KeyLayout.COUNTER << KeyLayout.BITS * suit;
    }
    return fields;
  }

  /** The ways in groups that hold the same cards of these suits. */
  Groups bySuits(int suits) {
    Groups groups = bySuits.get(suits);
    if (groups == null) {
      groups = group(fields(suits));
      bySuits.set(suits, groups); // two threads may create equal ones
    }
    return groups;
  }

  private Groups group(int fields) {
    int[] held =
        Arrays.stream(counters).map(counter -> counter & fields).distinct().sorted().toArray();
    long[] grouped = new long[count];
    int[] starts = new int[held.length + 1];
    int filled = 0;
    for (int group = 0; group < held.length; group++) {
      for (int i = 0; i < count; i++) {
        if ((counters[i] & fields) == held[group]) {
          grouped[filled++] = sets[i];
        }
      }
      starts[group + 1] = filled;
    }
    return new Groups(grouped, starts, held);
  }

  /**
   * The ways to assign suits to some ranks, in groups: those of a group hold the same cards of
   * certain suits, and the same number of wild cards. Those of one rank do not change and are
   * shared by threads; those of the tails of a {@link RunEnumerator} are its own.
   */
  static final class Groups {
    int count; // of groups; the arrays may be longer
    long[] sets; // the cards of each way, group by group
    int[] starts; // of each group, and the end of the last
    int[] counters; // of each group's cards, for the suits that define the groups

    /** The single way to hold no cards. */
    Groups() {
      this(new long[1], new int[] {0, 1}, 0);
    }

    /** Ways to suit one rank. */
    Groups(long[] sets, int[] starts, int... counters) {
      count = counters.length;
      this.sets = sets;
      this.starts = starts;
      this.counters = counters;
    }

    /** Sets these to all products of two others. Groups with more cards of one suit come later. */
    void setProduct(Groups a, Groups b) {
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
    private void fill(int group, Groups a, int ofA, Groups b, int ofB) {
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
}
