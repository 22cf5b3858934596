package dev.yaku.internal.spot;

import dev.yaku.Hand;
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

  /** The number of ways to choose {@code chosen} of {@code of} cards. */
  public static double count(int of, int chosen) {
    double count = 1;
    for (int i = 0; i < chosen; i++) {
      count = count * (of - i) / (i + 1);
    }
    return Math.rint(count);
  }

  public void forEach(LongConsumer action) {
    choose(0, bits.length, chosen, action);
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
    long[] sets = new long[(int) count(bits.length, chosen)];
    int[] filled = new int[1];
    forEach(set -> sets[filled[0]++] = set);
    return sets;
  }
}
