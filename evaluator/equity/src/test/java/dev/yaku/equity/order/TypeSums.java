package dev.yaku.equity.order;

import java.util.Arrays;

/**
 * Counts hands that share no card with another, where cards of one type are alike. Not thread-safe.
 */
final class TypeSums {
  /*
   * A hand is an ascending list of types; a part of it is a subset of its places. sums[p] is the
   * number of added hands that hold certain cards of the types of part p: it does not depend on
   * which. By inclusion and exclusion, the hands without any card of a hand are the sum over all
   * of its parts, those of an odd number of cards subtracted. The whole hand is a part, too: it
   * was added either once or not at all, so it has no sum.
   *
   * Lists are numbered as multisets: C(a, 1) + C(b + 1, 2) + C(c + 2, 3) + ...
   */
  private final int cards;
  private final int parts; // of a hand, but the whole
  private final int even; // how many have an even number of cards: they come first
  private final int[] slots; // by set of places: where a part is among the parts
  private final int[] places; // by hand, then by part: the index in sums
  private final int[][] steps; // C(type + i, i + 1) by i and type
  private final long[] sums;
  private final long[][] choose = new long[5][5];

  // the parts of the hand being added, and how many such hands hold each
  private final int[] masks;
  private final long[] weights;

  TypeSums(int cards, int types) {
    this.cards = cards;
    parts = (1 << cards) - 1;
    steps = new int[cards][types + 1];
    for (int type = 1; type <= types; type++) {
      for (int i = 0; i < cards; i++) {
        steps[i][type] = steps[i][type - 1] + (i == 0 ? 1 : steps[i - 1][type]);
      }
    }
    for (int n = 0; n < choose.length; n++) {
      for (int k = 0; k <= n; k++) {
        choose[n][k] = k == 0 || k == n ? 1 : choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    slots = new int[parts];
    int filled = 0;
    for (int odd = 0; odd < 2; odd++) {
      for (int mask = 0; mask < parts; mask++) {
        if ((Integer.bitCount(mask) & 1) == odd) {
          slots[mask] = filled++;
        }
      }
    }
    even = (1 << cards - 1) - (1 - (cards & 1)); // half of all, of which the whole may be one
    masks = new int[parts + 1];
    weights = new long[parts + 1];
    int[] starts = new int[cards + 1];
    for (int size = 1; size <= cards; size++) {
      starts[size] = starts[size - 1] + count(size - 1, types);
    }
    sums = new long[starts[cards]];
    places = new int[count(cards, types) * parts];
    fill(new int[cards], 0, types, starts);
  }

  private void fill(int[] hand, int filled, int types, int... starts) {
    if (filled < cards) {
      for (int type = filled == 0 ? 0 : hand[filled - 1]; type < types; type++) {
        hand[filled] = type;
        fill(hand, filled + 1, types, starts);
      }
      return;
    }
    int from = number(hand) * parts;
    for (int mask = 0; mask < parts; mask++) {
      int size = 0;
      int number = 0;
      for (int i = 0; i < cards; i++) {
        number += (mask >>> i & 1) == 0 ? 0 : steps[size++][hand[i]];
      }
      places[from + slots[mask]] = starts[size] + number;
    }
  }

  /** The number of lists of this many cards. */
  int count(int size, int types) {
    return size == 0 ? 1 : steps[size - 1][types];
  }

  /** The number of a list of ascending types. */
  int number(int... hand) {
    int number = 0;
    for (int i = 0; i < hand.length; i++) {
      number += steps[i][hand[i]];
    }
    return number;
  }

  /** What one more card adds to the number of a list. */
  int step(int place, int type) {
    return steps[place][type];
  }

  /** The ways to choose some of at most four cards. */
  long choose(int from, int some) {
    return choose[from][some];
  }

  /** Takes all hands out. */
  void clear() {
    Arrays.fill(sums, 0);
  }

  /**
   * The number of added hands that share no card with one hand of these types.
   *
   * @param own whether hands of these types were added
   */
  long apart(int number, boolean own) {
    int from = number * parts;
    long sum = own ? (cards & 1) == 0 ? 1 : -1 : 0;
    for (int i = from; i < from + even; i++) {
      sum += sums[places[i]];
    }
    for (int i = from + even; i < from + parts; i++) {
      sum -= sums[places[i]];
    }
    return sum;
  }

  /**
   * Adds all hands of these types.
   *
   * @param live the cards of each type
   */
  void add(int[] hand, int number, int[] live) {
    masks[0] = 0;
    weights[0] = 1;
    int filled = 1;
    for (int i = 0; i < cards; ) {
      int type = hand[i];
      int end = i + 1;
      while (end < cards && hand[end] == type) {
        end++;
      }
      int before = filled;
      for (int held = 1; held <= end - i; held++) { // of this type, in the part
        long ways = choose[live[type] - held][end - i - held];
        for (int j = 0; j < before; j++) {
          masks[filled] = masks[j] | (1 << held) - 1 << i;
          weights[filled++] = weights[j] * ways;
        }
      }
      for (int j = 0; j < before; j++) {
        weights[j] *= choose[live[type]][end - i];
      }
      i = end;
    }
    int from = number * parts;
    for (int j = 0; j < filled; j++) {
      if (masks[j] < parts) {
        sums[places[from + slots[masks[j]]]] += weights[j];
      }
    }
  }
}
