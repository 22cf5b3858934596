package dev.yaku.equity.internal.ranks;

import java.util.Arrays;

/**
 * The numbers of the multisets of missing board ranks, by the ranks of the missing cards of one
 * suit and the ranks of the others, at most two. Immutable except for tables created on first use;
 * safe for any number of threads.
 */
public final class Completions {
  private final int ranks;
  private final int missing;
  private final OfCards[] byCards; // by the number of suited cards

  /**
   * Those with a number of suited cards: a record, which other threads see as it was created.
   *
   * @param suited the sets of ranks that cards of the suit can have, as places in the deck
   * @param rests the number of ways to choose the ranks of the other cards, at most two
   * @param numbers the number of the completion by {@code set * rests + rest}
   */
  record OfCards(char[] suited, int rests, char[] numbers) {}

  /** Completions of boards that lack {@code missing} cards. */
  Completions(int ranks, int missing) {
    this.ranks = ranks;
    this.missing = missing;
    byCards = new OfCards[missing + 1];
  }

  OfCards of(int cards) {
    OfCards known = byCards[cards];
    if (known == null) { // if two threads create it at once, the contents are equal
      known = create(cards);
      byCards[cards] = known;
    }
    return known;
  }

  private OfCards create(int cards) {
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
    return new OfCards(Arrays.copyOf(suited, count), rests, numbers);
  }
}
