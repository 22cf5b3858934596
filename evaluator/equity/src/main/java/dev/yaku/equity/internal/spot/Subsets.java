package dev.yaku.equity.internal.spot;

import dev.yaku.Hand;
import dev.yaku.internal.cards.Combinatorics;
import java.util.function.LongConsumer;

/** Enumerates all sets of a size from some cards. */
public final class Subsets {
  private final long[] bits;
  private final int chosen;

  public Subsets(long cards, int chosen) {
    this.chosen = chosen;
    bits = new long[Long.bitCount(cards)];
    int filled = 0;
    for (int card : Hand.cards(cards)) {
      bits[filled++] = 1L << card;
    }
  }

  public void forEach(LongConsumer action) {
    choose(0, bits.length, chosen, action);
  }

  /** Enumerates the sets of these numbers, the last one excluded, in colexicographical order. */
  public void forEach(long from, long to, LongConsumer action) {
    if (from >= to) {
      return;
    }
    int[] places = places(from);
    for (long number = from; ; ) {
      long set = 0;
      for (int place : places) {
        set |= bits[place];
      }
      action.accept(set);
      if (++number == to) {
        return;
      }
      next(places);
    }
  }

  /** The places of the cards of a set, ascending, by its number. */
  private int[] places(long number) {
    int[] places = new int[chosen];
    long rest = number;
    int place = bits.length;
    for (int i = chosen; i > 0; i--) {
      long below;
      do {
        below = Combinatorics.choose(--place, i);
      } while (below > rest);
      rest -= below;
      places[i - 1] = place;
    }
    return places;
  }

  /** Changes ascending places to those of the next set. */
  public static void next(int... places) {
    int at = 0;
    while (at < places.length - 1 && places[at] + 1 == places[at + 1]) {
      places[at] = at;
      at++;
    }
    places[at]++;
  }

  /** Chooses {@code more} cards, all below a place. */
  private void choose(long set, int below, int more, LongConsumer action) {
    if (more == 0) {
      action.accept(set);
      return;
    }
    for (int place = more - 1; place < below; place++) {
      choose(set | bits[place], place, more - 1, action);
    }
  }

  public long[] toArray() {
    long[] sets = new long[(int) Combinatorics.choose(bits.length, chosen)];
    int[] filled = new int[1];
    forEach(set -> sets[filled[0]++] = set);
    return sets;
  }
}
