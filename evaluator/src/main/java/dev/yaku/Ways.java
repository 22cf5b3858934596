package dev.yaku;

import java.util.Arrays;

/** All ways to suit cards of which the ranks are given. */
final class Ways {
  /*
   * How many cards of each suit there are is counted in four fields of four bits, as in keys. Wild
   * cards count in every suit.
   *
   * Ways come in groups: all that hold the same cards of certain suits, and equally many wild cards.
   * If no other suits can come to a flush, the hands of a group have one value. The ways to suit
   * several ranks are the products of the ways for each, and their groups are products of groups.
   */
  private static final int COUNTER_BITS = 4;
  private static final int COUNTER = (1 << COUNTER_BITS) - 1;
  static final int ALL_SUITS = (1 << Card.SUITS.length()) - 1;

  /** The one way to hold no cards. */
  static final Ways NONE = new Ways(new long[1], new int[1]);

  /** Those of natural cards of a rank, by the suits to choose from and how many are chosen. */
  private static final Ways[][][] NATURAL =
      new Ways[Card.RANK_COUNT][ALL_SUITS + 1][Card.SUITS.length() + 1];

  /** The cards of each way; null if there are several ranks. */
  final long[] sets;

  /** How many cards of each suit each way holds; null if there are several ranks. */
  final int[] counters;

  /** How many ways there are. */
  final int count;

  /** The most cards that a way holds, of each suit. */
  final int most;

  private final Ways lower; // null if there is one rank
  private final Ways highest;
  private final Groups[] bySuits = new Groups[ALL_SUITS + 1];

  /**
   * Ways in groups. Groups with more cards of one suit come later.
   *
   * @param sets the cards of each way
   * @param starts where each group starts, and the end of the last
   * @param counters how many cards a group holds of the suits that make the groups
   */
  record Groups(long[] sets, int[] starts, int[] counters) {

    int count() {
      return counters.length;
    }

    private Groups times(Groups others) {
      int count = count() * others.count();
      Groups product =
          new Groups(
              new long[sets.length * others.sets.length], new int[count + 1], new int[count]);
      int filled = 0;
      for (int size = 0; filled < count; size++) {
        for (int other = 0; other < others.count(); other++) {
          for (int own = 0; own < count(); own++) {
            if (greatest(counters[own] + others.counters[other]) == size) {
              product.fill(filled++, this, own, others, other);
            }
          }
        }
      }
      return product;
    }

    /** Makes a group the product of two. */
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

  private Ways(long[] sets, int... counters) {
    this.sets = sets;
    this.counters = counters;
    count = sets.length;
    most = Arrays.stream(counters).reduce(0, (a, b) -> a | b); // natural 0 or 1, wild all equal
    lower = null;
    highest = null;
  }

  private Ways(Ways lower, Ways highest) {
    sets = null;
    counters = null;
    count = lower.count * highest.count;
    most = lower.most + highest.most;
    this.lower = lower;
    this.highest = highest;
  }

  /**
   * All ways to take cards of one rank.
   *
   * @param live the cards to choose from
   * @param count how many are chosen
   * @param wild whether they are wild
   */
  static Ways of(long live, int count, boolean wild) {
    if (wild) {
      return make(live, count, true);
    }
    int suits = 0;
    for (int card : Hand.cards(live)) {
      suits |= 1 << Card.suit(card);
    }
    Ways[] ways = NATURAL[Card.rank(Long.numberOfTrailingZeros(live))][suits];
    if (ways[count] == null) {
      ways[count] = make(live, count, false); // two threads may both make them, and make the same
    }
    return ways[count];
  }

  private static Ways make(long live, int count, boolean wild) {
    Hands hands = Hands.of(live, count);
    long[] sets = new long[Math.toIntExact(hands.count())];
    int[] filled = new int[1];
    hands.forEach(set -> sets[filled[0]++] = set);
    return new Ways(sets, Arrays.stream(sets).mapToInt(set -> counters(set, wild)).toArray());
  }

  private static int counters(long set, boolean wild) {
    int counters = 0;
    for (int card : Hand.cards(set)) {
      counters += fields(wild ? ALL_SUITS : 1 << Card.suit(card)) / COUNTER;
    }
    return counters;
  }

  /** The fields of a set of suits. */
  static int fields(int suits) {
    int fields = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      fields |= (suits >>> suit & 1) * COUNTER << COUNTER_BITS * suit;
    }
    return fields;
  }

  private static int greatest(int counters) {
    int greatest = 0;
    for (int rest = counters; rest != 0; rest >>>= COUNTER_BITS) {
      greatest = Math.max(greatest, rest & COUNTER);
    }
    return greatest;
  }

  /** All products of these ways with those of a higher rank. */
  Ways times(Ways higher) {
    return new Ways(this, higher);
  }

  boolean isProductOf(Ways some, Ways higher) {
    return lower == some && highest == higher;
  }

  /** The ways in groups that hold the same cards of these suits. */
  Groups bySuits(int suits) {
    if (bySuits[suits] == null) {
      bySuits[suits] =
          lower == null ? group(fields(suits)) : lower.bySuits(suits).times(highest.bySuits(suits));
    }
    return bySuits[suits];
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
    return new Groups(grouped, starts, held); // made when full: other threads may find it
  }
}
