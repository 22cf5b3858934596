package dev.yaku.equity.internal.ranks;

import java.util.Arrays;

/**
 * The numbers of the multisets of missing board ranks, by the ranks of the missing cards of one
 * suit and the ranks of the others, at most two: a record, which other threads see as it was
 * created.
 *
 * @param suited the sets of ranks that cards of the suit can have, as places in the deck
 * @param rests the number of ways to choose the ranks of the other cards
 * @param numbers the number of the completion by {@code set * rests + rest}
 */
record Completions(char[] suited, int rests, char[] numbers) {
  /** Completions of boards that lack so many cards, so many of them of the suit. */
  static Completions of(int ranks, int missing, int cards) {
    int rests = Multisets.count(ranks, missing - cards);
    char[] suited = new char[1 << ranks];
    int count = 0;
    for (int set = 0; set < suited.length; set++) {
      suited[count] = (char) set;
      count += Integer.bitCount(set) == cards ? 1 : 0;
    }
    char[] numbers = new char[count * rests];
    int[] sorted = new int[cards];
    for (int i = 0; i < count; i++) {
      int filled = 0;
      for (int rest = suited[i]; rest != 0; rest &= rest - 1) {
        sorted[filled++] = Integer.numberOfTrailingZeros(rest);
      }
      Multisets.numbersWith(missing - cards, ranks, sorted, numbers, i * rests);
    }
    return new Completions(Arrays.copyOf(suited, count), rests, numbers);
  }
}
