package dev.yaku;

import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Enumerates all hands of some size, as plainly as possible. */
public final class Subsets {
  private Subsets() {}

  /** All sets of {@code size} of the cards. */
  public static void forEach(long cards, int size, LongConsumer action) {
    forEach(0, cards, size, action);
  }

  private static void forEach(long held, long cards, int size, LongConsumer action) {
    if (size == 0) {
      action.accept(held);
      return;
    }
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      forEach(held | Long.lowestOneBit(rest), rest & rest - 1, size - 1, action);
    }
  }

  /**
   * All lists of how often each of 13 ranks is held, of {@code size} cards, each at most 4 times.
   */
  public static void forEachRankMultiset(int size, Consumer<int[]> action) {
    count(new int[13], 0, size, action);
  }

  private static void count(int[] held, int rank, int left, Consumer<int[]> action) {
    if (rank == held.length) {
      if (left == 0) {
        action.accept(held.clone());
      }
      return;
    }
    for (held[rank] = 0; held[rank] <= Math.min(4, left); held[rank]++) {
      count(held, rank + 1, left - held[rank], action);
    }
    held[rank] = 0;
  }
}
